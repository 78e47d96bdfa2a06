const systemCodes = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED ETIMEDOUT EPIPE ENOTFOUND EAI_AGAIN EHOSTUNREACH ENETUNREACH ENETDOWN ENOTCONN ERR_STREAM_DESTROYED'.split(
    ' ',
  ),
);

// Classes 08 (connection), 53 (resources), 57 (shutdown, cancelled by a timeout), and what a retry may cure:
// 40001, 40P01 (deadlock), 55P03 (lock timeout), 25P03 (idle in transaction).
const sqlStates = /^(08...|53...|57...|40001|40P01|55P03|25P03)$/;

// What pg, knex and its pool say without a code when a connection is lost, or none is to be had.
const knownTexts =
  /timeout (exceeded|acquiring)|connection (terminated|ended)|timeout expired|not queryable|client was closed|unable to acquire a connection|read timeout/i;

/** Whether a database call failed for want of the database or of time, rather than for what was asked. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (systemCodes.has(code) || sqlStates.test(code)) return true;
  return code === '' && (error.name === 'KnexTimeoutError' || knownTexts.test(error.message));
}
