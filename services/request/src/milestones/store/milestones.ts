import type { Knex, TableConn } from '@setu/kit/db';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { fileFields } from '../../conditions/store/condition-fields.js';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, toRow } from '../../store/fields.js';
import { type DeliveryTerms, shipmentDay } from '../domain/delivery-terms.js';
import type { Day, Kind, Milestone } from '../domain/milestone.js';
import { deliveryTermsAmong } from './delivery-terms.js';
import { handedOver } from './handed-over.js';
import { milestoneFields } from './milestone-fields.js';
import type { MilestoneRow, MilestoneTables } from './tables.js';

// Dates are read as text, because a JavaScript Date could fall on another day in another time zone.
const columns = `request_id, kind, version, to_char(expected_on, 'YYYY-MM-DD') as expected_on,
  to_char(happened_on, 'YYYY-MM-DD') as happened_on, note, side, by_user_id, acting_user_id, said_at`;

// A day ends at midnight in Moscow, where the brokers work. Matches `isAwaited`: before the broker has
// confirmed the advance, nothing else can be late.
const overdueOf = `select distinct on (m.request_id) m.request_id, m.kind, to_char(m.expected_on + 1, 'YYYY-MM-DD') as since
  from milestone m join request on request.id = m.request_id
  where m.request_id = any(?::uuid[]) and m.happened_on is null and (m.kind = 'advance') = (request.status = 'contracted')
    and m.expected_on < (?::timestamptz at time zone 'Europe/Moscow')::date
  order by m.request_id, m.expected_on, m.kind`;

/** Selects the longest overdue milestone of each request. */
export const overdueQuery = (conn: Pick<Knex, 'raw'>, requestIds: readonly string[], now: Date): Knex.Raw =>
  conn.raw(overdueOf, [[...requestIds], now.toISOString()]);

/** An overdue milestone. `since` is the first day it was late. */
export interface Overdue {
  kind: Kind;
  since: Day;
}

export const milestoneStore = (conn: TableConn<MilestoneTables>) => ({
  /** Returns the milestones of a request by kind. */
  async of(requestId: string): Promise<Map<Kind, Milestone>> {
    const rows: MilestoneRow[] = await conn('milestone').where('request_id', requestId).select(conn.raw(columns));
    const files = await conn('milestone_file').where('request_id', requestId).orderBy('position');
    return new Map(
      rows.map((row) => [
        row.kind,
        {
          ...fromRow<Omit<Milestone, 'files'>>(milestoneFields, row),
          files: files.filter(({ kind }) => kind === row.kind).map((file) => fromRow<AttachedFile>(fileFields, file)),
        },
      ]),
    );
  },

  /** Returns the longest overdue milestone by request id. Requests without one are left out. */
  async overdueAmong(requestIds: readonly string[], now: Date): Promise<Map<string, Overdue>> {
    if (requestIds.length === 0) return new Map();
    const { rows }: { rows: (Overdue & { request_id: string })[] } = await overdueQuery(conn, requestIds, now);
    return new Map(rows.map(({ request_id: id, kind, since }) => [id, { kind, since }]));
  },

  /** Returns what decides when the goods of a contracted deal are shipped and paid for. */
  async termsOf(requestId: string): Promise<DeliveryTerms | undefined> {
    return (await deliveryTermsAmong(conn, [requestId])).get(requestId);
  },

  /** Returns the day of shipment by request id, for those of these partially paid requests that wait for it. */
  async shipmentDaysAmong(requestIds: readonly string[]): Promise<Map<string, Day>> {
    const known = [...(await deliveryTermsAmong(conn, requestIds))];
    return new Map(
      known.flatMap(([id, { isShipped, ...terms }]) => {
        const found = isShipped ? undefined : shipmentDay(terms);
        return found === undefined ? [] : [[id, found.day] as const];
      }),
    );
  },

  /**
   * Returns the ids of the requests whose current status is handed over to the next responsible party, as a supplier
   * knows it, or as the others do.
   */
  async handedOverAmong(requestIds: readonly string[], supplierId?: string): Promise<ReadonlySet<string>> {
    const { sql, bindings } = handedOver(supplierId);
    const among = `select request.id from request where request.id = any(?::uuid[]) and ${sql}`;
    const rows = await rowsByKeys<{ id: string }>(conn, among, requestIds, ...bindings);
    return new Set(rows.map(({ id }) => id));
  },

  /** Inserts or replaces a milestone. The caller holds the request's lock. */
  async put(milestone: Milestone): Promise<void> {
    const row = toRow(milestoneFields, milestone);
    const { requestId: request_id, kind } = milestone;
    await conn('milestone').insert(row).onConflict(['request_id', 'kind']).merge(row);
    await conn('milestone_file').where({ request_id, kind }).delete();
    const files = milestone.files.map((file, position) => ({ ...toRow(fileFields, file), request_id, kind, position }));
    if (files.length > 0) await conn('milestone_file').insert(files);
  },
});
