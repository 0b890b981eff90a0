/**
 * What two replicas answer while one of them is killed again and again, checked against one caller on one server.
 * Longer, or again as it was:
 *
 *   HISTORY_SECONDS=600 HISTORY_SEED=1 scripts/postgres.sh run npx vitest run packages/service/test/promises/history
 */
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../cli/process.js';
import { directServer, describeWithPostgres } from '../../stores/test-postgres.js';
import { type Replicas, startReplicas } from '../replicas.js';
import { isLinearizable } from './linearizability.js';
import { type RecordedCall, sessionModel } from './session-model.js';
import { carryOut, type Outcome, plansOf, readAll } from './workload.js';

const seconds = Number(process.env['HISTORY_SECONDS'] ?? 20);
const seed = Number(process.env['HISTORY_SEED'] ?? Date.now() % 1_000_000);
const sessionsAtOnce = 4;
const startsWithinMs = 60_000;

/** What is done to the replicas while they work. */
const anyHarm = fc.record({
  waitMs: fc.integer({ min: 300, max: 1_500 }),
  what: fc.constantFrom('kill the first', 'kill the second', 'cut all from the database'),
});

describeWithPostgres((server) => {
  describe(`what callers of two replicas see, seed ${seed}`, () => {
    let replicas: Replicas;
    let servers: [Server, Server];
    beforeAll(async () => {
      replicas = await startReplicas(server);
      servers = [...replicas.servers];
    });
    afterAll(async () => {
      await Promise.all(servers.map((one) => one.stop()));
      await replicas.stop();
    });

    /** Does harm until `isOver`, with both replicas alive at the end; resolves with how often. */
    const doHarm = async (isOver: () => boolean): Promise<number> => {
      let done = 0;
      for (const { waitMs, what } of fc.sample(anyHarm, { seed, numRuns: seconds * 4 })) {
        if (isOver()) break;
        await sleep(waitMs);
        if (what === 'cut all from the database') await replicas.database.cutConnections();
        else await killAndReplace(what === 'kill the first' ? 0 : 1);
        done++;
      }
      return done;
    };
    const killAndReplace = async (which: 0 | 1): Promise<void> => {
      servers[which].process.kill('SIGKILL');
      await servers[which].ended;
      servers[which] = await replicas.startAnother();
    };

    test(
      'is what one caller after the other could have seen',
      { timeout: seconds * 1_000 + startsWithinMs },
      async () => {
        const endMs = performance.now() + seconds * 1_000;
        const isOver = () => performance.now() > endMs;
        const harm = doHarm(isOver);
        const outcomes: Outcome[] = [];
        for (let round = 0; !isOver(); round++) {
          const plans = plansOf(seed + round, sessionsAtOnce);
          outcomes.push(...(await Promise.all(plans.map((plan) => carryOut(plan, () => servers)))));
        }
        const harms = await harm;
        for (const { id, history } of outcomes) {
          const whole = [...history, ...(await readAll(id, servers))];
          expect(isLinearizable(whole, sessionModel), shown(whole)).toBe(true);
        }
        const calls = outcomes.flatMap(({ history }) => history);
        const unanswered = calls.filter(({ answer }) => answer === undefined).length;
        console.log(
          `${outcomes.length} sessions, ${calls.length} calls, ${unanswered} without answer, ${harms} times harmed, seed ${seed}`,
        );
        expect(calls.length).toBeGreaterThan(seconds * 5);
        expect(unanswered).toBeGreaterThan(0);
      },
    );
  });
}, directServer);

/** A history for people, in the order in which the calls began. All values in it are made up. */
const shown = (history: readonly RecordedCall[]): string =>
  history
    .toSorted((a, b) => a.startMs - b.startMs)
    .map(
      (one) =>
        `${one.startMs.toFixed(1)} to ${one.endMs.toFixed(1)}: ${JSON.stringify(one.call)} -> ${JSON.stringify(one.answer)}`,
    )
    .join('\n');
