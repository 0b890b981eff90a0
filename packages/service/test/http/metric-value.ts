import type { Service } from './service.js';

/** The value of a metric as `/metrics` prints it, with its labels in the name; 0 where it has not been counted. */
export async function metricValue(service: Service, name: string): Promise<number> {
  const line = (await service.metrics()).split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length) ?? 0);
}
