import type { SqlConn } from '../../store/sql.js';
import { claimRuns } from './claim-runs.js';
import { findRuns } from './find-runs.js';
import { writeRuns } from './write-runs.js';

export type { NewRun, Progress } from './write-runs.js';

/** Stores import runs over card files. */
export const importRuns = (conn: SqlConn) => ({
  ...findRuns(conn),
  ...claimRuns(conn),
  ...writeRuns(conn),
});
