import { insist } from '../../faults/load/insist.mjs';
import { openPerson } from '../../faults/load/person.mjs';
import { between, oneOf } from '../../faults/random.mjs';

/** @typedef {Awaited<ReturnType<typeof steadyLoad>>} Load */

const searches = ['pump', 'tea', 'cable', 'bearing', 'steel', 'fabric', 'насос', 'чай', 'valve', 'rice'];
/** The interval between two calls in ms. */
const intervals = { list: 333, suggestions: 1_000, cart: 1_500, publish: 12_000 };
/** The number of keystrokes per second. */
const keystrokes = 3;
const notWritten = {
  record: { calls: [], writes: [], windows: [] },
  called: () => 0,
  wrote: () => 0,
  begins: () => {},
  isOver: () => {},
};

/**
 * Starts a light load and ignores failed calls. Anonymous visitors read lists and suggestions, a buyer changes a cart,
 * and a request is sent now and then.
 * @param {{ origins: readonly string[], random: import('../../faults/random.mjs').Random, password: string }} of
 */
export async function steadyLoad({ origins, random, password }) {
  const open = (/** @type {string} */ email, /** @type {string} */ address) =>
    openPerson({ email, address, origins, history: notWritten });
  const visitor = open('a stranger', '10.8.0.1');
  const typist = open('a typist', '10.8.0.2');
  const buyer = open('buyer@volga.example', '10.8.0.3');
  for (let tries = 0; !(await buyer.signIn(password)); tries += 1)
    if (tries > 4) throw new Error(`${buyer.email} cannot sign in`);
  const cards = await cardsOf(visitor);

  const list = () => {
    const path = `/catalog/category/?f_search=${oneOf(random, searches)}&limit=${between(random, 10, 40)}`;
    return visitor.call('GET', path, { kind: 'read', name: '/catalog/category/' });
  };
  const suggestions = () => {
    const typed = oneOf(random, searches);
    const name = '/catalog/search/autocomplete-products';
    const suggest = (/** @type {unknown} */ _, /** @type {number} */ at) =>
      typist.call('GET', `${name}?q=${encodeURIComponent(`${typed.slice(0, 3)}${'aei'[at]}`)}`, { kind: 'read', name });
    return Promise.all(Array.from({ length: keystrokes }, suggest));
  };
  const cart = () => {
    const body = { id: oneOf(random, cards), count: between(random, 1, 9) };
    return buyer.call('POST', '/basket/products/add', { kind: 'write', name: '/basket/products/add', body });
  };
  const publish = async () => {
    const path = `/customer/request/create-from-product/${oneOf(random, cards)}`;
    const { location } = await buyer.call('GET', path, { kind: 'write', name: 'create-from-product' });
    const id = location.split('/').at(-1);
    if (!id) return false;
    const body = { count: between(random, 1, 500), comment: 'Samples first, then the whole lot.', files: [] };
    const reply = await buyer.call('POST', `/request/publish/${id}`, {
      kind: 'write',
      name: '/request/publish/{id}',
      body,
    });
    return reply.status === 200;
  };
  const timers = Object.entries({ list, suggestions, cart, publish }).map(([name, call]) =>
    setInterval(() => void call(), intervals[/** @type {keyof typeof intervals} */ (name)]),
  );
  return {
    /** Saves a random card to the buyer's cart. */
    cart,
    /** Sends a request and returns whether Setu accepted it. */
    publish,
    stop: () => {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

/**
 * Returns the ids of cards with a price, which a buyer can add to a cart and request.
 * @param {import('../../faults/load/person.mjs').Person} person
 * @returns {Promise<string[]>}
 */
async function cardsOf(person) {
  const path = '/catalog/category/?f_search=pump&limit=40';
  const reply = await insist(() => person.call('GET', path, { kind: 'read', name: 'cards' }));
  const found = reply.data.pagination.items.filter((/** @type {any} */ card) => card.price_mode !== 'request');
  if (found.length === 0) throw new Error('the demo world has no cards');
  return found.map((/** @type {any} */ card) => card.sku_id);
}
