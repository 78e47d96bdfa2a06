import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./person.mjs').Reply} Reply */

const pauseMs = 400;
const withinMs = 120_000;

/**
 * Does it again until it is answered, as a person clicks again: for what may be repeated without harm.
 * @param {() => Promise<Reply>} ask
 * @returns {Promise<Reply>} the last answer; refused still when nothing else came within two minutes
 */
export async function insist(ask) {
  for (const until = performance.now() + withinMs; ; await sleep(pauseMs)) {
    const reply = await ask();
    const answered = !reply.refused && reply.status !== 0;
    if (answered || performance.now() > until) return reply;
  }
}
