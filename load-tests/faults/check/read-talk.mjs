import { insist } from '../load/insist.mjs';
import { each, personOf } from './readers.mjs';
import { of } from './sorting.mjs';

/** @typedef {import('../load/person.mjs').Person} Person */
/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */

const read = /** @type {const} */ ('read');

/**
 * Reads the conversations with customers as a manager.
 * @param {Map<string, Person>} named
 * @param {readonly Write[]} writes
 */
export async function shownTalk(named, writes) {
  /** @type {State['conversations']} */
  const conversations = new Map();
  const senior = personOf(named, 'senior@setu.example');
  await each([...new Set(of(writes, 'message').map(({ id }) => id))], async (id) => {
    const name = '/request/{id}/messages/customer';
    const path = `/request/${id}/messages/customer?limit=100`;
    const reply = await insist(() => senior.call('GET', path, { kind: read, name, fine: [404] }));
    conversations.set(
      id,
      (reply.data?.list ?? []).map((/** @type {{ text: string }} */ message) => message.text),
    );
  });
  return conversations;
}

/**
 * Reads each supplier's current price for a request, signed in as that supplier.
 * @param {Map<string, Person>} named
 * @param {readonly Write[]} writes
 */
export async function shownOffers(named, writes) {
  /** @type {State['offered']} */
  const offered = new Map();
  const offers = new Map(of(writes, 'offer').map((write) => [offerKey(write), write]));
  await each([...offers.values()], async (write) => {
    const options = { kind: read, name: '/request/{id}/offer', fine: [404] };
    const reply = await insist(() => personOf(named, write.who).call('GET', `/request/${write.id}/offer`, options));
    offered.set(offerKey(write), reply.data?.terms?.price.value ?? 0);
  });
  return offered;
}

/** @param {{ who: string, id: string }} write */
export const offerKey = ({ who, id }) => `${who} ${id}`;
