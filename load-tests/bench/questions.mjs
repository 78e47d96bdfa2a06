/** @typedef {import('../data/make-questions.mjs').Question} Question */

const limit = 30;

/**
 * Builds the catalogue request for a list as the BFF builds it. Prices are in roubles. A rounding error of half a paisa
 * does not matter here.
 * @param {Question} question
 */
export function listRequest({ categoryId, text, price, sort, page }) {
  const rupees = (/** @type {number} */ amount) => ({ minor: BigInt(Math.round(amount * 110)), currency: 'INR' });
  const [from, to] = price ?? [];
  const [key = '', direction] = sort?.split(']=') ?? [];
  return {
    categoryId,
    filter: {
      search: text,
      priceFrom: from === undefined ? undefined : rupees(from),
      priceTo: to === undefined ? undefined : rupees(to),
    },
    sort: sort === undefined ? undefined : { key, descending: direction === 'desc' },
    page: { page, limit },
    withFacets: true,
  };
}

/**
 * Groups the search queries by kind.
 * @template {{ kind: string }} T
 * @param {T[]} questions
 * @returns {Map<string, T[]>}
 */
export function byKind(questions) {
  /** @type {Map<string, T[]>} */
  const kinds = new Map();
  for (const question of questions) kinds.set(question.kind, [...(kinds.get(question.kind) ?? []), question]);
  return kinds;
}
