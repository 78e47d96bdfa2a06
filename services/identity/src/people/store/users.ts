import type { TableConn } from '@setu/kit/db';
import { changeUsers } from './change-users.js';
import { findUsers } from './find-users.js';
import { lockUsers } from './lock-users.js';
import type { PeopleTables } from './tables.js';

export type { Account } from './find-users.js';

/** Users and their passwords. */
export const userStore = (conn: TableConn<PeopleTables>) => ({
  ...findUsers(conn),
  ...lockUsers(conn),
  ...changeUsers(conn),
});
