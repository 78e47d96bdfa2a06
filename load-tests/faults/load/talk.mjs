import { between } from '../random.mjs';
import { now } from './history.mjs';
import { insist } from './insist.mjs';

/** @typedef {import('./customer.mjs').Life} Life */

const monthMs = 30 * 86_400_000;
const write = /** @type {const} */ ('write');

/**
 * Posts a message to the customer conversation of a request, twice, as a double click does. If a message gets no
 * answer, it is sent again with the same idempotency key.
 * @param {Pick<Life, 'person' | 'history'>} life
 * @param {string} id of the request
 * @param {'customer' | 'broker'} side
 * @param {number} turn distinguishes the messages of one user about one request
 */
export async function say({ person, history }, id, side, turn) {
  const text = `About the lot (${person.email}, ${id}, ${turn})`;
  const name = '/request/{id}/messages/customer';
  const options = { kind: write, name, body: { text }, key: `say ${text}`, fine: [409] };
  const press = () => insist(() => person.call('POST', `/request/${id}/messages/customer`, options));
  const replies = await Promise.all([press(), press()]);
  // A conversation closes when its request is rejected.
  if (replies.some(({ status }) => status === 409)) return;
  const acked = replies.some(({ status }) => status === 200);
  history.wrote({ kind: 'message', at: now(), acked, who: person.email, id, side, text });
}

/**
 * Submits a supplier's price for a request that was sent to them, then a better price. The last acknowledged price is
 * valid.
 * @param {Life} life
 * @param {string} id
 */
export async function offer({ person, random, history }, id) {
  const name = '/request/{id}/offer';
  const path = `/request/${id}/offer`;
  const terms = {
    minimum_quantum: 1,
    lead_days: 20,
    valid_until: new Date(Date.now() + monthMs).toISOString().slice(0, 10),
  };
  let version = 0;
  for (let price = between(random, 500, 900), turn = 1; turn <= 2; price -= 10, turn += 1) {
    const body = { ...terms, price: { value: price, currency: 'INR' }, ...(version > 0 && { version }) };
    const options = { kind: write, name, body, key: `offer ${id} ${turn}`, fine: [404, 409] };
    const reply = await insist(() => person.call('POST', path, options));
    // The request belongs to another supplier or is no longer open.
    if (reply.status === 404 || reply.status === 409) return;
    history.wrote({ kind: 'offer', at: now(), acked: reply.status === 200, who: person.email, id, price });
    if (reply.status !== 200) return;
    version = reply.data.terms.version;
  }
}
