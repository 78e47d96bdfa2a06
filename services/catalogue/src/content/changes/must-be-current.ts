import { stale } from '@setu/kit/core';

/**
 * Throws `stale` with the current version if the caller edited an older one. Does nothing without an expected version.
 */
export function mustBeCurrent(version: number, expectedVersion: number | undefined): void {
  if (expectedVersion !== undefined && expectedVersion !== version) throw changedMeanwhile(version);
}

/** Returns the error for content that someone else has changed in the meantime. */
export const changedMeanwhile = (version: number) =>
  stale({ current_status: 'changed', current_version: String(version) });
