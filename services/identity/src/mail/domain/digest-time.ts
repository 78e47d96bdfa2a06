import { dayIn } from '@setu/kit/core';
import type { CompanyType } from '@setu/proto/words';

/** The hour of its reader's day at which the day's mail leaves. */
export const digestHour = 9;

/** Until a browser has said: suppliers are in India, all others count by Moscow. */
export const firstTimeZone = (companyType: CompanyType): string =>
  companyType === 'supplier' ? 'Asia/Kolkata' : 'Europe/Moscow';

const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));

/** The reader's day whose mail is due now; undefined before its hour, and when that day's has been seen to. */
export function digestDue({
  now,
  timeZone,
  lastDay,
}: {
  now: Date;
  timeZone: string;
  lastDay?: string | undefined;
}): string | undefined {
  const today = dayIn(timeZone, now);
  if (hourIn(timeZone, now) < digestHour) return undefined;
  return lastDay === undefined || lastDay < today ? today : undefined;
}
