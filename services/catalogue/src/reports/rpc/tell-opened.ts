import { isUuid } from '@setu/kit/core';
import { openedWithinMinutes } from '@setu/proto/report-columns';
import type { Rpc } from '../../served.js';

/**
 * Records that a card was opened from a search. Open to every caller. Ignores an unknown search or card and a call that
 * is too late.
 */
export const tellOpened: Rpc<'tellOpened'> =
  ({ autocommit, clock, edge }) =>
  async ({ searchId, skuId }) => {
    if (!isUuid(searchId) || !isUuid(skuId)) return {};
    const since = new Date(clock.now().getTime() - openedWithinMinutes * 60_000);
    // A recent search may still be waiting to be written.
    await edge.searchNotes.written();
    await autocommit.searchLog.opened({ id: searchId, skuId, since });
    return {};
  };
