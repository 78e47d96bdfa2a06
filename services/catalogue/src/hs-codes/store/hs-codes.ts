import { likeContaining } from '@setu/kit/db';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { HsCode } from '../domain/hs-code.js';

const maxCodes = 30;
const columns = 'code, name_en as en, name_ru as ru';

/** The maximum number of cards whose codes are counted: a category's most popular ones. */
const sample = 2_000;

/** Reads and writes the nomenclature and its use on cards. */
export const hsCodes = (conn: SqlConn) => ({
  /**
   * Returns up to 30 codes that begin with the given digits or are themselves a beginning of these digits, shortest
   * first.
   */
  byDigits: (digits: string): Promise<HsCode[]> =>
    rowsOf<HsCode>(conn, {
      sql: `select ${columns} from hs_code where code like ? or ? like code || '%' order by length(code), code limit ${maxCodes}`,
      bindings: [`${digits}%`, digits],
    }),

  /**
   * Returns up to 30 codes that have any of the words, in either language, in their own name or in that of their heading.
   * Codes with the most words come first, then those with the rarer words, then chapters. A name has a word in any of its
   * forms, or as a beginning. Stop words do not count beside other words.
   */
  byWords: (words: readonly string[]): Promise<HsCode[]> =>
    rowsOf<HsCode>(conn, {
      sql: `with typed as materialized (
          select *, plainto_tsquery('ru', word) as query from unnest(?::text[], ?::text[]) as t (word, beginning)),
        asked as materialized (
          select * from typed where numnode(query) > 0 or not exists (select from typed where numnode(query) > 0)),
        named as materialized (
          select own.code, own.words, heading.words as above,
            fold(concat_ws(' ', '', own.name_en, own.name_ru, heading.name_en, heading.name_ru)) as names
          from hs_code own left join hs_code heading on heading.code = left(own.code, 4) and length(own.code) > 4),
        hits as materialized (
          select code, word from named join asked on words @@ query or above @@ query or names like beginning),
        rarity as (select word, 1.0 / count(*) as worth from hits group by word),
        best as (select code, count(*) as matched, sum(worth) as worth from hits join rarity using (word) group by code)
        select ${columns} from best join hs_code using (code)
        order by matched desc, worth desc, length(code), code limit ${maxCodes}`,
      bindings: [words, words.map((word) => likeContaining(` ${word}`))],
    }),

  chapters: (): Promise<HsCode[]> =>
    rowsOf<HsCode>(conn, { sql: `select ${columns} from hs_code where length(code) = 2 order by code`, bindings: [] }),

  /** Returns up to five codes that the popular cards of a category and its subtree use most, most used first. */
  ofCategory: (categoryId: string): Promise<HsCode[]> =>
    rowsOf<HsCode>(conn, {
      sql: `with top as (select rank from listing where category_num = (select num from category where id = ?)
          order by rank limit ${sample}),
        used as (select left(v.hs_code, 6) as digits, count(*)::int as cards from top
          join search_doc d on d.rank = top.rank join sku s on s.id = d.sku_id
          join sku_version v on v.sku_id = s.id and v.version = s.published_version
          where v.hs_code <> '' group by 1 order by 2 desc, 1 limit 5)
        select h.code, h.name_en as en, h.name_ru as ru from used
        join lateral (select * from hs_code where used.digits like code || '%' order by length(code) desc limit 1) h on true
        order by used.cards desc, used.digits`,
      bindings: [categoryId],
    }),

  /** Returns the name of each code, or of the next known code above it. Codes without either are missing. */
  named: async (codes: readonly string[]): Promise<ReadonlyMap<string, HsCode>> => {
    if (codes.length === 0) return new Map();
    const rows = await rowsOf<HsCode & { asked: string }>(conn, {
      sql: `select asked.code as asked, h.code, h.name_en as en, h.name_ru as ru from unnest(?::text[]) as asked (code)
        join lateral (select * from hs_code where asked.code like code || '%' order by length(code) desc limit 1) h on true`,
      bindings: [[...codes]],
    });
    return new Map(rows.map(({ asked, ...code }) => [asked, code]));
  },

  /** Returns the number of public cards by their full code. */
  used: async (): Promise<ReadonlyMap<string, number>> => {
    const rows = await rowsOf<{ code: string; cards: number }>(conn, {
      sql: `select v.hs_code as code, count(*)::int as cards from search_doc d join sku s on s.id = d.sku_id
        join sku_version v on v.sku_id = s.id and v.version = s.published_version where v.hs_code <> '' group by 1`,
      bindings: [],
    });
    return new Map(rows.map(({ code, cards }) => [code, cards]));
  },

  /** Returns whether the stored codes are only a subset of the official nomenclature. */
  isSubset: async (): Promise<boolean> => {
    const sql = 'select exists (select from hs_code where official) as official';
    return (await rowOf<{ official: boolean }>(conn, { sql, bindings: [] }))?.official !== true;
  },

  /**
   * Writes codes. An official name is replaced only by another official one. An empty name keeps the stored name. If
   * there is none, it becomes the name in the other language.
   */
  put: async (codes: readonly HsCode[], official: boolean): Promise<void> => {
    for (let at = 0; at < codes.length; at += 1_000) {
      const part = codes.slice(at, at + 1_000);
      await rowsOf(conn, {
        sql: `insert into hs_code as known (code, name_en, name_ru, official)
          select n.code, coalesce(nullif(n.en, ''), old.name_en, n.ru), coalesce(nullif(n.ru, ''), old.name_ru, n.en), ?::boolean
          from unnest(?::text[], ?::text[], ?::text[]) as n (code, en, ru) left join hs_code old on old.code = n.code
          on conflict on constraint hs_code_pk do update set name_en = excluded.name_en, name_ru = excluded.name_ru,
            official = excluded.official where excluded.official or not known.official`,
        bindings: [official, part.map(({ code }) => code), part.map(({ en }) => en), part.map(({ ru }) => ru)],
      });
    }
  },
});
