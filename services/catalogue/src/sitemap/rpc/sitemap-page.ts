import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';

/** The maximum number of entries in one answer. */
const maxEntries = 1000;

/**
 * Validates a page of an export: the id to continue after (empty for the start) and the number of entries. Throws
 * `invalid` unless the limit is from 1 to 1000.
 */
export const readSitemapPage = (afterId: string, limit: number): { afterId: string; limit: number } => {
  if (limit < 1) throw invalid({ limit: { code: 'min', params: { min: '1' } } });
  if (limit > maxEntries) throw invalid({ limit: { code: 'max', params: { max: String(maxEntries) } } });
  return { afterId: afterId === '' ? '' : readId(afterId), limit };
};
