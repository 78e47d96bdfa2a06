const DAY = 86_400_000;

const dayAt = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Returns the day that lies `days` days before `day` (YYYY-MM-DD). */
export const daysBefore = (day: string, days: number): string => dayAt(Date.parse(day) - days * DAY);

/**
 * Returns the Mondays (YYYY-MM-DD) of the last `count` weeks, oldest first. The last week is the one that contains
 * `day`.
 */
export function mondaysUpTo(day: string, count: number): string[] {
  const monday = Date.parse(day) - ((new Date(day).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: count }, (_, index) => dayAt(monday - (count - 1 - index) * 7 * DAY));
}
