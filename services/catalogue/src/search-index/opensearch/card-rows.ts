import { numberOf, rowsOf, type SqlConn } from '../../store/sql.js';
import { sumModulus } from '../store/doc-changes.js';

/** A card as the cluster stores it, with the fields of `cardMapping`. */
export interface CardDocument {
  rank: number;
  name_en: number;
  name_ru: number;
  brand: number;
  /** In paise. */
  price?: number;
  price_to?: number;
  /** In kopecks. */
  landed?: number;
  category: number;
  company: number;
  code: string;
  words: string[];
  /** The words that are facet values. */
  facets: string[];
  /** The card's contribution to `DocSums`. */
  sum: number;
}

/** A public card with its document. */
export interface PublicCard {
  id: string;
  document: CardDocument;
}

interface Row {
  sku_id: string;
  rank: number;
  name_en: number;
  name_ru: number;
  brand: number;
  price: string | null;
  price_to: string | null;
  landed: number | null;
  category: number;
  company: number;
  code: string;
  words: string;
}

const facetMark = '=f';
/** A separator that no word contains. */
const between = '\u0001';

const columns = `d.sku_id, d.rank, d.name_rank_en as name_en, d.name_rank_ru as name_ru, d.brand_rank as brand, d.price,
  d.price_to, p.kopecks::float8 as landed, d.category_num as category, d.company_num as company, d.code,
  array_to_string(tsvector_to_array(d.words), e'\\u0001') as words`;

const joined = 'search_doc d left join landed_price p on p.sku_id = d.sku_id';

function toCard({ sku_id, price, price_to, landed, words, ...row }: Row): PublicCard {
  const all = words === '' ? [] : words.split(between);
  const [lowest, highest] = [numberOf(price), numberOf(price_to)];
  return {
    id: sku_id,
    document: {
      ...row,
      ...(lowest !== undefined && { price: lowest, price_to: highest ?? lowest }),
      ...(landed !== null && { landed }),
      words: all,
      facets: all.filter((word) => word.startsWith(facetMark)),
      sum:
        (row.rank % sumModulus) +
        ((lowest ?? 0) % sumModulus) +
        ((highest ?? 0) % sumModulus) +
        ((landed ?? 0) % sumModulus),
    },
  };
}

/** Reads the public cards from the read model. */
export const cardRows = (conn: SqlConn) => ({
  /** Returns the next `limit` cards in order of rank. */
  after: async (rank: number, limit: number): Promise<PublicCard[]> => {
    const sql = `select ${columns} from ${joined} where d.rank > ?::int order by d.rank limit ?::int`;
    return (await rowsOf<Row>(conn, { sql, bindings: [rank, limit] })).map(toCard);
  },

  /** Returns those of `ids` that are public. */
  byIds: async (ids: readonly string[]): Promise<PublicCard[]> => {
    if (ids.length === 0) return [];
    const sql = `select ${columns} from ${joined} where d.sku_id = any (?::uuid[])`;
    return (await rowsOf<Row>(conn, { sql, bindings: [ids] })).map(toCard);
  },
});
