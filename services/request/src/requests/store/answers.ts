import type { TableConn } from '@setu/kit/db';
import type { Answers } from '../domain/answer-time.js';
import type { RequestTables } from './tables.js';

/**
 * Counts the requests sent to a supplier since `:since` that received an offer, and takes the median time until the
 * offer.
 */
export const answersQuery = `select count(*) as answers,
    percentile_cont(0.5) within group (order by extract(epoch from offered.at - request.sent_to_supplier_at)) as median
  from request join status_event offered on offered.request_id = request.id and offered.status = 'offer_received'
  where request.supplier_company_id = :company and request.sent_to_supplier_at >= :since`;

/** Counts a supplier's completed deals. */
export const completedQuery = `select count(*) as completed from request
  where supplier_company_id = :company and status = 'completed'`;

export const answerStore = (conn: TableConn<RequestTables>) => ({
  /**
   * Returns how many requests sent to a supplier since a moment received an offer, and the median time until the offer.
   */
  async of(company: string, since: Date): Promise<Answers> {
    const { rows } = await conn.raw<{ rows: { answers: string; median: number | null }[] }>(answersQuery, {
      company,
      since,
    });
    return { count: Number(rows[0]?.answers ?? 0), medianSeconds: rows[0]?.median ?? 0 };
  },

  /** Returns how many deals a supplier has completed. */
  async completedBy(company: string): Promise<number> {
    const { rows } = await conn.raw<{ rows: { completed: string }[] }>(completedQuery, { company });
    return Number(rows[0]?.completed ?? 0);
  },
});
