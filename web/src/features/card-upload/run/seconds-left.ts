import type { ImportRunView } from '@setu/contract';

type Pace = Pick<ImportRunView, 'state_at' | 'stored' | 'fresh' | 'updates'>;

/** How many seconds the rest takes at the pace so far; undefined while that is not known. `now` in milliseconds. */
export function secondsLeft({ state_at: since, stored, fresh, updates }: Pace, now: number): number | undefined {
  const spent = (now - Date.parse(since)) / 1000;
  const rest = fresh + updates - stored;
  if (stored < 5 || !(spent > 1) || rest <= 0) return undefined;
  const left = (spent / stored) * rest;
  // Nobody waits by the second: rounded up as people say it.
  return left < 10 ? Math.max(1, Math.ceil(left)) : Math.ceil(left / 5) * 5;
}
