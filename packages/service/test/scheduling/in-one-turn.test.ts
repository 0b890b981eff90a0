import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { inOneTurn } from '../../src/scheduling/in-one-turn.js';

/** A place where work gathers that writes down when its turns begin and end. */
function recorded() {
  const events: string[] = [];
  const gather = inOneTurn((doAll) => {
    events.push('begin');
    doAll();
    events.push('end');
  });
  return { events, does: (name: string) => gather(() => events.push(name)) };
}

describe('work of one turn', () => {
  test('is done together at its end, in the order of the calls', async () => {
    const { events, does } = recorded();
    const all = [does('first'), does('second')];
    expect(events).toEqual([]);
    await Promise.all(all);
    expect(events).toEqual(['begin', 'first', 'second', 'end']);
  });

  test('leaves what comes later to the next one', async () => {
    const { events, does } = recorded();
    const first = does('first').then(() => does('after the first'));
    await nextTurn();
    expect(events).toEqual(['begin', 'first', 'end']);
    await first;
    expect(events).toEqual(['begin', 'first', 'end', 'begin', 'after the first', 'end']);
  });

  test('resolves with what it returns', async () => {
    expect(await inOneTurn((doAll) => { doAll(); })(() => 7)).toBe(7); // prettier-ignore
  });

  test('goes on in the context of its caller', async () => {
    const context = new AsyncLocalStorage<string>();
    const gather = inOneTurn((doAll) => {
      doAll();
    });
    const inside = async (): Promise<string | undefined> => {
      await gather(() => undefined);
      return context.getStore();
    };
    expect(await Promise.all([context.run('one', inside), context.run('other', inside)])).toEqual(['one', 'other']);
  });

  test('rejects with what it throws, and the rest is done', async () => {
    const { events, does } = recorded();
    const gather = inOneTurn((doAll) => {
      doAll();
    });
    const fails = gather(() => {
      throw new Error('this one');
    });
    const follows = gather(() => does('the next'));
    await expect(fails).rejects.toThrow('this one');
    await follows;
    expect(events).toContain('the next');
  });

  test('is rejected where the turn can not begin, and the next turn begins anew', async () => {
    let isBroken = true;
    const gather = inOneTurn((doAll) => {
      if (isBroken) throw new Error('no turn');
      doAll();
    });
    const results = await Promise.allSettled([gather(() => 1), gather(() => 2)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isBroken = false;
    expect(await gather(() => 3)).toBe(3);
  });
});
