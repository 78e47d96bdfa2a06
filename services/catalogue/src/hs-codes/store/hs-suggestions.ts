import { maxCompared, type SimilarNames } from '../../search/domain/similar.js';
import { staying } from '../../search/store/leaving-companies.js';
import { tsqueryOf } from '../../search/store/tsquery.js';
import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import type { AskedWord, TypedWord } from '../domain/asked-words.js';
import type { CodeMatch, SimilarUse } from '../domain/rank-suggestions.js';

/** The codes that are ranked: those with the words of most weight, and those that most similar cards use. */
const [maxByWords, maxByCards] = [60, 20];
/** Codes with a word are counted up to this number, which is more than a distinguishing word of the largest nomenclature has. */
const maxCounted = 500;
/** The most similar cards whose codes are read. */
const maxSimilar = 400;

/** Goods whose code is unknown. An empty id stands for none. */
export interface Goods {
  categoryId: string | undefined;
  skuId: string | undefined;
}

/** A word whose codes are looked up. */
export interface FindingWord {
  stem: string;
  weight: number;
}

const queryOf = ({ stem }: { stem: string }): string => tsqueryOf({ lexeme: stem });

/** Selects the stems of words, with the numbers of codes and of public cards that have them. Stop words have no stem. */
export const askedWordsStatement = (words: readonly TypedWord[]): Statement => ({
  sql: `with typed as materialized (
      select distinct on (stem) stem, word, place from unnest(?::text[]) with ordinality as w (word, place),
        unnest(tsvector_to_array(to_tsvector('ru', fold(word)))) as stem order by stem, place)
    select word, stem, place::int - 1 as place,
      (select count(*)::int from (select from hs_code where words @@ quote_literal(stem)::tsquery limit ${maxCounted}) h) as codes,
      (select coalesce(sum(cards), 0)::int from vocab where vocab.stem = typed.stem collate "C") as cards
    from typed order by place, stem`,
  bindings: [words.map(({ word }) => word)],
});

/** Selects the codes from a heading on whose own names have the words of most weight. */
export const codesByWordsStatement = (words: readonly FindingWord[]): Statement => ({
  sql: `select h.code from unnest(?::text[], ?::float8[]) as asked (query, weight)
      join hs_code h on h.words @@ asked.query::tsquery where length(h.code) >= 4
    group by h.code order by sum(asked.weight) desc, length(h.code), h.code limit ${maxByWords}`,
  bindings: [words.map(queryOf), words.map(({ weight }) => weight)],
});

/** Selects how often public cards with similar names use each code, by the number of words that they share. */
export const similarUsesStatement = (
  { query, stems, atLeast }: SimilarNames,
  { categoryId, skuId }: Goods,
): Statement => ({
  sql: `with found as materialized (
      select sku_id, rank, category_num, ${stems.map(() => '(words @@ ?::tsquery)::int').join(' + ')} as shared
      from search_doc where words @@ ?::tsquery and ${staying} limit ${maxCompared}),
    alike as materialized (select * from found where shared >= ?::int and sku_id is distinct from ?::uuid
      order by shared desc, rank limit ${maxSimilar})
    select v.hs_code as code, a.shared, count(*)::int as cards,
      a.category_num is not distinct from (select num from category where id = ?::uuid) as "isSame",
      to_json((array_agg(json_build_object('en', v.name_en, 'ru', v.name_ru) order by a.rank))[1:2]) as examples
    from alike a join sku s on s.id = a.sku_id
    join sku_version v on v.sku_id = s.id and v.version = s.published_version
    where v.hs_code <> '' group by v.hs_code, a.shared, "isSame"`,
  bindings: [...stems.map((stem) => queryOf({ stem })), tsqueryOf(query), atLeast, skuId ?? null, categoryId ?? null],
});

/**
 * Selects codes with their paths, and which of the words their names have. Of the codes of cards, the longest known
 * beginning is taken.
 */
export const codeMatchesStatement = (
  codes: readonly string[],
  cardCodes: readonly string[],
  words: readonly AskedWord[],
): Statement => ({
  sql: `with asked as materialized (
      select query::tsquery, place::int - 1 as place from unnest(?::text[]) with ordinality as a (query, place)),
    wanted as (select unnest(?::text[]) as code union
      select h.code from unnest(?::text[]) as used (code) join lateral (select hs_code.code from hs_code
        where hs_code.code in (select left(used.code, n) from generate_series(4, 8) n)
        order by length(hs_code.code) desc limit 1) h on true)
    select h.code, h.name_en as en, h.name_ru as ru, length(h.words) as length,
      array(select place from asked where h.words @@ query order by place) as own,
      array(select place from asked where chapter.words @@ query or heading.words @@ query order by place) as above,
      array_remove(array[
        case when chapter.code is not null then jsonb_build_object('code', chapter.code, 'en', chapter.name_en, 'ru', chapter.name_ru) end,
        case when heading.code is not null then jsonb_build_object('code', heading.code, 'en', heading.name_en, 'ru', heading.name_ru) end
      ], null) as path
    from wanted join hs_code h on h.code = wanted.code
    left join hs_code chapter on chapter.code = left(h.code, 2)
    left join hs_code heading on heading.code = left(h.code, 4) and length(h.code) > 4`,
  bindings: [words.map(queryOf), codes, cardCodes],
});

/** Reads what suggestions of HS codes are ranked by. */
export const hsSuggestions = (conn: SqlConn) => ({
  /** Returns the words that have a stem, in order. Of words with the same stem, only the first. */
  asked: async (words: readonly TypedWord[]): Promise<AskedWord[]> => {
    const rows = await rowsOf<AskedWord & { place: number }>(conn, askedWordsStatement(words));
    return rows.map(({ place, ...word }) => ({ ...word, isExtra: words[place]?.isExtra ?? false }));
  },

  /** Returns roughly the number of codes in the nomenclature, without counting a large one. */
  count: async (): Promise<number> => {
    const sql = `select case when reltuples > 0 then reltuples::int else (select count(*)::int from hs_code) end as codes
      from pg_class where oid = 'hs_code'::regclass`;
    return (await rowsOf<{ codes: number }>(conn, { sql, bindings: [] }))[0]?.codes ?? 0;
  },

  /** Returns those of some codes whose subheading is not in the nomenclature. Empty while only a part of it is stored. */
  unknown: async (codes: readonly string[]): Promise<ReadonlySet<string>> => {
    const sql = `select given.code from unnest(?::text[]) as given (code)
      where exists (select from hs_code where official) and not exists (select from hs_code where code = left(given.code, 6))`;
    return new Set((await rowsOf<{ code: string }>(conn, { sql, bindings: [codes] })).map(({ code }) => code));
  },

  codesByWords: async (words: readonly FindingWord[]): Promise<string[]> =>
    (await rowsOf<{ code: string }>(conn, codesByWordsStatement(words))).map(({ code }) => code),

  similarUses: (names: SimilarNames, goods: Goods): Promise<SimilarUse[]> =>
    rowsOf<SimilarUse>(conn, similarUsesStatement(names, goods)),

  matches: (
    codes: readonly string[],
    uses: readonly SimilarUse[],
    words: readonly AskedWord[],
  ): Promise<CodeMatch[]> => {
    const cards = new Map<string, number>();
    for (const use of uses) cards.set(use.code, (cards.get(use.code) ?? 0) + use.cards);
    const mostUsed = [...cards.keys()].toSorted((a, b) => (cards.get(b) ?? 0) - (cards.get(a) ?? 0));
    return rowsOf<CodeMatch>(conn, codeMatchesStatement(codes, mostUsed.slice(0, maxByCards), words));
  },
});
