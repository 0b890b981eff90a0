/**
 * In place of the real worker: takes 100 ms for a text of the form "FILE NAME", and writes NAME into FILE when it begins.
 * Fails at once if NAME is "broken". Runs inside the pool's threads.
 */
import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export const findPatterns = takeTime;
export const findLearned = (text) => takeTime(text);

async function takeTime(text) {
  const [file, name] = text.split(' ');
  appendFileSync(file, `${name}\n`);
  await sleep(100);
  if (name === 'broken') throw new Error('broken');
  return [];
}
