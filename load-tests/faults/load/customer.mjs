import { setTimeout as sleep } from 'node:timers/promises';
import { between, oneOf } from '../random.mjs';
import { describe } from './described.mjs';
import { now } from './history.mjs';
import { insist } from './insist.mjs';
import { publish } from './publish.mjs';
import { say } from './talk.mjs';

/**
 * @typedef {object} Life the state that the simulated users share or need
 * @property {import('./person.mjs').Person} person
 * @property {import('../random.mjs').Random} random
 * @property {import('./history.mjs').History} history
 * @property {string[]} cards ids of the available cards
 * @property {string[]} queue ids of published requests that no manager has accepted
 * @property {Set<string>} described ids of the requests by description; no card links them to a supplier
 * @property {string[]} sent ids of the requests sent to their suppliers, in order
 * @property {() => boolean} isOver whether the work must end
 */

/** @typedef {{ id: string, count: number, comment: string, files: string[] }} Draft */

const typedWords = ['Samples', 'first,', 'then', 'the', 'whole', 'lot.'];

/**
 * Simulates a customer, who browses, fills the cart, writes requests and sends most of them.
 * @param {Life} life
 */
export async function customerDay(life) {
  const { person, random, isOver } = life;
  for (let turn = 1; !isOver(); turn += 1) {
    await browse(life);
    await addToCart(life);
    const draft = await writeDraft(life, turn);
    if (draft && random() < 0.85) {
      const { count, comment, files } = draft;
      await publish(life, draft, { count, comment, files }, true);
      if (random() < 0.5) await say(life, draft.id, 'customer', turn);
    }
    if (random() < 0.4) await describe(life, turn);
    await person.call('GET', '/user/notice/api/last', { kind: 'read', name: '/user/notice/api/last' });
    await sleep(between(random, 200, 1_000));
  }
}

/** @param {Life} life */
async function browse({ person, random, cards }) {
  const sku = oneOf(random, cards);
  const text = oneOf(random, ['pump', 'tea', 'cable', 'bearing', 'steel']);
  await person.call('GET', `/catalog/category/?f_search=${text}`, { kind: 'read', name: '/catalog/category/' });
  await person.call('GET', `/catalog/product/${sku}`, { kind: 'read', name: '/catalog/product/{id}' });
}

/**
 * Adds a card from the first half of the cards to the cart. Requests use the second half, because publishing removes
 * the card from the cart.
 * @param {Life} life
 */
async function addToCart({ person, random, history, cards }) {
  const sku = oneOf(random, cards.slice(0, cards.length / 2));
  const count = between(random, 1, 9);
  const options = { kind: /** @type {const} */ ('write'), name: '/basket/products/add', body: { id: sku, count } };
  const reply = await person.call('POST', '/basket/products/add', options);
  const acked = reply.status === 200;
  if (acked || reply.sent) history.wrote({ kind: 'cart', at: now(), acked, who: person.email, sku, count });
}

/**
 * Opens a draft and types into it. The form saves after each change.
 * @param {Life} life
 * @param {number} turn
 * @returns {Promise<Draft | undefined>}
 */
async function writeDraft(life, turn) {
  const { person, random, history, cards } = life;
  const sku = oneOf(random, cards.slice(cards.length / 2));
  const name = '/customer/request/create-from-product/{id}';
  const path = `/customer/request/create-from-product/${sku}`;
  const opened = await insist(() => person.call('GET', path, { kind: 'write', name }));
  const id = opened.location.split('/').at(-1) ?? '';
  if (opened.status !== 204 || !id) return undefined;
  history.wrote({ kind: 'draft', at: now(), acked: true, who: person.email, id, sku });
  const files = random() < 0.4 ? await upload(life, `${person.email} ${turn}`) : [];
  const count = between(random, 1, 500);
  const steps = between(random, 2, 4);
  let comment = '';
  for (let seq = 1; seq <= steps; seq += 1) {
    comment = `${typedWords.slice(0, seq + 2).join(' ')} (${person.email}, ${turn})`;
    await save(life, { id, count, comment, files }, seq);
  }
  return { id, count, comment, files };
}

/** @param {Life} life @param {Draft} draft @param {number} seq */
async function save({ person, history }, { id, count, comment, files }, seq) {
  const body = { count, comment, files, editor: `form of ${id}`, seq };
  const options = { kind: /** @type {const} */ ('write'), name: '/request/first-step-save/{id}', body };
  const reply = await person.call('POST', `/request/first-step-save/${id}`, options);
  const acked = reply.status === 200;
  if (acked || reply.sent) history.wrote({ kind: 'save', at: now(), acked, who: person.email, id, seq, comment });
}

/**
 * @param {Life} life
 * @param {string} title a text that no other file contains
 * @returns {Promise<string[]>} the id of the file, or nothing if it was rejected
 */
async function upload({ person, history }, title) {
  const text = `%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n% ${title}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'application/pdf' }), 'specification.pdf');
  const reply = await person.call('POST', '/api/upload-file', { kind: 'transfer', name: '/api/upload-file', form });
  if (reply.status !== 200) return [];
  const { id } = reply.data;
  history.wrote({ kind: 'file', at: now(), acked: true, who: person.email, id, text });
  await person.call('GET', `/media/file/${id}/specification.pdf`, { kind: 'transfer', name: '/media/file/{id}' });
  return [id];
}
