/** @typedef {{ kind: string, text: string, price?: [number, number] }} Search */
/** @typedef {{ kind: string, text: string, categoryId: string, price?: [number, number], page: number }} ListQuestion */

const limit = 30;

/**
 * The lists people open: categories, and searches of every kind; the same ones for HTTP and for SQL.
 * @param {Search[]} searches
 * @param {string[]} categoryIds
 * @returns {ListQuestion[]}
 */
export function listQuestions(searches, categoryIds) {
  const browse = categoryIds.map((categoryId, i) => ({
    kind: 'browse',
    text: '',
    categoryId,
    page: i % 10 === 9 ? 3 : 1,
  }));
  const found = searches.map((search) => ({ ...search, categoryId: '', page: 1 }));
  return [...browse, ...found];
}

/** @param {ListQuestion} question */
export function listPath({ categoryId, text, price, page }) {
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (text) query.set('f_search', text);
  if (price) {
    query.set('f_price[0]', String(price[0]));
    query.set('f_price[1]', String(price[1]));
  }
  return `/catalog/category/${categoryId}?${query}`;
}

/** @param {string} text */
export const suggestPath = (text) => `/catalog/search/autocomplete-products?q=${encodeURIComponent(text)}`;

/**
 * What the search box asks while the searches are typed: every beginning of three letters or more.
 * @param {Search[]} searches
 */
export const keystrokes = (searches) =>
  searches.flatMap(({ text }) => Array.from({ length: Math.min(6, text.length - 2) }, (_, i) => text.slice(0, 3 + i)));

/**
 * What the catalogue is asked for a list, as the BFF asks it; prices are in roubles, half a paisa more or less does not matter here.
 * @param {ListQuestion} question
 */
export function listRequest({ categoryId, text, price, page }) {
  const rupees = (/** @type {number} */ amount) => ({ minor: BigInt(Math.round(amount * 110)), currency: 'INR' });
  const [from, to] = price ?? [];
  return {
    categoryId,
    filter: {
      search: text,
      priceFrom: from === undefined ? undefined : rupees(from),
      priceTo: to === undefined ? undefined : rupees(to),
    },
    sort: undefined,
    page: { page, limit },
  };
}

/**
 * One of the questions of each kind.
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
