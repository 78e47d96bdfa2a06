import { between } from '../random.mjs';
import { now } from './history.mjs';
import { insist } from './insist.mjs';
import { publish } from './publish.mjs';

/** @typedef {import('./customer.mjs').Life} Life */

const write = /** @type {const} */ ('write');
const page = '/request/customer/description-to-request';

/**
 * Writes a request from a description as its form does, with an autosave after each pause, and usually sends it.
 * @param {Life} life
 * @param {number} turn
 */
export async function describe(life, turn) {
  const { person, random, history, described } = life;
  const opened = await insist(() => person.call('GET', page, { kind: 'read', name: page }));
  const id = opened.data?.request?.id;
  if (opened.status !== 200 || !id) return;
  described.add(id);
  const count = between(random, 1, 500);
  let isStored = false;
  let comment = '';
  for (let seq = 1; seq <= between(random, 2, 4); seq += 1) {
    comment = `Grade A, lot ${seq} (${person.email}, described ${turn})`;
    const body = { ...content(count, comment), editor: `form of ${id}`, seq };
    const options = { kind: write, name: '/request/first-step-save/{id}', body };
    const reply = await person.call('POST', `/request/first-step-save/${id}`, options);
    const acked = reply.status === 200;
    if (acked && !isStored) history.wrote({ kind: 'draft', at: now(), acked, who: person.email, id, sku: '' });
    isStored ||= acked;
    if (acked || reply.sent) history.wrote({ kind: 'save', at: now(), acked, who: person.email, id, seq, comment });
  }
  if (random() < 0.85) await publish(life, { id, count, comment, files: [] }, content(count, comment), isStored);
}

/** @param {number} count @param {string} comment */
const content = (count, comment) => ({
  position: {
    description: 'Chickpeas, 9 mm',
    comment,
    area: 'Packing',
    customs_code: '07132000',
    count: String(count),
    price: '125,50',
  },
  contract: { time_frame: 'by March', total_price: String(count * 125) },
});
