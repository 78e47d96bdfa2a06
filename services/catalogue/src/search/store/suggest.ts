import type { Category } from '../../categories/domain/category.js';
import { categories } from '../../categories/store/categories.js';
import { colorOf } from '../../copies/store/picture-colors.js';
import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { afterPrefix, afterWord, type Match, type SearchWord, type Segment } from '../domain/search-query.js';
import { beginningsOf } from '../domain/word-index.js';
import { matchCondition } from './find-cards.js';
import type { Reading } from './read-search.js';

/** How much is suggested. */
const cardsShown = 7;
const categoriesShown = 5;

/** A card as the search box suggests it. */
export interface SuggestedCard {
  skuId: string;
  name: LocalText;
  vendorCode: string;
  category: { id: string; treeId: string; type: Category['type'] };
  pictureId: string | undefined;
  pictureColor: string;
}

export interface SuggestedCategory extends Category {
  /** Names from the root down to the parent. */
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
  /** Of a beginning: how many cards of it are kept ready. */
  kept: number;
}

const cardsOf = (ranked: string, kept = '0'): string => `
  select d.sku_id, v.name_en, v.name_ru, v.vendor_code, v.category_id, c.tree_id, c.type, v.picture_ids[1] as picture_id,
  ${colorOf('v.picture_ids[1]')} as picture_color, ${kept} as kept
  from (${ranked}) d join sku s on s.id = d.sku_id join company co on co.id = s.company_id and co.visible
  join sku_version v on v.sku_id = s.id and v.version = s.published_version
  join category c on c.id = v.category_id order by d.rank limit ${cardsShown}`;

/** The statement for one short word: its best cards are kept ready. */
export const readyCardsStatement = (beginning: string): Statement => {
  const kept = (what: string): string => `(select ${what} from suggestion where prefix = ? collate "C")`;
  const ranked = `select rank, sku_id from search_doc where rank = any (${kept('ranks')}::int[])`;
  return { sql: cardsOf(ranked, kept('cardinality(ranks)')), bindings: [beginning, beginning] };
};

/**
 * The statement for everything else: the most popular cards of a match. The planner has no idea how rare a code is, and
 * would walk all cards in rank order for one that does not exist: codes are looked up first, and ordered then.
 */
export function suggestedCardsStatement(match: Match): Statement {
  const where = matchCondition(match, []);
  const found = `select rank, sku_id from search_doc where ${where.sql}`;
  const isRare = 'fragment' in match || match.isCode === true;
  const matched = isRare ? `with found as materialized (${found}) select rank, sku_id from found` : found;
  return { sql: cardsOf(`${matched} order by rank limit ${cardsShown}`), bindings: where.bindings };
}

/** The words a name must have one of at each place; what stands for a word counts where both are single words. */
function placesOf(segments: readonly Segment[]): SearchWord[][] {
  return segments.flatMap(({ words, alternatives, isDropped }) => {
    if (isDropped) return [];
    const [only, ...more] = words;
    if (only === undefined || more.length > 0) return words.map((word) => [word]);
    return [[only, ...alternatives.flatMap((term) => (term.length === 1 ? term : []))]];
  });
}

/**
 * The statement for categories whose names have, for each of the words, one that begins with it or has its stem. A stem
 * must be whole: that of «чай» is «ча», which «части» begins with too.
 */
export function suggestedCategoriesStatement(segments: readonly Segment[], withEmpty: boolean): Statement {
  const beginnings = placesOf(segments).flatMap((words, place) =>
    words.flatMap(({ word, stem }) =>
      stem === undefined
        ? []
        : [
            { place, from: word, to: afterPrefix(word) },
            { place, from: stem, to: afterWord(stem) },
          ],
    ),
  );
  const asked = new Set(beginnings.map(({ place }) => place)).size;
  return {
    sql: `select w.category_num as num, coalesce(st.cards, 0) as cards
      from unnest(?::int[], ?::text[], ?::text[]) as given (place, first, after)
      join category_word w on w.word >= given.first collate "C" and w.word < given.after collate "C"
      left join category_stats st on st.category_num = w.category_num
      where ?::boolean or st.cards > 0
      group by w.category_num, st.cards having count(distinct given.place) = ?::int
      order by cards desc, num limit ${categoriesShown}`,
    bindings: [
      beginnings.map(({ place }) => place),
      beginnings.map(({ from }) => from),
      beginnings.map(({ to }) => to),
      withEmpty,
      asked,
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

/** The one word of a reading that has no other, nor anything that stands for it. */
function onlyWord(segments: readonly Segment[]): SearchWord | undefined {
  const [only, ...more] = segments;
  if (only === undefined || more.length > 0 || only.alternatives.length > 0) return undefined;
  return only.words.length === 1 ? only.words[0] : undefined;
}

/** Reads what the search box suggests for one reading of what was typed. */
export const suggestions = (conn: SqlConn) => ({
  cards: async (reading: Reading): Promise<SuggestedCard[]> => {
    const only = onlyWord(reading.segments);
    if (only !== undefined && beginningsOf(only.word).includes(only.word)) {
      const ready = await rowsOf<SuggestedRow>(conn, readyCardsStatement(only.word));
      // Where some of them have been hidden or withdrawn since, there may be others.
      const [first] = ready;
      if (first !== undefined && ready.length >= Math.min(cardsShown, first.kept)) return ready.map(toCard);
    }
    const { match } = reading;
    const byNames = 'query' in match && match.first !== undefined ? [{ query: match.first }] : [];
    for (const one of [...byNames, match]) {
      const found = await rowsOf<SuggestedRow>(conn, suggestedCardsStatement(one));
      if (found.length > 0) return found.map(toCard);
    }
    return [];
  },

  /** `withEmpty`: also those without published cards. */
  categories: async ({ segments }: Reading, withEmpty: boolean): Promise<SuggestedCategory[]> => {
    const asked = segments.filter(({ isDropped }) => !isDropped).flatMap(({ words }) => words);
    if (asked.every((word) => word.stem === undefined)) return [];
    const found = await rowsOf<{ num: number }>(conn, suggestedCategoriesStatement(segments, withEmpty));
    const nums = found.map(({ num }) => num);
    const own = await categories(conn).byNums(nums);
    const above = await categories(conn).byNums([...new Set(own.flatMap((one) => one.path))]);
    return nums.flatMap((num) => {
      const category = own.find((one) => one.num === num);
      if (category === undefined) return [];
      const parents = above.filter((one) => one.num !== num && category.path.includes(one.num));
      return [{ ...category, above: parents.map(({ name }) => name) }];
    });
  },
});
