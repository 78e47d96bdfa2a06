import type { TableConn } from '@setu/kit/db';
import { fromRow, moment, optional, text, word } from '../../store/fields.js';
import { localText } from '../../store/local-text-field.js';
import type { Amount } from '../domain/amount.js';
import type { Status } from '../domain/lifecycle.js';
import type { LocalText } from '../domain/local-text.js';
import type { Kind } from '../domain/request.js';
import { countsQuery, type ListQuery, pageQuery } from './list-query.js';
import { total } from './request-fields.js';
import type { RequestTables } from './tables.js';

/** A line of a list of requests. */
export interface ListedRequest {
  id: string;
  kind: Kind;
  numericHash: string | undefined;
  status: Status;
  publishedAt: Date | undefined;
  createdAt: Date;
  statusAt: Date;
  name: LocalText;
  count: string;
  unit: LocalText;
  pictureId: string;
  customerCompanyId: string;
  brokerManagerId: string | undefined;
  total: Amount | undefined;
}

const listedFields = {
  id: text('id'),
  kind: word<Kind>()('kind'),
  numericHash: optional(text('numeric_hash')),
  status: word<Status>()('status'),
  publishedAt: optional(moment('published_at')),
  createdAt: moment('created_at'),
  statusAt: moment('status_at'),
  name: localText('name'),
  count: text('count'),
  unit: localText('unit'),
  pictureId: text('picture_id'),
  customerCompanyId: text('customer_company_id'),
  brokerManagerId: optional(text('broker_manager_id')),
  total,
};

/** The page's lines, and how many requests there are in each status under the filters without `statuses`. */
export const listRequests = (conn: TableConn<RequestTables>) => ({
  async page(query: ListQuery): Promise<ListedRequest[]> {
    const rows: object[] = await pageQuery(conn, query);
    return rows.map((row) => fromRow<ListedRequest>(listedFields, row));
  },

  async statusCounts(query: ListQuery): Promise<Map<Status, number>> {
    const rows: { status: Status; n: string }[] = await countsQuery(conn, query);
    return new Map(rows.map(({ status, n }) => [status, Number(n)]));
  },
});
