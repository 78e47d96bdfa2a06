import { isUuid } from '@setu/kit/core';
import { openedWithinMinutes } from '@setu/proto/report-columns';
import type { Rpc } from '../../served.js';

/** Anybody. A card was opened from a search; what is none, or too late, is forgotten. */
export const tellOpened: Rpc<'tellOpened'> =
  ({ read, clock, edge }) =>
  async ({ searchId, skuId }) => {
    if (!isUuid(searchId) || !isUuid(skuId)) return {};
    const since = new Date(clock.now().getTime() - openedWithinMinutes * 60_000);
    // What was searched for a moment ago may still be on its way.
    await edge.searchNotes.written();
    await read.searchLog.opened({ id: searchId, skuId, since });
    return {};
  };
