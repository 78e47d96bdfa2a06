import { dayIn } from '@setu/kit/core';

/** The number of months that figures cover, including the current one. */
const MONTHS = 12;

/** The time zone of the brokers, in which months begin. Moscow has no daylight saving time. */
const ZONE = 'Europe/Moscow';

/** The months that figures cover, oldest first (YYYY-MM), the instant at which they begin, and today. */
export interface Period {
  months: string[];
  since: Date;
  today: string;
}

/** Returns the period of figures computed now. */
export function periodAt(now: Date): Period {
  const today = dayIn(ZONE, now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - MONTHS + back, 1)).toISOString().slice(0, 7),
  );
  return { months, since: new Date(`${months[0]}-01T00:00:00+03:00`), today };
}

/** Returns the first day of a period, YYYY-MM-DD. */
export const firstDayOf = ({ months }: Period): string => `${months[0]}-01`;
