"""Makes the German and English name finder: one module with a command line for each step (see README.md)."""

import os

# ONNX Runtime reports to its maker unless told otherwise before it is imported (microsoft/onnxruntime#27379).
os.environ["ORT_DISABLE_TELEMETRY"] = "1"
