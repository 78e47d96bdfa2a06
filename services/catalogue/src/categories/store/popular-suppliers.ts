import type { LocalText } from '../../domain/local-text.js';
import { rowsOf, type SqlConn } from '../../store/sql.js';

/** A supplier of a category, with the number of its published cards there. */
export interface PopularSupplier {
  id: string;
  shortName: string;
  city: LocalText;
  verified: boolean;
  skuCount: number;
  /** Empty if the supplier has no logo. */
  logoPictureId: string;
}

/** Only the category's most requested cards are counted, so the cost is limited for a category of any size. */
const examinedCards = 500;
const maxSuppliers = 6;

/** Reads the most popular suppliers of a category. */
export const popularSuppliers = (conn: SqlConn) => ({
  /**
   * Returns at most six suppliers, in descending order of how many of the category's top cards they have. Returns none
   * for an unknown category.
   */
  of: (categoryId: string): Promise<PopularSupplier[]> =>
    rowsOf<PopularSupplier>(conn, {
      sql: `with here as (select num from category where id = ?),
        asked as (select l.rank from listing l where l.category_num = (select num from here) order by l.rank limit ${examinedCards}),
        known as (select d.company_num, count(*) as cards, min(a.rank) as first
          from asked a join search_doc d on d.rank = a.rank group by d.company_num)
        select co.id, co.short_name as "shortName", json_build_object('en', co.city_en, 'ru', co.city_ru) as city, co.verified,
          coalesce(co.logo_picture_id::text, '') as "logoPictureId",
          (select count(*)::int from company_listing cl join category c on c.num = cl.category_num
            where cl.company_num = co.num and (select num from here) = any (c.path)) as "skuCount"
        from known k join company co on co.num = k.company_num and co.visible
        order by k.cards desc, k.first limit ${maxSuppliers}`,
      bindings: [categoryId],
    }),
});
