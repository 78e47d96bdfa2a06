import type { CardStanding, CardStatusCounts } from '../../cards/domain/card-status.js';
import { isOpen } from '../../read-models/store/open-review.js';
import { rowsOf, type SqlConn, type Statement } from '../../store/sql.js';

/** Joins the open review of card `s`. */
export const openReview = `left join lateral (select r.status,
      r.status = 'reviewed' and r.returned_card is not null as is_corrected from sku_review r
    where r.sku_id = s.id and ${isOpen} order by r.review_id desc limit 1) review on true`;

/** The status of card `s` with its open review, as one word. A card under review is neither draft nor published. */
export const statusExpression = `case when review.is_corrected then 'corrected'
    when review.status = 'reviewed' then 'returned' when review.status is not null then 'in_review'
    when s.published_version is not null then 'published' else 'draft' end`;

/** Counts a company's cards by status. */
export const statusCountsStatement = (companyId: string): Statement => ({
  sql: `select ${statusExpression} as standing, count(*)::int as cards from sku s ${openReview}
    where s.company_id = ? and s.removed_at is null group by 1`,
  bindings: [companyId],
});

/** Selects the cards that a reviewer returned: those to correct before the corrected ones, each newest first. */
export const returnedStatement = (companyId: string, limit: number): Statement => ({
  sql: `select s.id as "skuId" from sku s ${openReview}
    where s.company_id = ? and s.removed_at is null and review.status = 'reviewed'
    order by review.is_corrected, s.id desc limit ?::int`,
  bindings: [companyId, limit],
});

/** Reads the status of a company's cards. */
export const cardStatuses = (conn: SqlConn) => ({
  count: async (companyId: string): Promise<CardStatusCounts> => {
    const rows = await rowsOf<{ standing: CardStanding; cards: number }>(conn, statusCountsStatement(companyId));
    return new Map(rows.map(({ standing: at, cards }) => [at, cards]));
  },

  returned: async (companyId: string, limit: number): Promise<string[]> =>
    (await rowsOf<{ skuId: string }>(conn, returnedStatement(companyId, limit))).map(({ skuId }) => skuId),
});
