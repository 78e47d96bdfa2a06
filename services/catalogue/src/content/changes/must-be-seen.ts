import { stale } from '@setu/kit/core';

/** Throws `stale` with the present version when it is not the one that was seen; without one nothing is compared. */
export function mustBeSeen(version: number, seen: number | undefined): void {
  if (seen !== undefined && seen !== version) throw changedMeanwhile(version);
}

/** What is thrown when somebody has changed it since. */
export const changedMeanwhile = (version: number) =>
  stale({ current_status: 'changed', current_version: String(version) });
