import type { PageWindow } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import type { Waiting } from '../../queues/domain/queues.js';
import { countOf } from '../../store/count.js';
import type { ListedReview, Review, ReviewComment } from '../domain/review.js';
import type { CommentRow, ReviewRow, ReviewTables } from './tables.js';

interface ListedRow
  extends Pick<ReviewRow, 'id' | 'sku_id' | 'supplier_id' | 'status' | 'reviewer_id' | 'manager_id' | 'created_at'> {
  name_en: string;
  name_ru: string;
  supplier_name: string;
  reviewer_name: string;
  manager_name: string;
}

const nameOf = (copy: string): string => `coalesce(trim(${copy}.name || ' ' || ${copy}.surname), '')`;

const page = `
  select r.id, r.sku_id, coalesce(s.name_en, '') as name_en, coalesce(s.name_ru, '') as name_ru, r.supplier_id,
    coalesce(c.short_name, '') as supplier_name, r.status, r.reviewer_id, ${nameOf('reviewer')} as reviewer_name,
    r.manager_id, ${nameOf('manager')} as manager_name, r.created_at
  from product_review r
    left join sku_copy s on s.id = r.sku_id
    left join company_copy c on c.id = r.supplier_id
    left join user_copy reviewer on reviewer.id = r.reviewer_id
    left join user_copy manager on manager.id = r.manager_id
  where r.status = any(:statuses::text[])
  order by r.created_at desc, r.id desc limit :limit offset :offset`;

const batch = 500;

/** Product reviews. */
export const reviewStore = (conn: TableConn<ReviewTables>) => ({
  /** One page of those in the statuses, newest first, and how many there are. */
  async list(
    statuses: readonly Review['status'][],
    { limit, offset }: PageWindow,
  ): Promise<{ reviews: ListedReview[]; total: number }> {
    const total = await countOf(conn('product_review').whereIn('status', statuses));
    const { rows } = await conn.raw<{ rows: ListedRow[] }>(page, { statuses: [...statuses], limit, offset });
    return { reviews: rows.map(fromRow), total };
  },

  /** How many reviews wait, by any of the turns, for the user. */
  async countWaiting(turns: readonly Waiting[], userId: string): Promise<number> {
    if (turns.length === 0) return 0;
    const waiting = conn('product_review');
    for (const { statuses, as } of turns) {
      void waiting.orWhere((one) => {
        void one.whereIn('status', statuses);
        if (as === 'reviewer') void one.where({ reviewer_id: userId });
        if (as === 'manager') void one.where({ manager_id: userId });
        if (as === 'none') void one.whereNull('reviewer_id');
      });
    }
    return countOf(waiting);
  },

  /** The card has another manager: so have its reviews that are not done. */
  async setManager(skuId: string, managerId: string | undefined): Promise<void> {
    await conn('product_review')
      .where({ sku_id: skuId })
      .whereNot({ status: 'completed' })
      .update({ manager_id: managerId ?? null });
  },

  /** Reviews that are not done go from who checks or manages them to another; nobody's where there is none. */
  async handOver(fromId: string, toId: string | undefined): Promise<void> {
    const open = () => conn('product_review').whereNot({ status: 'completed' });
    await open()
      .where({ reviewer_id: fromId })
      .update({ reviewer_id: toId ?? null });
    await open()
      .where({ manager_id: fromId })
      .update({ manager_id: toId ?? null });
  },

  /** Many reviews at once, with what was written to their fields. */
  async add(reviews: readonly Review[], comments: readonly ReviewComment[]): Promise<void> {
    const rows = reviews.map(toRow);
    for (let at = 0; at < rows.length; at += batch) await conn('product_review').insert(rows.slice(at, at + batch));
    const written = comments.map(({ reviewId, field, text }): CommentRow => ({ review_id: reviewId, field, text }));
    for (let at = 0; at < written.length; at += batch) {
      await conn('review_comment').insert(written.slice(at, at + batch));
    }
  },
});

const fromRow = (row: ListedRow): ListedReview => ({
  id: row.id,
  skuId: row.sku_id,
  name: { en: row.name_en, ru: row.name_ru },
  supplierId: row.supplier_id,
  supplierName: row.supplier_name,
  status: row.status,
  reviewerId: row.reviewer_id ?? undefined,
  reviewerName: row.reviewer_name,
  managerId: row.manager_id ?? undefined,
  managerName: row.manager_name,
  createdAt: row.created_at,
});

const toRow = (review: Review): ReviewRow => ({
  id: review.id,
  sku_id: review.skuId,
  supplier_id: review.supplierId,
  status: review.status,
  reviewer_id: review.reviewerId ?? null,
  manager_id: review.managerId ?? null,
  general_comment: review.generalComment,
  created_at: review.createdAt,
  updated_at: review.updatedAt,
});
