import { seeded } from '../random.mjs';
import { customerDay } from './customer.mjs';
import { insist } from './insist.mjs';
import { HasLeft, openPerson } from './person.mjs';
import { managerDay, passerByDay, supplierDay } from './staff.mjs';

/** The users who work during the campaign. Users of one company are notified of each other's requests. */
const days = {
  'buyer@volga.example': customerDay,
  'buyer2@volga.example': customerDay,
  'rival@onega.example': customerDay,
  'zakup@kama.example': customerDay,
  'tender@ural.example': customerDay,
  'manager@setu.example': managerDay,
  'manager2@setu.example': managerDay,
  'senior@setu.example': managerDay,
  'supplier@kaveri.example': supplierDay,
  'supplier@deccan.example': supplierDay,
  'snab@amur.example': passerByDay,
};

/** @typedef {import('./person.mjs').Person} Person */

/**
 * Signs in all users and runs their work.
 * @param {{ origins: readonly string[], history: import('./history.mjs').History, seed: number, password: string }}
 *   options
 */
export async function openPeople({ origins, history, seed, password }) {
  let left = false;
  const people = Object.entries(days).map(([email, day], at) => {
    const person = openPerson({ email, address: `10.7.0.${at + 1}`, origins, history, hasLeft: () => left });
    return { person, day, random: seeded(seed * 1000 + at) };
  });
  for (const { person, day } of people) if (day !== passerByDay) await mustSignIn(person, password);
  const named = new Map(people.map(({ person }) => [person.email, person]));
  const cards = await someCards(named);
  /** @type {string[]} */
  const queue = [];
  /** @type {Set<string>} */
  const described = new Set();
  /** @type {string[]} */
  const sent = [];
  const shared = { history, cards, queue, described, sent, password };
  return {
    named,
    /**
     * Starts the work of all users. Resolves when every user has finished the work that they began.
     * @param {() => boolean} isOver
     */
    work: (isOver) =>
      Promise.all(
        people.map(({ person, day, random }) => day({ person, random, isOver, ...shared }).catch(throwUnlessLeft)),
      ),
    /** Makes the users stop. They would otherwise repeat calls when no process is left to answer. */
    leave: () => {
      left = true;
    },
    comeBack: () => {
      left = false;
    },
  };
}

/** @param {unknown} error */
function throwUnlessLeft(error) {
  if (!(error instanceof HasLeft)) throw error;
}

/** The number of attempts to sign in. A machine that has just started all processes may be slow at first. */
const maxTries = 5;

/** @param {Person} person @param {string} password */
async function mustSignIn(person, password) {
  for (let tries = 0; tries < maxTries; tries += 1) if (await person.signIn(password)) return;
  throw new Error(`${person.email} cannot sign in`);
}

const searches = ['pump', 'tea', 'cable', 'bearing', 'fabric'];

/**
 * Returns the ids of cards with a price, which a buyer can add to a cart and request.
 * @param {Map<string, Person>} named
 * @returns {Promise<string[]>}
 */
async function someCards(named) {
  const [person] = named.values();
  const ids = new Set();
  for (const search of searches) {
    const options = { kind: /** @type {const} */ ('read'), name: '/catalog/category/' };
    const found = await insist(
      async () =>
        person?.call('GET', `/catalog/category/?f_search=${search}&limit=10`, options) ??
        Promise.reject(new Error('nobody')),
    );
    for (const card of found.data.pagination.items) if (card.price_mode !== 'request') ids.add(card.sku_id);
  }
  return [...ids];
}
