import type { TableConn } from '@setu/kit/db';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { rowsByKeys } from '../../store/by-keys.js';
import { enumText, type Field, fromRow, integer, optional, text, timestamp, toRow } from '../../store/fields.js';
import type { Status } from '../domain/lifecycle.js';
import type { Payment } from '../domain/payment.js';
import type { Rejection } from '../domain/rejection.js';
import type { StatusEvent } from '../domain/request.js';
import type { RequestTables, StatusEventRow } from './tables.js';

/** The reason and comment of a rejection. Both columns are empty for other events. */
const rejection: Field<{ reason: string; comment: string }, Rejection | undefined> = {
  read: ({ reason, comment }) => (reason === '' ? undefined : { reason: reason as Rejection['reason'], comment }),
  write: (value) => ({ reason: value?.reason ?? '', comment: value?.comment ?? '' }),
};

/** The payment of a transition. The columns are NULL if it reported none. */
const payment: Field<
  { payment_minor: string | null; payment_currency: string | null; payment_due: string | null },
  Payment | undefined
> = {
  read: ({ payment_minor: minor, payment_currency: currency, payment_due: due }) =>
    minor === null || currency === null
      ? undefined
      : { money: { minor: BigInt(minor), currency }, dueOn: due ?? undefined },
  write: (paid) => ({
    payment_minor: paid?.money.minor.toString() ?? null,
    payment_currency: paid?.money.currency ?? null,
    payment_due: paid?.dueOn ?? null,
  }),
};

/** The files as a list in one column, because they are only ever read together with their event. */
const files: Field<{ files: unknown }, readonly AttachedFile[]> = {
  read: ({ files: stored }) =>
    (stored as (Omit<AttachedFile, 'size'> & { size: string })[]).map((file) => ({ ...file, size: BigInt(file.size) })),
  write: (attached) => ({ files: JSON.stringify(attached.map((file) => ({ ...file, size: String(file.size) }))) }),
};

export const eventFields = {
  seq: integer('seq'),
  status: enumText<Status>()('status'),
  at: timestamp('at'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  rejection,
  payment,
  files,
};

const ofRequests = 'select * from status_event where request_id = any(?::uuid[]) order by seq';

export const historyStore = (conn: TableConn<RequestTables>) => ({
  async add(requestId: string, id: string, happened: StatusEvent): Promise<void> {
    await conn('status_event').insert({ id, request_id: requestId, ...toRow(eventFields, happened) });
  },

  /** Returns the events of each request by request id, oldest first. */
  async of(requestIds: readonly string[]): Promise<Map<string, StatusEvent[]>> {
    const rows = await rowsByKeys<StatusEventRow>(conn, ofRequests, requestIds);
    const all = new Map<string, StatusEvent[]>(requestIds.map((id) => [id, []]));
    for (const row of rows) all.get(row.request_id)?.push(fromRow<StatusEvent>(eventFields, row));
    return all;
  },

  async last(requestId: string): Promise<StatusEvent | undefined> {
    const row = await conn('status_event').where('request_id', requestId).orderBy('seq', 'desc').first();
    return row && fromRow<StatusEvent>(eventFields, row);
  },

  /** Returns the number of the last event that the customer's users have viewed, or 0 if none. */
  async viewedSeq(requestId: string): Promise<number> {
    const row = await conn('request_view').where('request_id', requestId).first('seen_seq');
    return row?.seen_seq ?? 0;
  },

  /** Records that the customer's users have viewed the request up to this event. */
  async markViewed(mark: { requestId: string; seq: number; at: Date; byUserId: string }): Promise<void> {
    await conn('request_view')
      .insert({ request_id: mark.requestId, seen_seq: mark.seq, seen_at: mark.at, by_user_id: mark.byUserId })
      .onConflict('request_id')
      .merge()
      .where('request_view.seen_seq', '<', mark.seq);
  },
});
