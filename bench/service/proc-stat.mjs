/** The processor time of processes, which Linux tells. */
import { readFileSync } from 'node:fs';

const ticksPerSecond = 100; // USER_HZ: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html

/**
 * What `/proc/ID/stat` says of a process: the id of its parent, and in seconds the processor time that it took itself and
 * that of its children which have ended. Throws where there is no such process any more.
 */
export function statOf(id) {
  const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' '); // from the third field on
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15).map((ticks) => Number(ticks) / ticksPerSecond);
  return { parent: fields[1], ownSeconds: user + system, endedSeconds: endedUser + endedSystem };
}
