import { rowOf, type SqlConn } from '../../store/sql.js';

/** Work in progress in the read model. */
export interface WorkInProgress {
  /** Numbers of companies that lists leave out although their rows still exist. */
  leaving: readonly number[];
  /** Whether renamed or moved categories still have cards that are not updated. */
  isRetitled: boolean;
}

/** Reads the work in progress in the read model. */
export const workInProgress = async (conn: SqlConn): Promise<WorkInProgress> =>
  (await rowOf<WorkInProgress>(conn, {
    sql: `select array(select company_num from leaving_company) as leaving,
      exists (select from category_projection) as "isRetitled"`,
    bindings: [],
  })) ?? { leaving: [], isRetitled: false };
