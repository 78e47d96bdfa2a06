import { carts } from './carts.mjs';
import { drafts, files } from './drafts.mjs';
import { moves } from './moves.mjs';
import { publishes } from './publishes.mjs';
import { messages, offers } from './talk.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */

/**
 * Checks that Setu stored every acknowledged write exactly once: carts, drafts, files, publishing, transitions,
 * messages and offers.
 * @param {readonly Write[]} writes
 * @param {State} state
 * @returns {Finding[]}
 */
export function checkWrites(writes, state) {
  return [
    ...carts(writes, state),
    ...drafts(writes, state),
    ...files(writes, state),
    ...publishes(writes, state),
    ...moves(writes, state),
    ...messages(writes, state),
    ...offers(writes, state),
  ];
}
