import { everybody } from './everybody.mjs';
import { listed, shownCarts } from './read-lists.mjs';
import { shownFiles, shownRequests } from './read-requests.mjs';
import { shownOffers, shownTalk } from './read-talk.mjs';
import { tables } from './tables.mjs';

/** @typedef {import('../load/person.mjs').Person} Person */
/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */

/**
 * Reads everything back, over HTTP as users see it and from the tables.
 * @param {{ named: Map<string, Person>, writes: readonly Write[], ownerUrl: string }} from
 * @returns {Promise<State>}
 */
export async function gather({ named, writes, ownerUrl }) {
  return {
    requests: await shownRequests(named, writes),
    carts: await shownCarts(named),
    files: await shownFiles(named, writes),
    listed: await listed(named),
    conversations: await shownTalk(named, writes),
    offered: await shownOffers(named, writes),
    people: await everybody(),
    ...(await tables(ownerUrl)),
  };
}
