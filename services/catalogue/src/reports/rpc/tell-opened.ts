import { isUuid } from '@setu/kit/core';
import { openedWithinMinutes } from '@setu/proto/report-columns';
import type { Rpc } from '../../served.js';

/** Anybody. A card was opened from a search; what is none, or too late, is forgotten. */
export const tellOpened: Rpc<'tellOpened'> =
  ({ read, clock }) =>
  async ({ searchId, skuId }) => {
    if (!isUuid(searchId) || !isUuid(skuId)) return {};
    const since = new Date(clock.now().getTime() - openedWithinMinutes * 60_000);
    await read.searchLog.opened({ id: searchId, skuId, since });
    return {};
  };
