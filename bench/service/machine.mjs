/** What a figure is to be read beside: the version of Node, the cores, and how busy they were in the last minutes. */
import { cpus, loadavg } from 'node:os';

/** One line without its end, such as `Node v24.1.0, 2 cores, load 1.2 0.9 0.8`. */
export function machine() {
  const load = loadavg().map((average) => average.toFixed(1));
  return `Node ${process.version}, ${cpus().length} cores, load ${load.join(' ')}`;
}
