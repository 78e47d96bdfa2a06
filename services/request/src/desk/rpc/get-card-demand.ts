import { daysBefore, invalid, isUuid, mondaysUpTo } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import { businessDay } from '@setu/proto/business-day';
import type { Rpc } from '../../served.js';

const maxShown = 6;
const maxQueried = 100;

/** Returns how often a supplier's cards were requested, by week, in the last 30 days and by card. Supplier staff only. */
export const getCardDemand: Rpc<'getCardDemand'> =
  ({ read, clock }) =>
  async ({ skuIds }, { actor }) => {
    mustBeType(actor, 'supplier');
    if (skuIds.length > maxQueried) throw invalid({ sku_ids: { code: 'max', params: { max: String(maxQueried) } } });
    const { companyId } = actor;
    const today = businessDay('india', clock.now());
    const from = daysBefore(today, 29);
    const mondays = mondaysUpTo(today, 12);
    const ids = [...new Set(skuIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const [weeks, found] = await Promise.all([
      read.cardDemand.weeks({ companyId, from: mondays[0] ?? today }, from),
      read.cardDemand.cards({ companyId, from }, skuIds.length === 0 ? { limit: maxShown } : { skuIds: ids }),
    ]);
    const counts = new Map(found.map(({ skuId, requests }) => [skuId, requests]));
    return {
      weeks: mondays.map((monday) => ({ monday, requests: weeks.byMonday.get(monday) ?? 0 })),
      requests: weeks.latest,
      cards: skuIds.length === 0 ? found : ids.map((skuId) => ({ skuId, requests: counts.get(skuId) ?? 0 })),
    };
  };
