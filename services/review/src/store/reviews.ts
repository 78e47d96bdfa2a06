import type { PageWindow } from '@setu/kit/core';
import type { Conn } from '@setu/kit/db';
import type { ReviewStatus } from '../domain/review.js';
import type { Waiting } from '../domain/rights.js';

/** A review with the names its list shows; empty where there is nobody. */
export type ReviewRow = {
  id: string;
  sku_id: string;
  name_en: string;
  name_ru: string;
  supplier_id: string;
  supplier_name: string;
  status: ReviewStatus;
  reviewer_id: string | null;
  reviewer_name: string;
  manager_id: string | null;
  manager_name: string;
  created_at: Date;
};

const person = (copy: string): string => `coalesce(trim(${copy}.name || ' ' || ${copy}.surname), '')`;

const standing = {
  reviewer: 'reviewer_id = ?',
  manager: 'manager_id = ?',
  none: 'reviewer_id is null',
  anyone: 'true',
} as const satisfies Record<Waiting['as'], string>;

/** Product reviews. */
export const reviewStore = (conn: Conn) => ({
  /** One page of those in the statuses, newest first, and how many there are. */
  async list(statuses: ReviewStatus[], { limit, offset }: PageWindow): Promise<{ rows: ReviewRow[]; total: number }> {
    const counted = await conn.raw<{ rows: { total: string }[] }>(
      'select count(*) as total from product_review where status = any(?::text[])',
      [statuses],
    );
    const { rows } = await conn.raw<{ rows: ReviewRow[] }>(
      `select r.id, r.sku_id, coalesce(s.name_en, '') as name_en, coalesce(s.name_ru, '') as name_ru, r.supplier_id,
         coalesce(c.short_name, '') as supplier_name, r.status, r.reviewer_id, ${person('reviewer')} as reviewer_name,
         r.manager_id, ${person('manager')} as manager_name, r.created_at
       from product_review r
         left join sku_copy s on s.id = r.sku_id
         left join company_copy c on c.id = r.supplier_id
         left join user_copy reviewer on reviewer.id = r.reviewer_id
         left join user_copy manager on manager.id = r.manager_id
       where r.status = any(?::text[])
       order by r.created_at desc, r.id desc limit ? offset ?`,
      [statuses, limit, offset],
    );
    return { rows, total: Number(counted.rows[0]?.total ?? 0) };
  },

  /** How many reviews wait, by any of the turns, for the user. */
  async countWaiting(turns: readonly Waiting[], userId: string): Promise<number> {
    if (turns.length === 0) return 0;
    const conditions = turns.map(({ as }) => `(status = any(?::text[]) and ${standing[as]})`);
    const bindings = turns.flatMap(({ statuses, as }) =>
      as === 'reviewer' || as === 'manager' ? [[...statuses], userId] : [[...statuses]],
    );
    const { rows } = await conn.raw<{ rows: { count: string }[] }>(
      `select count(*) as count from product_review where ${conditions.join(' or ')}`,
      bindings,
    );
    return Number(rows[0]?.count ?? 0);
  },

  /** The card has another manager: so have its reviews that are not done. */
  async setManager(skuId: string, managerId: string | null): Promise<void> {
    await conn.raw(
      `update product_review set manager_id = ?
       where sku_id = ? and status <> 'completed' and manager_id is distinct from ?`,
      [managerId, skuId, managerId],
    );
  },
});
