import { invalid, isUuid } from '@setu/kit/core';

const most = 1000;

/** Returns the valid ids. Throws `invalid` for more than 1000. */
export function reportedIds(path: string, ids: readonly string[]): string[] {
  if (ids.length > most) throw invalid({ [path]: { code: 'max', params: { max: String(most) } } });
  return ids.filter(isUuid);
}
