import { now } from './history.mjs';
import { insist } from './insist.mjs';

/** @typedef {import('./customer.mjs').Life} Life */

const write = /** @type {const} */ ('write');

/** How often an impatient user sends the same call concurrently. */
const presses = 3;

/**
 * Sends the same request three times concurrently. Half of the requests have an Idempotency-Key. Occasionally cancels
 * the request immediately afterwards.
 * @param {Life} life
 * @param {import('./customer.mjs').Draft} draft
 * @param {object} body the content that is sent
 * @param {boolean} isStored whether the draft is recorded already
 */
export async function publish(life, draft, body, isStored) {
  const { person, random, history, queue } = life;
  const { id } = draft;
  const key = random() < 0.5 ? `publish ${id}` : undefined;
  const options = { kind: write, name: '/request/publish/{id}', body, ...(key && { key }) };
  const press = () => insist(() => person.call('POST', `/request/publish/${id}`, options));
  const replies = await Promise.all(Array.from({ length: presses }, press));
  const acked = replies.some(({ status }) => status === 200);
  if (!isStored) history.wrote({ kind: 'draft', at: now(), acked, who: person.email, id, sku: '' });
  history.wrote({ kind: 'publish', at: now(), acked, who: person.email, ...draft });
  if (!acked) return;
  if (random() < 0.08) await cancel(life, id);
  else queue.push(id);
}

/** @param {Pick<Life, 'person' | 'history'>} life @param {string} id */
async function cancel({ person, history }, id) {
  const status = 'rejected_by_customer';
  const body = { status, reject_reason: 'bad_price', reject_comment: 'Found it nearer' };
  const options = { kind: write, name: '/request/update-status/{id}', body, key: `cancel ${id}` };
  const reply = await insist(() => person.call('POST', `/request/update-status/${id}`, options));
  history.wrote({ kind: 'move', at: now(), acked: reply.status === 200, who: person.email, id, status });
}
