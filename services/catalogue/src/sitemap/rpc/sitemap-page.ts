import { invalid } from '@setu/kit/core';
import { readId } from '@setu/kit/rpc';

/** As much as one answer carries. */
const most = 1000;

/** Checks a page of an export: after which id (empty: none), and how many; `invalid` for a limit that is not 1 to 1000. */
export const readSitemapPage = (afterId: string, limit: number): { afterId: string; limit: number } => {
  if (limit < 1) throw invalid({ limit: { code: 'min', params: { min: '1' } } });
  if (limit > most) throw invalid({ limit: { code: 'max', params: { max: String(most) } } });
  return { afterId: afterId === '' ? '' : readId(afterId), limit };
};
