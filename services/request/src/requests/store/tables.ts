import type { Table } from '@setu/kit/db';
import type { RowOf } from '../../store/fields.js';
import type { requestFields } from './request-fields.js';

/** The columns for searching and sorting requests, in addition to those of the domain rules. */
interface Found {
  search_text: string;
  manager_name: string;
}

export interface RequestRow extends RowOf<typeof requestFields>, Found {}

export interface StatusEventRow {
  id: string;
  request_id: string;
  seq: number;
  status: RequestRow['status'];
  at: Date;
  by_user_id: string;
  acting_user_id: string | null;
  reason: string;
  comment: string;
  payment_minor: string | null;
  payment_currency: string | null;
  payment_due: string | null;
  files: unknown;
}

export interface RequestViewRow {
  request_id: string;
  seen_seq: number;
  seen_at: Date;
  by_user_id: string;
}

/**
 * A stored count of published requests, or a change of it. A trigger on `request` inserts the rows. Completed requests
 * also have sums of their prices. `unrated` counts the prices without a rate.
 */
export interface StatusCountRow {
  kind: RequestRow['kind'];
  status: RequestRow['status'];
  broker_manager_id: string | null;
  n: string;
  paise: string;
  kopecks: string;
  unrated: string;
}

export interface RequestTables {
  request: Table<RequestRow, Omit<RequestRow, keyof Found> & Partial<Found>>;
  status_event: Table<StatusEventRow, Omit<StatusEventRow, 'files'> & Partial<Pick<StatusEventRow, 'files'>>>;
  request_view: Table<RequestViewRow>;
  status_count: Table<StatusCountRow>;
}
