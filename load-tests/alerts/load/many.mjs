import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 500;

/**
 * Many who do the same again and again, each as soon as he was answered.
 * @param {number} count
 * @param {() => Promise<unknown>} call
 * @returns {() => Promise<unknown>} ends it
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
