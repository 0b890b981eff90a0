/**
 * Keeps ONNX Runtime from reporting to its maker. Since 1.29 it does so on Linux and macOS (models, devices, errors, an
 * id of the machine in `~/.cache`) unless this variable is set before it starts: microsoft/onnxruntime#27379.
 *
 * To be imported before `onnxruntime-node`, and by the main thread: what a worker writes into its environment is a copy
 * that no library sees.
 */
process.env['ORT_DISABLE_TELEMETRY'] = '1';
