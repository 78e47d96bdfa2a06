import { invalid, isUuid } from '@setu/kit/core';

const maxIds = 1000;

/** Returns the valid ids. Throws `invalid` for more than 1000. */
export function reportedIds(path: string, ids: readonly string[]): string[] {
  if (ids.length > maxIds) throw invalid({ [path]: { code: 'max', params: { max: String(maxIds) } } });
  return ids.filter(isUuid);
}
