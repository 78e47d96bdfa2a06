import { rowOf, type SqlConn } from '../../store/sql.js';

/** What of the read model is under way. */
export interface UnderWay {
  /** Numbers of companies that lists leave out although rows of theirs are still there. */
  leaving: readonly number[];
  /** Categories that were renamed or moved have not been gone through card by card. */
  isRetitled: boolean;
}

/** Reads what of the read model is under way. */
export const underWay = async (conn: SqlConn): Promise<UnderWay> =>
  (await rowOf<UnderWay>(conn, {
    sql: `select array(select company_num from leaving_company) as leaving,
      exists (select from category_projection) as "isRetitled"`,
    bindings: [],
  })) ?? { leaving: [], isRetitled: false };
