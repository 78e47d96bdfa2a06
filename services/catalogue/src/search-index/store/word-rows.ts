import { isLanguageWord } from '../../search/store/language-words.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A stored word of the vocabulary. */
export interface WordRow {
  word: string;
  stem: string;
  sound: string;
  stemSound: string;
  cards: number;
}

/** A word's stem (undefined if it is too common to search by), and whether it is a word of Russian or English. */
export interface StemmedWord {
  stem: string | undefined;
  isWord: boolean;
}

const columns = 'v.word, v.stem, v.sound, v.stem_sound as "stemSound", v.cards';

/** Reads the vocabulary of the read model. */
export const wordRows = (conn: SqlConn) => ({
  /** Returns the next `limit` words in byte order. */
  after: (word: string, limit: number): Promise<WordRow[]> =>
    rowsOf(conn, {
      sql: `select ${columns} from vocab v where v.word > ? collate "C" order by v.word limit ?::int`,
      bindings: [word, limit],
    }),

  /** Returns the words in the names of these cards, of their categories and of their suppliers. */
  ofCards: (skuIds: readonly string[]): Promise<WordRow[]> =>
    rowsOf(conn, {
      sql: `select ${columns} from vocab v where v.word in (
          select unnest(string_to_array(trim(t.text), ' ')) from (
            select search_words(w.name_en || ' ' || w.name_ru) || ' ' || trim(words(w.brand_name)) as text
            from sku s join sku_version w on w.sku_id = s.id and w.version = s.published_version where s.id = any (?::uuid[])
            union select words(c.title_en || ' ' || c.title_ru) from category c where c.num in (
              select unnest(own.path) from search_doc d join category own on own.num = d.category_num
              where d.sku_id = any (?::uuid[]))
            union select supplier_name(co.short_name) from company co where co.num in (
              select d.company_num from search_doc d where d.sku_id = any (?::uuid[]))) t)`,
      bindings: [skuIds, skuIds, skuIds],
    }),

  /** Returns the stems of words, as the database computes them, and whether they are words of a language. */
  stems: async (words: readonly string[]): Promise<Map<string, StemmedWord>> => {
    const rows = await rowsOf<{ word: string; stem: string | null; isWord: boolean }>(conn, {
      sql: `select asked.word, asked.stem, ${isLanguageWord} as "isWord"
        from (select word, (tsvector_to_array(to_tsvector('ru', word)))[1] as stem from unnest(?::text[]) as word) asked`,
      bindings: [words],
    });
    return new Map(rows.map(({ word, stem, isWord }) => [word, { stem: stem ?? undefined, isWord }]));
  },
});
