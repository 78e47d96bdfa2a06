import { numberOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { IndexedCard } from '../domain/segment.js';

interface Row {
  sku_id: string;
  rank: number;
  price: string | null;
  price_to: string | null;
  landed: number | null;
  name_en: number;
  name_ru: number;
  brand: number;
  terms: number;
  origin: number;
  category: number;
  company: number;
  code: string;
  words: string;
}

/** A separator that no lexeme contains. Words have only letters and digits, and marks are our own. */
const betweenLexemes = '\u0001';
const words = `array_to_string(tsvector_to_array(d.words), e'\\u0001') as words`;

/** The columns of a card of `search_doc` d, without its words. */
export const cardColumns = `d.sku_id, d.rank, d.price, d.price_to, (select p.kopecks::float8 from landed_price p where p.sku_id = d.sku_id) as landed, d.name_rank_en as name_en, d.name_rank_ru as name_ru,
  d.brand_rank as brand, d.terms, d.origin, d.category_num as category, d.company_num as company, d.code`;

const toCard = (row: Row): IndexedCard => ({
  ...{ skuId: row.sku_id, rank: row.rank, code: row.code },
  ...{ price: numberOf(row.price), priceTo: numberOf(row.price_to), landed: row.landed ?? undefined },
  ...{ nameEn: row.name_en, nameRu: row.name_ru, brand: row.brand },
  ...{ terms: row.terms, origin: row.origin, category: row.category, company: row.company },
  lexemes: row.words === '' ? [] : row.words.split(betweenLexemes),
});

/** Reads the public cards from the read model. */
export const indexedRows = (conn: SqlConn) => ({
  /** Returns those of `ids` that are public. */
  byIds: async (ids: readonly string[]): Promise<IndexedCard[]> => {
    if (ids.length === 0) return [];
    const sql = `select ${cardColumns}, ${words} from search_doc d where d.sku_id = any (?::uuid[])`;
    return (await rowsOf<Row>(conn, { sql, bindings: [ids] })).map(toCard);
  },
});
