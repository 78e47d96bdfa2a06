/** @typedef {{ search: string, reader: 'ru' | 'en', within: object, query: object }} ListQuery */

/** Returns the same pseudo-random numbers for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/**
 * Returns random lists as visitors request them. A fifth have no search; others search for one or two words, weighted
 * by how many cards contain them. The rest are word beginnings, typos, codes, fragments, price ranges, other sort
 * orders and deep pages.
 * @param {import('knex').Knex} db
 * @param {{ count: number, seed: number }} wanted
 * @returns {Promise<ListQuery[]>}
 */
export async function randomLists(db, { count, seed }) {
  const random = randomFrom(seed);
  /** @template T @param {readonly T[]} from @returns {T} */
  const of = (from) => /** @type {T} */ (from[Math.floor(random() * from.length)]);
  const { rows: words } = await db.raw(
    `select word, cards from vocab where length(word) >= 4 and word ~ '^[a-zа-я]+$' order by cards desc, word`,
  );
  const { rows: codes } = await db.raw(`select code from search_doc where code <> '' order by rank limit 20000`);
  const { rows: nums } = await db.raw('select category_num as num from category_stats where cards > 0 order by 1');
  const common = words.slice(0, 100);
  const word = () => (random() < 0.5 ? of(common) : of(words)).word;
  const slip = (/** @type {string} */ text) => {
    const at = 1 + Math.floor(random() * (text.length - 2));
    return text.slice(0, at) + text.slice(at + 1);
  };
  const kinds = [
    ...[() => '', () => '', word, word, word],
    ...[() => `${word()} ${word()}`, () => `${of(common).word} ${of(common).word}`, () => word().slice(0, 3)],
    ...[() => slip(word()), () => of(codes).code, () => of(codes).code.slice(1, 5)],
  ];
  return Array.from({ length: count }, () => ({
    search: of(kinds)(),
    asTyped: false,
    reader: of(['ru', 'en']),
    within: {
      ...{ categoryNum: random() < 0.25 ? of(nums).num : undefined, companyNum: undefined },
      choices: [],
    },
    query: {
      price: { from: undefined, to: random() < 0.15 ? BigInt(Math.floor(random() * 50_000_000)) : undefined },
      order: { by: random() < 0.8 ? 'popularity' : of(['nameEn', 'nameRu', 'brand']), descending: false },
      ...{ offset: random() < 0.1 ? 30 * Math.floor(random() * 200) : 0, limit: 30 },
    },
  }));
}
