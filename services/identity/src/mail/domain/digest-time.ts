import { dayIn } from '@setu/kit/core';
import { businessZones, zoneOfCompany } from '@setu/proto/business-day';
import type { CompanyType } from '@setu/proto/words';

/** The hour of the reader's day at which the digest is sent. */
export const digestHour = 9;

/**
 * Returns the time zone to use until a user's browser has reported one: Indian time for suppliers, Moscow time for all
 * others.
 */
export const defaultTimeZone = (companyType: CompanyType): string => businessZones[zoneOfCompany(companyType)];

const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));

/**
 * Returns the day, in the reader's time zone, whose digest is due now. Returns undefined before the digest hour, and if
 * that day's digest was already written.
 */
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
