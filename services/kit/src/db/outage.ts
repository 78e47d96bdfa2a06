const systemCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENETDOWN ENOTCONN ERR_STREAM_DESTROYED'.split(
    ' ',
  ),
);

// SQLSTATE classes 08 (connection), 53 (resources) and 57 (shutdown, cancelled by a timeout), and errors that a retry
// may solve: 40001, 40P01 (deadlock), 55P03 (lock timeout), 25P03 (idle in transaction).
const sqlStates = /^(08...|53...|57...|40001|40P01|55P03|25P03)$/;

// Messages of pg, knex and its pool that have no code, for a lost or unavailable connection.
const knownTexts =
  /timeout (exceeded|acquiring)|connection (terminated|ended)|timeout expired|not queryable|client was closed|unable to acquire a connection|read timeout/i;

/** Returns whether a database call failed because of the database or a timeout, and not because of the statement. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (systemCodes.has(code) || sqlStates.test(code)) return true;
  return code === '' && (error.name === 'KnexTimeoutError' || knownTexts.test(error.message));
}
