/** A walk over a text of 100 000 characters takes less on a slow machine, a square of it more on a fast one. */
export const maxLinearMs = 2_000;

/** Milliseconds of processor time that `work` takes: what other processes take does not count. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
