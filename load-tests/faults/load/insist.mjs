import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('./person.mjs').Reply} Reply */

const pauseMs = 400;
const withinMs = 120_000;

/**
 * Repeats a call until it succeeds, as a user who clicks again. Use it only for calls that are safe to repeat.
 * @param {() => Promise<Reply>} call
 * @returns {Promise<Reply>} the last answer, which is still a refusal if no other came within two minutes
 */
export async function insist(call) {
  for (const deadline = performance.now() + withinMs; ; await sleep(pauseMs)) {
    const reply = await call();
    const answered = !reply.refused && reply.status !== 0;
    if (answered || performance.now() > deadline) return reply;
  }
}
