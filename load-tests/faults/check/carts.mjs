import { grouped, of } from './sorting.mjs';

/** @typedef {import('../load/history.mjs').Write} Write */
/** @typedef {import('./state.mjs').State} State */
/** @typedef {import('./state.mjs').Finding} Finding */

/**
 * Checks the number of each card in the carts. The minimum is the sum of the acknowledged additions. The maximum also
 * includes the additions that may have happened.
 * @param {readonly Write[]} writes
 * @param {State} state
 */
export function carts(writes, { carts: found }) {
  /** @type {Finding[]} */
  const findings = [];
  for (const [key, adds] of grouped(of(writes, 'cart'), ({ who, sku }) => `${who} ${sku}`)) {
    const [{ who, sku, at } = { who: '', sku: '', at: 0 }] = adds.filter(({ acked }) => acked).slice(-1);
    const sum = (/** @type {typeof adds} */ some) => some.reduce((total, { count }) => total + count, 0);
    const expected = sum(adds.filter(({ acked }) => acked));
    const there = found.get(who)?.get(sku) ?? 0;
    if (there < expected) findings.push({ at, fault: 'lost', text: `cart ${key}: ${there} of ${expected}` });
    if (expected > 0 && there > sum(adds))
      findings.push({ at, fault: 'duplicated', text: `cart ${key}: ${there}, at most ${sum(adds)}` });
  }
  return findings;
}
