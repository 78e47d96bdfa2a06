/** @typedef {'broker' | 'customer' | 'supplier'} Side */
/** @typedef {{ kind: string, side: Side, of: 'rfc' | 'rfd' | 'any', sort?: [string, 'asc' | 'desc'], search?: string, statuses?: import('@setu/proto/words').RequestStatus[], managers?: string[], published?: { from: string, to: string }, page?: number }} Question */

const sorts = ['numeric_hash', 'name', 'status', 'published_at', 'total_price'];
const limit = 10;

/** The page numbers differ between the lists of a kind, so that no page is requested twice in a row. */
const pages = [1, 2, 3, 5, 8];

/** @param {Omit<Question, 'page'>} question @returns {Question[]} */
const onPages = (question) => pages.map((page) => ({ ...question, page }));

/** @param {Side} side @param {'rfc' | 'rfd' | 'any'} of @param {string[]} keys @returns {Question[]} */
const sorted = (side, of, keys) =>
  keys.flatMap((key) =>
    /** @type {const} */ (['asc', 'desc']).flatMap((direction) =>
      onPages({ kind: `${side} ${of}, by ${key} ${direction}`, side, of, sort: [key, direction] }),
    ),
  );

/**
 * Returns every sort and filter of each role's list, with several pages of each.
 * @param {{ managers: string[], numbers: string[], words: string[], companies: string[], months: { from: string, to:
 *   string }[] }} known
 * @returns {Question[]}
 */
export function requestQuestions({ managers, numbers, words, companies, months }) {
  const base = /** @type {const} */ ({ side: 'broker', of: 'rfc' });
  const searched = (/** @type {string} */ what, /** @type {string[]} */ texts) =>
    texts.map((search) => ({ ...base, kind: `broker rfc, searched by ${what}`, search }));
  const own = /** @type {const} */ ({ side: 'customer', of: 'rfc' });
  return [
    ...sorted('broker', 'rfc', [...sorts, 'manager', 'customer', 'due_at']),
    ...sorted('broker', 'rfd', ['published_at', 'total_price', 'customer']),
    ...onPages({ ...base, kind: 'broker rfc, of a status', statuses: ['new'] }),
    ...onPages({ ...base, kind: 'broker rfc, of three statuses', statuses: ['in_work', 'contracted', 'completed'] }),
    ...managers.map((id) => ({ ...base, kind: 'broker rfc, of a manager', managers: [id] })),
    ...months.map((published) => ({ ...base, kind: 'broker rfc, of a month', published })),
    ...searched('number', numbers),
    ...searched('words', words),
    ...searched('company', companies),
    ...sorted('customer', 'rfc', [...sorts, 'status_at']),
    ...onPages({ ...own, kind: 'customer rfc, of a status', statuses: ['in_work'] }),
    ...words.map((search) => ({ ...own, kind: 'customer rfc, searched by words', search })),
    ...sorted('supplier', 'any', ['published_at', 'status', 'name', 'status_at']),
  ];
}

const lists = {
  broker: '/broker/request-from-',
  customer: '/customer/request-from-',
};

/** @param {Question} question */
export function questionPath({ side, of, sort, search, statuses, managers, published, page = 1 }) {
  const query = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (search) query.set('search', search);
  if (sort) query.set(`sort[${sort[0]}]`, sort[1]);
  if (statuses) query.set('status', statuses.join(','));
  if (managers) query.set('managers', managers.join(','));
  if (published) query.set('published-on', `${published.from}~${published.to}`);
  if (side === 'supplier') return `/supplier/requests?${query}`;
  return `${lists[side]}${of === 'rfc' ? 'catalog' : 'description'}-list?${query}`;
}

/**
 * Builds the request to the request service for a list, as the BFF builds it.
 * @param {Question} question
 * @param {{ kinds: Record<Question['of'], import('@setu/proto/request/words').RequestKind>, statusOf: typeof
 *   import('@setu/proto/wire-words').wireRequestStatus }} terms
 */
export function questionRequest({ of, sort, search, statuses, managers, published, page = 1 }, terms) {
  return {
    kind: terms.kinds[of],
    search: search ?? '',
    publishedOn: { from: published?.from ?? '', to: published?.to ?? '', timeZone: 'Europe/Moscow' },
    statuses: (statuses ?? []).map(terms.statusOf),
    managerIds: managers ?? [],
    sort: sort ? { key: sort[0], descending: sort[1] === 'desc' } : undefined,
    page: { page, limit },
  };
}
