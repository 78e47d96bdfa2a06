/** Moscow is three hours ahead of UTC all year. */
const aheadMs = 3 * 3_600_000;

/** Takes a moment, gives the day it is in Moscow (YYYY-MM-DD). */
export const moscowDay = (now: Date): string => new Date(now.getTime() + aheadMs).toISOString().slice(0, 10);
