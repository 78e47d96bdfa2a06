import type { TableConn } from '@setu/kit/db';
import type { Waiting } from '../../queues/domain/queues.js';
import type { QueuePlace } from '../domain/review-page.js';
import type { ReviewTables } from './tables.js';
import { waitingCondition } from './waiting.js';

interface PlaceRow {
  id: string;
  position: string;
  total: string;
  previous: string | null;
  next: string | null;
}

const place = (condition: string): string => `with waiting as (
         select id, row_number() over oldest as position, count(*) over () as total,
           lag(id) over oldest as previous, lead(id) over oldest as next
         from product_review where ${condition} window oldest as (order by updated_at, id))
       select * from waiting where id = :reviewId::uuid or position = 1
       order by id = :reviewId::uuid desc limit 1`;

/** Reads the positions of reviews in a user's queue, oldest first. */
export const queuePlaces = (conn: TableConn<ReviewTables>) => ({
  /** Returns the position of a review. If the review is not in the queue, the next one is the first in the queue. */
  async placeOf(reviewId: string, turns: readonly Waiting[], userId: string): Promise<QueuePlace> {
    const { sql, bindings } = waitingCondition(turns, userId);
    const { rows } = await conn.raw<{ rows: PlaceRow[] }>(place(sql), { ...bindings, reviewId });
    const [row] = rows;
    if (row === undefined) return { position: 0, total: 0, previousId: '', nextId: '' };
    if (row.id !== reviewId) return { position: 0, total: Number(row.total), previousId: '', nextId: row.id };
    const { position, total, previous, next } = row;
    return { position: Number(position), total: Number(total), previousId: previous ?? '', nextId: next ?? '' };
  },
});
