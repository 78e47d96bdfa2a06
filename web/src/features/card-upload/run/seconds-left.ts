import type { ImportRunView } from '@setu/contract';

type ImportProgress = Pick<ImportRunView, 'state_at' | 'stored' | 'fresh' | 'updates'>;

/**
 * Returns the seconds that the remaining rows take at the speed so far, or undefined while that is unknown. `now` is in
 * milliseconds.
 */
export function secondsLeft(
  { state_at: since, stored, fresh, updates }: ImportProgress,
  now: number,
): number | undefined {
  const spent = (now - Date.parse(since)) / 1000;
  const rest = fresh + updates - stored;
  if (stored < 5 || !(spent > 1) || rest <= 0) return undefined;
  const left = (spent / stored) * rest;
  // Rounded up, because an exact number of seconds is not useful.
  return left < 10 ? Math.max(1, Math.ceil(left)) : Math.ceil(left / 5) * 5;
}
