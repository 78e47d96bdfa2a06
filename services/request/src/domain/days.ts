import { invalid } from '@setu/kit/core';

const DAY_MS = 86_400_000;

/**
 * Takes a range of UTC days, `YYYY-MM-DD`, both inclusive, an empty side open; gives instants: from, and before (the
 * day after the last). `invalid` on the path for what is no date.
 */
export function readDays(
  path: string,
  range: { from: string; to: string } | undefined,
): { publishedFrom: string | null; publishedBefore: string | null } {
  const from = readDay(path, range?.from ?? '');
  const to = readDay(path, range?.to ?? '');
  return {
    publishedFrom: from?.toISOString() ?? null,
    publishedBefore: to === null ? null : new Date(to.getTime() + DAY_MS).toISOString(),
  };
}

function readDay(path: string, text: string): Date | null {
  if (text === '') return null;
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00.000Z`) : new Date(Number.NaN);
  // A day that does not exist (31 February) rolls over or fails: either way it reads back differently.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) throw invalid({ [path]: 'invalid_date' });
  return day;
}
