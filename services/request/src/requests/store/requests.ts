import type { TableConn } from '@setu/kit/db';
import { findRequests } from './find-requests.js';
import type { RequestTables } from './tables.js';
import { writeRequests } from './write-requests.js';

export type { AboutCard, Named } from './find-requests.js';

/** Reads and writes requests. */
export const requestStore = (conn: TableConn<RequestTables>) => ({
  ...findRequests(conn),
  ...writeRequests(conn),
});
