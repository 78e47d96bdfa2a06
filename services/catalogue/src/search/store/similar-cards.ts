import { rowOf, rowsOf, type SqlConn, type Statement } from '../../store/sql.js';
import { maxCompared, type NameWord, type SimilarCard, type SimilarNames } from '../domain/similar.js';
import { staying } from './leaving-companies.js';
import { tsqueryOf } from './tsquery.js';

/** A card whose similar cards are requested. */
export interface SimilarSource {
  categoryNum: number;
  companyNum: number;
  words: NameWord[];
}

/** The candidates that are read. Few of each supplier are shown, so there are more than needed. */
const maxCandidates = 400;

/** Selects a card's category and supplier, and the words of its names with their numbers of cards. */
export const similarSourceStatement = (skuId: string): Statement => ({
  sql: `select c.num as "categoryNum", co.num as "companyNum", coalesce((
      select json_agg(json_build_object('stem', own.stem, 'cards', own.cards)) from (
        select name.stem, sum(w.cards)::int as cards
        from unnest(tsvector_to_array(to_tsvector('ru', search_words(v.name_en || ' ' || v.name_ru)))) as name (stem)
        join vocab w on w.stem = name.stem collate "C" group by name.stem) own), '[]') as words
    from sku s join company co on co.id = s.company_id
    join sku_version v on v.sku_id = s.id and v.version = coalesce(s.published_version, s.draft_version)
    join category c on c.id = v.category_id
    where s.id = ?::uuid and s.removed_at is null`,
  bindings: [skuId],
});

/**
 * Selects the public cards with similar names, those of other suppliers first, then those that share most words. The
 * word index finds them, and a limit bounds how many are compared.
 */
export const similarNamesStatement = ({ query, stems, atLeast }: SimilarNames, companyNum: number): Statement => ({
  sql: `select sku_id as id, company_num as "companyNum" from (
      select sku_id, company_num, rank, ${stems.map(() => '(words @@ ?::tsquery)::int').join(' + ')} as shared
      from search_doc where words @@ ?::tsquery and ${staying} limit ${maxCompared}) found
    where shared >= ?::int order by company_num = ?::int, shared desc, rank limit ${maxCandidates}`,
  bindings: [...stems.map((stem) => tsqueryOf({ lexeme: stem })), tsqueryOf(query), atLeast, companyNum],
});

/** Reads public cards that are similar to a card. */
export const similarCards = (conn: SqlConn) => ({
  /** Returns what a card is compared by, or undefined if there is no such card. */
  source: (skuId: string): Promise<SimilarSource | undefined> =>
    rowOf<SimilarSource>(conn, similarSourceStatement(skuId)),

  byNames: (names: SimilarNames, companyNum: number): Promise<SimilarCard[]> =>
    rowsOf<SimilarCard>(conn, similarNamesStatement(names, companyNum)),

  /** Returns those of some cards that are public now, in the given order. */
  publicOf: (ids: readonly string[]): Promise<SimilarCard[]> =>
    rowsOf<SimilarCard>(conn, {
      sql: `select given.id, company_num as "companyNum" from unnest(?::uuid[]) with ordinality as given (id, place)
        join search_doc on sku_id = given.id where ${staying} order by given.place`,
      bindings: [ids],
    }),
});
