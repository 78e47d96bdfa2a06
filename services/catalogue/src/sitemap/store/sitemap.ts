import type { Category } from '../../categories/domain/category.js';
import { staying } from '../../search/store/leaving-companies.js';
import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';

/** A card in the sitemap. */
export interface SitemapCard {
  skuId: string;
  categoryId: string;
  type: Category['type'];
  publishedAt: Date;
}

/** A value before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Selects the last card of every full part. It scans an index of ids, not the cards. */
export const partEndsStatement = (partSize: number): Statement => ({
  sql: `select sku_id from (select sku_id, row_number() over (order by sku_id) as place from search_doc) numbered
    where place % ?::int = 0 order by place`,
  bindings: [partSize],
});

/** Selects a page of the card export. It looks up the date of each card on the page only. */
export const sitemapCardsStatement = (afterSkuId: string, limit: number): Statement => ({
  sql: `select d.sku_id, c.id as category_id, c.type, (select s.published_at from sku s where s.id = d.sku_id) as published_at
    from (select sku_id, category_num from search_doc where sku_id > ?::uuid and ${staying} order by sku_id limit ?::int) d
    join category c on c.num = d.category_num order by d.sku_id`,
  bindings: [afterSkuId || beforeAll, limit],
});

/** Selects a page of the companies with public cards. */
export const sitemapCompaniesStatement = (afterCompanyId: string, limit: number): Statement => ({
  sql: `select co.id from company co
    where co.id > ?::uuid and co.visible and exists (select 1 from company_listing l where l.company_num = co.num)
    order by co.id limit ?::int`,
  bindings: [afterCompanyId || beforeAll, limit],
});

const isThere = `select exists (select 1 from search_doc where sku_id > ?::uuid and ${staying}) as is_there`;

/** Reads public pages in order of id. */
export const sitemap = (conn: SqlConn) => ({
  /** Returns the card before each part. The first entry is empty, and there are no parts without cards. */
  parts: async (partSize: number): Promise<string[]> => {
    const ends = (await rowsOf<{ sku_id: string }>(conn, partEndsStatement(partSize))).map(({ sku_id }) => sku_id);
    const begins = ['', ...ends];
    // The last full part may end with the very last card.
    const [last] = await rowsOf<{ is_there: boolean }>(conn, { sql: isThere, bindings: [begins.at(-1) || beforeAll] });
    return last?.is_there ? begins : begins.slice(0, -1);
  },

  /** Returns the next cards after an id, or the first cards if the id is empty. */
  cards: async (afterSkuId: string, limit: number): Promise<SitemapCard[]> => {
    const rows = await rowsOf<{ sku_id: string; category_id: string; type: Category['type']; published_at: Date }>(
      conn,
      sitemapCardsStatement(afterSkuId, limit),
    );
    return rows.map((row) => ({
      skuId: row.sku_id,
      categoryId: row.category_id,
      type: row.type,
      publishedAt: row.published_at,
    }));
  },

  /** Returns the next companies with public cards after an id, or the first companies if the id is empty. */
  companies: async (afterCompanyId: string, limit: number): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(conn, sitemapCompaniesStatement(afterCompanyId, limit));
    return rows.map(({ id }) => id);
  },

  /** Returns the links of all static pages. */
  links: async (): Promise<string[]> => {
    const sql = 'select distinct link from static_page order by link';
    return (await rowsOf<{ link: string }>(conn, { sql, bindings: [] })).map(({ link }) => link);
  },
});
