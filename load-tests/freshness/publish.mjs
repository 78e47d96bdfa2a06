import { setTimeout as sleep } from 'node:timers/promises';

/** @typedef {import('../bench/staff.mjs').Staff} Staff */
/** @typedef {import('./approved-cards.mjs').Approved} Approved */
/**
 * @typedef {{ sku: string, word: string, phase: string, answerMs: number, foundMs: number | undefined }} Published
 *   milliseconds until the answer, and from the answer until the search found the card (undefined: never)
 */

const everyMs = 25;
const longestMs = 60_000;

// Only consonants, so that no word is the stem of another. All words have equal length, so that none is the beginning
// of another.
const letters = 'бвгджзклмн';

/** Returns a word that no other card contains. @param {string} prefix @param {number} at */
const wordOf = (prefix, at) =>
  [...`${prefix}${String(at).padStart(4, '0')}`].map((digit) => letters[Number(digit)] ?? digit).join('');

/**
 * Checks whether the search finds a card by its Russian word, under its Russian name.
 * @param {Pick<Published, 'sku' | 'word'>} card
 * @param {Staff} buyer
 */
export async function isFound({ sku, word }, buyer) {
  const { pagination } = /** @type {{ pagination: { items: { sku_id: string, name: string }[] } }} */ (
    await buyer.get(`/catalog/category/?f_search=${encodeURIComponent(word)}`)
  );
  return pagination.items.some(({ sku_id: id, name }) => id === sku && name === `Насос ${word}`);
}

/**
 * Publishes a card. As soon as the answer arrives, searches for the card repeatedly until it is found.
 * @param {Approved} card
 * @param {{ buyer: Staff, word: string, phase: string }} by
 * @returns {Promise<Published>}
 */
async function publishOne({ review, sku, reviewer, fields }, { buyer, word, phase }) {
  const startedAt = performance.now();
  const russian = Object.fromEntries(fields.map((field) => [field, field === 'name' ? `Насос ${word}` : 'По-русски']));
  await reviewer.post(`/broker/product-reviews/translate/${review}`, { product_sku_ru: russian }, `publish ${review}`);
  const answered = performance.now();
  const answerMs = Math.round(answered - startedAt);
  const about = { sku, word, phase, answerMs };
  while (performance.now() - answered < longestMs) {
    if (await isFound(about, buyer)) return { ...about, foundMs: Math.round((performance.now() - answered) * 10) / 10 };
    await sleep(everyMs);
  }
  return { ...about, foundMs: undefined };
}

/**
 * Publishes cards at a steady rate without waiting for the search. Calls `hurt`, which injects a fault, halfway
 * through.
 * @param {readonly Approved[]} cards
 * @param {{ buyer: Staff, phase: string, perMinute: number, prefix: string, hurt?: () => unknown }} how
 * @returns {Promise<Published[]>}
 */
export async function publishAll(cards, { buyer, phase, perMinute, prefix, hurt }) {
  /** @type {Promise<Published>[]} */
  const published = [];
  const startedAt = performance.now();
  for (const [at, card] of cards.entries()) {
    await sleep(Math.max(0, startedAt + (at * 60_000) / perMinute - performance.now()));
    if (at === cards.length >> 1) await hurt?.();
    published.push(publishOne(card, { buyer, phase, word: wordOf(prefix, at) }));
  }
  return Promise.all(published);
}
