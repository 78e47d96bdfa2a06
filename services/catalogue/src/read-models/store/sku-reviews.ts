import type { OpenReview } from '../../card-forms/domain/writing.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import { isOpen } from './open-review.js';

/** The read model of a review. */
export interface ReviewReadModel extends OpenReview {
  skuId: string;
  /** Grows with every change of the review. */
  revision: number;
}

const open = `select review_id as "reviewId", sku_id as "skuId", status, reviewer_id as "reviewerId", manager_id as "managerId"
  from sku_review r where ${isOpen}`;

const shown = ({ reviewerId, managerId, ...review }: Row): OpenReview & { skuId: string } => ({
  ...review,
  reviewerId: reviewerId ?? undefined,
  managerId: managerId ?? undefined,
});

interface Row extends Omit<OpenReview, 'reviewerId' | 'managerId'> {
  skuId: string;
  reviewerId: string | null;
  managerId: string | null;
}

/** The read models of reviews. The review service owns reviews. */
export const skuReviews = (conn: SqlConn) => ({
  /**
   * Stores a newer state of a review. An older or equal revision changes nothing. Ended reviews are retained, so that
   * a late event does not reopen one.
   */
  save: async (review: ReviewReadModel): Promise<void> => {
    const { reviewId, skuId, status, reviewerId, managerId, revision } = review;
    await rowsOf(conn, {
      sql: `insert into sku_review as known (review_id, sku_id, status, reviewer_id, manager_id, revision)
        values (?, ?, ?, ?, ?, ?)
        on conflict on constraint sku_review_pk do update set status = excluded.status, reviewer_id = excluded.reviewer_id,
          manager_id = excluded.manager_id, revision = excluded.revision
        where known.revision < excluded.revision`,
      bindings: [reviewId, skuId, status, reviewerId ?? null, managerId ?? null, revision],
    });
  },

  /** Returns the card's open review, or undefined if there is none. */
  openOf: async (skuId: string): Promise<OpenReview | undefined> => {
    const sql = `${open} and sku_id = ? order by review_id desc limit 1`;
    const row = await rowOf<Row>(conn, { sql, bindings: [skuId] });
    return row && shown(row);
  },

  /** Returns the open reviews of the given cards, by card id. */
  openOfAll: async (skuIds: readonly string[]): Promise<ReadonlyMap<string, OpenReview>> => {
    if (skuIds.length === 0) return new Map();
    const sql = `${open} and sku_id = any (?::uuid[]) order by review_id`;
    const rows = await rowsOf<Row>(conn, { sql, bindings: [skuIds] });
    return new Map(rows.map((row) => [row.skuId, shown(row)]));
  },
});
