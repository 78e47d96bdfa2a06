import { type Ids, systemIds } from '@setu/kit/simulation';
import type { Random } from './random.js';
import type { VirtualTime } from './virtual-time.js';

const word = (random: Random): string => (random.next() * 2 ** 32).toString(16).slice(0, 8).padStart(8, '0');

const hex = (random: Random, digits: number): string => {
  let text = '';
  while (text.length < digits) text += word(random).replace('.', '0');
  return text.slice(0, digits);
};

/** Returns ids that depend only on the seed and on the simulated time. They sort by creation, as the real ones do. */
export function simulatedIds(random: Random, time: VirtualTime): Ids {
  let count = 0;
  return {
    id: () => {
      count += 1;
      const at = time.ms().toString(16).padStart(12, '0');
      const place = (count & 0xfff).toString(16).padStart(3, '0');
      return `${at.slice(0, 8)}-${at.slice(8)}-7${place}-8${hex(random, 3)}-${hex(random, 12)}`;
    },
    token: (bytes = 32) => hex(random, bytes),
    number8: () => String(10_000_000 + random.below(90_000_000)),
  };
}

/**
 * Makes the process's default ids come from the seed. Some consumers use them directly, because consumers get no
 * dependencies.
 */
export const useAsSystemIds = (ids: Ids): void => {
  Object.assign(systemIds, ids);
};
