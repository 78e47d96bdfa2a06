/** Moscow time is UTC+3 all year. */
const aheadMs = 3 * 3_600_000;

/** Returns the date (YYYY-MM-DD) in Moscow at a moment. */
export const moscowDay = (now: Date): string => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);
