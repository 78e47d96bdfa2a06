import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 500;

/**
 * Repeats a call in parallel, each time as soon as the previous answer arrived.
 * @param {number} count
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
