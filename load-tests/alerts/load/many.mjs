import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 500;

/**
 * Repeats a call in several parallel loops. Each loop calls again as soon as the previous answer arrives.
 * @param {number} count the number of loops
 * @param {() => Promise<unknown>} call
 * @returns {() => Promise<unknown>} ends the load
 */
export function many(count, call) {
  let over = false;
  const one = async () => {
    for (; !over; await sleep(pauseMs)) await call();
  };
  const all = Promise.all(Array.from({ length: count }, one));
  return () => {
    over = true;
    return all;
  };
}
