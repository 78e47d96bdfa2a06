import type { Table, TableConn } from '@setu/kit/db';
import {
  bytes,
  enumText,
  fromRow,
  integer,
  json,
  optional,
  type RowOf,
  text,
  timestamp,
  toRow,
} from '../../store/fields.js';
import type { Estimate, EstimateMove, EstimateOverride, Source } from '../domain/estimate.js';

const estimateFields = {
  requestId: text('request_id'),
  version: integer('version'),
  madeAt: timestamp('made_at'),
  byUserId: text('by_user_id'),
  actingUserId: optional(text('acting_user_id')),
  source: enumText<Source>()('source'),
  overrides: json<EstimateOverride[]>()('overrides'),
  rateDate: text('rate_date'),
  input: bytes('input'),
  price: bytes('price'),
};

const moveFields = {
  requestId: text('request_id'),
  version: integer('version'),
  totalBefore: text('total_before'),
  totalNow: text('total_now'),
  at: timestamp('at'),
};

export interface EstimateRow extends RowOf<typeof estimateFields> {}
export interface EstimateMoveRow extends RowOf<typeof moveFields> {}

export interface EstimateTables {
  estimate: Table<EstimateRow>;
  estimate_move: Table<EstimateMoveRow>;
}

/** The landed prices of requests. */
export const estimateStore = (conn: TableConn<EstimateTables>) => ({
  /** Returns the versions of a request, newest first. */
  async of(requestId: string): Promise<Estimate[]> {
    const rows = await conn('estimate').where('request_id', requestId).orderBy('version', 'desc');
    return rows.map((row) => fromRow<Estimate>(estimateFields, row));
  },

  /** Adds a version. The caller holds the request's lock. */
  async add(estimate: Estimate): Promise<void> {
    await conn('estimate').insert(toRow(estimateFields, estimate));
  },

  /** Replaces what a version was computed from, because a new calculation gave the same lines. */
  async renew({ requestId, version, source, input }: Estimate): Promise<void> {
    const row = { ...estimateFields.source.write(source), ...estimateFields.input.write(input) };
    await conn('estimate').where({ request_id: requestId, version }).update(row);
  },

  /** Returns how the tables have moved the landed price of a request, or undefined. */
  async moveOf(requestId: string): Promise<EstimateMove | undefined> {
    const row = await conn('estimate_move').where('request_id', requestId).first();
    return row && fromRow<EstimateMove>(moveFields, row);
  },

  /** Stores how the tables have moved the landed price of a request. It replaces what was stored before. */
  async putMove(move: EstimateMove): Promise<void> {
    const row = toRow(moveFields, move);
    await conn('estimate_move').insert(row).onConflict('request_id').merge(row);
  },
});
