import { paddedArray } from '@setu/kit/db';
import type { Category } from '../../categories/domain/category.js';
import { categories } from '../../categories/store/categories.js';
import type { LocalText } from '../../domain/local-text.js';
import { colorOf } from '../../read-models/store/picture-colors.js';
import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { categoriesNearest, type TitledCategory } from '../domain/nearest.js';
import { afterPrefix, afterWord, type Match, type Segment } from '../domain/search-query.js';
import { type CardTier, cardsSuggested, categoriesSuggested, nameParts } from '../domain/suggestion.js';
import { beginningsOf } from '../domain/word-index.js';
import { matchCondition } from './find-cards.js';
import { staying } from './leaving-companies.js';

/** A card in the suggestions of the search box. */
export interface SuggestedCard {
  skuId: string;
  name: LocalText;
  vendorCode: string;
  category: { id: string; treeId: string; type: Category['type'] };
  pictureId: string | undefined;
  pictureColor: string;
}

export interface SuggestedCategory extends Category {
  /** The names from the root to the parent. */
  above: LocalText[];
}

interface SuggestedRow {
  sku_id: string;
  name_en: string;
  name_ru: string;
  vendor_code: string;
  category_id: string;
  tree_id: string;
  type: Category['type'];
  picture_id: string | null;
  picture_color: string | null;
}

/** Selects the displayed fields of cards. */
export const suggestedCardsByIds = (ids: readonly string[]): Statement => ({
  sql: `select s.id as sku_id, v.name_en, v.name_ru, v.vendor_code, v.category_id, c.tree_id, c.type,
      v.picture_ids[1] as picture_id, ${colorOf('v.picture_ids[1]')} as picture_color
    from unnest(?::uuid[]) with ordinality as asked (id, place)
    join sku s on s.id = asked.id and s.removed_at is null join company co on co.id = s.company_id and co.visible
    join sku_version v on v.sku_id = s.id and v.version = s.published_version
    join category c on c.id = v.category_id order by asked.place`,
  bindings: [paddedArray(ids)],
  isPrepared: true,
});

/** Selects the prepared cards of a short prefix, with the number that was prepared. */
export const preparedCardsStatement = (beginning: string): Statement => ({
  sql: `select d.sku_id, cardinality(r.ranks) as prepared from suggestion r join search_doc d on d.rank = any (r.ranks)
    where r.prefix = ? collate "C" and ${staying} order by d.rank limit ${cardsSuggested}`,
  bindings: [beginning],
});

/**
 * Selects the most popular cards of a match without prepared cards. The planner cannot tell how rare a code is, and
 * would walk all cards in rank order for a code that does not exist. Codes are therefore looked up first and then
 * sorted.
 */
export function suggestedCardsStatement(match: Match): Statement {
  const where = matchCondition(match, []);
  const found = `select rank, sku_id from search_doc where ${where.sql}`;
  const isRare = 'fragment' in match || match.isCode === true;
  const matched = isRare ? `with found as materialized (${found}) select rank, sku_id from found` : found;
  return { sql: `select sku_id from (${matched}) f order by rank limit ${cardsSuggested}`, bindings: where.bindings };
}

/** Which categories to find by name. */
export interface NamedBy {
  /** Whether a name must have all of the words or any of them. */
  required: 'all' | 'any';
  withEmpty: boolean;
  limit: number;
}

/**
 * Selects categories by the parts of their names: first those with the most matches, then those with the most complete
 * words.
 */
