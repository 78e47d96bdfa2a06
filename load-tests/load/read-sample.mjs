import { randomFrom } from '../data/random.mjs';

/** @typedef {import('../data/make-questions.mjs').Sample} Sample */

const sampled = 3_000;

/**
 * Selects cards with equal probability: draws random positions in the order of all cards and takes the card at or after
 * each position.
 */
const cards = `select v.name_en, v.name_ru, v.vendor_code, v.hs_code, v.category_id
  from unnest(?::int[]) with ordinality as drawn (rank, place)
  cross join lateral (select sku_id from search_doc d where d.rank >= drawn.rank order by d.rank limit 1) d
  join sku s on s.id = d.sku_id join sku_version v on v.sku_id = s.id and v.version = s.published_version
  order by drawn.place`;

/**
 * Draws random cards and categories. The categories are those of other random cards, and the top levels of the trees.
 * @param {import('knex').Knex} db of the catalogue
 * @param {number} seed
 * @returns {Promise<Sample>}
 */
export async function readSample(db, seed) {
  const random = randomFrom(seed ^ 0x5a);
  const { rows: ends } = await db.raw('select min(rank) as first, max(rank) as last from search_doc');
  const [first, last] = [Number(ends[0].first), Number(ends[0].last)];
  const draw = () => Array.from({ length: sampled }, () => first + random.below(last - first + 1));
  const { rows } = await db.raw(cards, [draw()]);
  const { rows: others } = await db.raw(cards, [draw()]);
  const tops = await db('category').where('level', '<', 2).pluck('id');
  return {
    cards: rows.map((/** @type {Record<string, string>} */ row) => ({
      name: { en: row.name_en ?? '', ru: row.name_ru ?? '' },
      ...{ vendorCode: row.vendor_code ?? '', hsCode: row.hs_code ?? '', categoryId: row.category_id ?? '' },
    })),
    // Two of three visitors open a sub-category. The others start at a higher level.
    categoryIds: [
      ...others.map((/** @type {Record<string, string>} */ { category_id }) => category_id ?? ''),
      ...Array.from({ length: sampled / 2 }, () => (random.below(10) === 0 ? '' : random.of(tops))),
    ],
  };
}
