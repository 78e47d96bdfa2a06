import type { OpenReview } from '../../card-forms/domain/writing.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import { isEnd, isOpen } from './open-review.js';

/** A state of a review to store. */
export interface SavedReview extends Omit<OpenReview, 'isCorrected'> {
  skuId: string;
  /** Grows with every change of the review. */
  revision: number;
  /** Whether the review was just returned. What the card was like at an earlier return is then deleted. */
  isReturned?: boolean;
}

const open = `select review_id as "reviewId", sku_id as "skuId", status, reviewer_id as "reviewerId", manager_id as "managerId",
  status = 'reviewed' and returned_card is not null as "isCorrected" from sku_review r where ${isOpen}`;

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
  save: async (review: SavedReview): Promise<void> => {
    const { reviewId, skuId, status, reviewerId, managerId, revision, isReturned = false } = review;
    await rowsOf(conn, {
      sql: `insert into sku_review as known (review_id, sku_id, status, reviewer_id, manager_id, revision)
        values (?, ?, ?, ?, ?, ?)
        on conflict on constraint sku_review_pk do update set status = excluded.status, reviewer_id = excluded.reviewer_id,
          manager_id = excluded.manager_id, revision = excluded.revision,
          returned_card = case when ?::boolean then null else known.returned_card end
        where known.revision < excluded.revision`,
      bindings: [reviewId, skuId, status, reviewerId ?? null, managerId ?? null, revision, isReturned || isEnd(status)],
    });
  },

  /** Stores the card as it was when its review was returned. Changes nothing if that is stored already. */
  keepReturned: async (reviewId: string, card: unknown): Promise<void> => {
    await rowsOf(conn, {
      sql: `update sku_review set returned_card = ?::jsonb
        where review_id = ? and status = 'reviewed' and returned_card is null`,
      bindings: [JSON.stringify(card), reviewId],
    });
  },

  /** Returns the card as it was when its open review was returned, or undefined if it was not corrected since. */
  returnedCard: async (reviewId: string): Promise<unknown> => {
    const sql = 'select returned_card as card from sku_review where review_id = ?';
    return (await rowOf<{ card: unknown }>(conn, { sql, bindings: [reviewId] }))?.card ?? undefined;
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
