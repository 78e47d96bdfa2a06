import type { Conn } from '@setu/kit/db';
import type { StatusEvent } from '../domain/request.js';

interface EventRow {
  seq: number;
  status: StatusEvent['status'];
  at: Date;
  by_user_id: string;
  acting_user_id: string | null;
  reason: StatusEvent['reason'];
  comment: string;
}

const event = (row: EventRow): StatusEvent => ({
  seq: row.seq,
  status: row.status,
  at: row.at,
  byUserId: row.by_user_id,
  actingUserId: row.acting_user_id,
  reason: row.reason,
  comment: row.comment,
});

export const historyStore = (conn: Conn) => ({
  async add(requestId: string, id: string, happened: StatusEvent): Promise<void> {
    await conn('status_event').insert({
      id,
      request_id: requestId,
      seq: happened.seq,
      status: happened.status,
      at: happened.at,
      by_user_id: happened.byUserId,
      acting_user_id: happened.actingUserId,
      reason: happened.reason,
      comment: happened.comment,
    });
  },

  /** Oldest first. */
  async of(requestId: string): Promise<StatusEvent[]> {
    const rows: EventRow[] = await conn('status_event').where('request_id', requestId).orderBy('seq');
    return rows.map(event);
  },

  async last(requestId: string): Promise<StatusEvent | null> {
    const row: EventRow | undefined = await conn('status_event')
      .where('request_id', requestId)
      .orderBy('seq', 'desc')
      .first();
    return row === undefined ? null : event(row);
  },

  /** The last event the customer's people have seen; 0 when they have seen none. */
  async seenSeq(requestId: string): Promise<number> {
    const row = await conn('request_view').where('request_id', requestId).first('seen_seq');
    return row?.seen_seq ?? 0;
  },

  /** The customer's people have seen the request up to this event. */
  async markSeen(seen: { requestId: string; seq: number; at: Date; byUserId: string }): Promise<void> {
    await conn('request_view')
      .insert({ request_id: seen.requestId, seen_seq: seen.seq, seen_at: seen.at, by_user_id: seen.byUserId })
      .onConflict('request_id')
      .merge()
      .where('request_view.seen_seq', '<', seen.seq);
  },
});
