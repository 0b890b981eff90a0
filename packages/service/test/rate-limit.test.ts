import { createMemoryRateCounter } from '../src/rate-limit.js';
import { rateCounterContract } from './rate-counter-contract.js';

const open = () => {
  let nowMs = 0;
  return Promise.resolve({
    counter: createMemoryRateCounter(() => nowMs),
    setClock: (time: number) => {
      nowMs = time;
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  });
};
rateCounterContract('memory', open, 100);
