import type { TableConn } from '@setu/kit/db';
import type { Waiting } from '../../queues/domain/queues.js';
import { countOf } from '../../store/count.js';
import type { Review } from '../domain/review.js';
import { isOpen } from './open.js';
import { fromRow, toRow } from './review-rows.js';
import type { ReviewRow, ReviewTables } from './tables.js';
import { waitingCondition } from './waiting.js';

const assignReviewed = `
  update product_review set reviewer_id = :toId::uuid, revision = revision + 1
  where reviewer_id = :fromId::uuid and ${isOpen} returning *`;

const addCorrected = `
  update product_review set corrected_fields = array(select distinct unnest(corrected_fields || :fields::text[]) order by 1)
  where id = :id::uuid`;

const openByReviewer = `
  select reviewer_id, count(*) from product_review
  where ${isOpen} and reviewer_id is not null group by reviewer_id`;

const batch = 500;

/** Stores product reviews. */
export const reviewStore = (conn: TableConn<ReviewTables>) => {
  const open = () => conn('product_review').whereRaw(isOpen);
  return {
    async find(id: string): Promise<Review | undefined> {
      const row = await conn('product_review').where({ id }).first();
      return row && fromRow(row);
    },

    /** Returns the review and locks its row until the transaction ends. */
    async lock(id: string): Promise<Review | undefined> {
      const row = await conn('product_review').where({ id }).forUpdate().first();
      return row && fromRow(row);
    },

    /** Returns the open review of the card. */
    async openOf(skuId: string): Promise<Review | undefined> {
      const row = await open().where({ sku_id: skuId }).first();
      return row && fromRow(row);
    },

    /** Returns the open review of the card and locks its row until the transaction ends. */
    async lockOpen(skuId: string): Promise<Review | undefined> {
      const row = await open().where({ sku_id: skuId }).forUpdate().first();
      return row && fromRow(row);
    },

    /** Returns the open review of the card, or else its latest one. */
    async latestOf(skuId: string): Promise<Review | undefined> {
      const rows = await conn('product_review')
        .where({ sku_id: skuId })
        .orderByRaw(`${isOpen} desc, created_at desc, id desc`)
        .limit(1);
      return rows[0] && fromRow(rows[0]);
    },

    /** Counts the reviews that wait for the user in any of the roles. */
    async countWaiting(turns: readonly Waiting[], userId: string): Promise<number> {
      if (turns.length === 0) return 0;
      const { sql, bindings } = waitingCondition(turns, userId);
      return countOf(conn('product_review').whereRaw(sql, bindings));
    },

    /** Returns the number of open reviews by reviewer id. Reviewers without any are left out. */
    async openByReviewer(): Promise<Record<string, number>> {
      const { rows } = await conn.raw<{ rows: { reviewer_id: string; count: string }[] }>(openByReviewer);
      return Object.fromEntries(rows.map(({ reviewer_id: id, count }) => [id, Number(count)]));
    },

    async insert(review: Review): Promise<void> {
      await conn('product_review').insert(toRow(review));
    },

    async save(review: Review): Promise<void> {
      const { id, ...rest } = toRow(review);
      await conn('product_review').where({ id }).update(rest);
    },

    /** Adds fields that were corrected since the last return. */
    async addCorrected(id: string, fields: readonly string[]): Promise<void> {
      await conn.raw(addCorrected, { id, fields });
    },

    /** Sets the manager of the card's open reviews after a change of the card's manager. */
    async setManager(skuId: string, managerId: string | undefined): Promise<void> {
      await open()
        .where({ sku_id: skuId })
        .update({ manager_id: managerId ?? null });
    },

    /** Reassigns the open reviews of a reviewer to another, or unassigns them. Returns the changed reviews. */
    async assignReviewed(fromId: string, toId: string | undefined): Promise<Review[]> {
      const { rows: assigned } = await conn.raw<{ rows: ReviewRow[] }>(assignReviewed, { fromId, toId: toId ?? null });
      return assigned.map(fromRow);
    },

    /** Reassigns the open reviews of a manager to another, or unassigns them. */
    async assignManaged(fromId: string, toId: string | undefined): Promise<void> {
      await open()
        .where({ manager_id: fromId })
        .update({ manager_id: toId ?? null });
    },

    /** Adds many reviews in batches. */
    async add(reviews: readonly Review[]): Promise<void> {
      const rows = reviews.map(toRow);
      for (let at = 0; at < rows.length; at += batch) await conn('product_review').insert(rows.slice(at, at + batch));
    },
  };
};
