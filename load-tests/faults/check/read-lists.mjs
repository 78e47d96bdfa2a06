import { insist } from '../load/insist.mjs';
import { customers } from './readers.mjs';

/** @typedef {import('../load/person.mjs').Person} Person */
/** @typedef {import('./state.mjs').State} State */

/** Reads the cart of each customer. @param {Map<string, Person>} named */
export async function shownCarts(named) {
  /** @type {State['carts']} */
  const carts = new Map();
  for (const person of customers(named)) {
    const body = { pagination: { page: 1, limit: 100 } };
    const reply = await insist(() =>
      person.call('POST', '/basket/items', { kind: 'read', name: '/basket/items', body }),
    );
    carts.set(
      person.email,
      new Map(reply.data.list.map((/** @type {any} */ line) => [line.product_sku.sku_id, line.count])),
    );
  }
  return carts;
}

/**
 * Counts how often each request appears in the customers' lists.
 * @param {Map<string, Person>} named
 */
export async function listed(named) {
  /** @type {State['listed']} */
  const listed = new Map();
  // One user per company is enough, because the users of a company share one list.
  const companies = new Map(customers(named).map((person) => [person.email.split('@')[1], person]));
  const names = ['/customer/request-from-catalog-list', '/customer/request-from-description-list'];
  for (const [person, name] of [...companies.values()].flatMap((one) =>
    names.map((each) => /** @type {const} */ ([one, each])),
  )) {
    for (let page = 1; ; page += 1) {
      const reply = await insist(() =>
        person.call('GET', `${name}?limit=100&page=${page}&sort[published_at]=asc`, { kind: 'read', name }),
      );
      for (const { id } of reply.data.list) listed.set(id, (listed.get(id) ?? 0) + 1);
      if (reply.data.list.length === 0) break;
    }
  }
  return listed;
}