export function namedCategoriesStatement(
  segments: readonly Segment[],
  { required, withEmpty, limit }: NamedBy,
): Statement {
  const parts = nameParts(segments);
  const neededCount = required === 'all' ? new Set(parts.map(({ place }) => place)).size : 1;
  return {
    sql: `select w.category_num as num, count(distinct given.place)::int as words
      from unnest(?::int[], ?::text[], ?::text[]) as given (place, first, after)
      join category_word w on w.word >= given.first collate "C" and w.word < given.after collate "C"
      left join category_stats st on st.category_num = w.category_num
      where ?::boolean or st.cards > 0
      group by w.category_num, st.cards having count(distinct given.place) >= ?::int
      order by words desc, count(distinct given.place) filter (where w.word = given.first) desc,
        coalesce(st.cards, 0) desc, num
      limit ?::int`,
    bindings: [
      parts.map(({ place }) => place),
      parts.map(({ text }) => text),
      parts.map(({ text, isExact }) => (isExact ? afterWord(text) : afterPrefix(text))),
      withEmpty,
      neededCount,
      limit,
    ],
  };
}

const toCard = (row: SuggestedRow): SuggestedCard => ({
  skuId: row.sku_id,
  name: { en: row.name_en, ru: row.name_ru },
  vendorCode: row.vendor_code,
  category: { id: row.category_id, treeId: row.tree_id, type: row.type },
  pictureId: row.picture_id ?? undefined,
  pictureColor: row.picture_color ?? '',
});

interface FoundRow {
  sku_id: string;
  /** The number of cards prepared for a prefix. */
  prepared: number;
}

/** Reads the suggestions of the search box, and what is nearest to a search without results. */
export const suggestions = (conn: SqlConn) => {
  const named = async (segments: readonly Segment[], by: NamedBy): Promise<TitledCategory[]> =>
    nameParts(segments).length === 0 ? [] : rowsOf<TitledCategory>(conn, namedCategoriesStatement(segments, by));
  return {
    /** Returns the ids of the most popular cards. */
    cards: async ({ match, beginning }: CardTier): Promise<string[]> => {
      const ids = async (statement: Statement): Promise<FoundRow[]> => rowsOf<FoundRow>(conn, statement);
      const isPrepared = beginning !== undefined && beginningsOf(beginning).includes(beginning);
      const prepared = isPrepared ? await ids(preparedCardsStatement(beginning)) : [];
      const [first] = prepared;
      // If some prepared cards were hidden or withdrawn later, there may be others.
      const isComplete = first !== undefined && prepared.length >= Math.min(cardsSuggested, first.prepared);
      return (isComplete ? prepared : await ids(suggestedCardsStatement(match))).map((row) => row.sku_id);
    },

    /** Returns category numbers. `withEmpty` includes categories without published cards. */
    categories: async (segments: readonly Segment[], withEmpty: boolean): Promise<number[]> => {
      const by = { required: 'all', withEmpty, limit: categoriesSuggested } as const;
      return (await named(segments, by)).map(({ num }) => num);
    },

    /** Returns categories with any of the words in their names. */
    nearCategories: (segments: readonly Segment[]): Promise<TitledCategory[]> =>
      named(segments, { required: 'any', withEmpty: false, limit: categoriesNearest }),

    /** Returns the category numbers of cards, those with the most cards first. */
    categoriesOfCards: async (ids: readonly string[]): Promise<number[]> => {
      if (ids.length === 0) return [];
      const sql = `select category_num as num from search_doc where sku_id = any (?::uuid[])
      group by category_num order by count(*) desc, min(rank)`;
      return (await rowsOf<{ num: number }>(conn, { sql, bindings: [ids] })).map(({ num }) => num);
    },

    /** Returns the displayed fields of public cards, in the order of the ids. */
    cardsByIds: async (ids: readonly string[]): Promise<SuggestedCard[]> =>
      ids.length === 0 ? [] : (await rowsOf<SuggestedRow>(conn, suggestedCardsByIds(ids))).map(toCard),

    /** Returns the displayed fields of categories, in the order of the numbers. */
    categoriesByNums: async (nums: readonly number[]): Promise<SuggestedCategory[]> => {
      const found = await categories(conn).withAbove(nums);
      return nums.flatMap((num) => {
        const category = found.find((one) => one.num === num);
        if (category === undefined) return [];
        const parents = found.filter((one) => one.num !== num && category.path.includes(one.num));
        return [{ ...category, above: parents.map(({ name }) => name) }];
      });
    },
  };
};
