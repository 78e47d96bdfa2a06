import { invalid, isUuid } from '@setu/kit/core';
import { mustBeType } from '@setu/kit/rpc';
import type { Rpc } from '../../served.js';
import { toWireCard } from '../../wire/card.js';
import { viewSpans } from '../domain/spans.js';

const maxShown = 6;
const maxRequested = 100;

/**
 * For a supplier's staff. Returns the views of all the supplier's cards together, by week and in the last 30 days, and
 * the views of single cards: the requested ones, or otherwise the most viewed ones.
 */
export const getCardViews: Rpc<'getCardViews'> =
  ({ read, clock }) =>
  async ({ skuIds }, { actor }) => {
    mustBeType(actor, 'supplier');
    if (skuIds.length > maxRequested)
      throw invalid({ sku_ids: { code: 'max', params: { max: String(maxRequested) } } });
    const { companyId } = actor;
    const spans = viewSpans(clock.now());
    const [firstMonday = spans.from] = spans.weeks;
    const [weeks, shown] = await Promise.all([
      read.cardViews.weeks(companyId, firstMonday, spans.from),
      skuIds.length > 0
        ? [...new Set(skuIds.filter(isUuid))]
        : read.cardViews.mostViewed(companyId, spans.from, maxShown),
    ]);
    const viewed = await read.cardViews.viewsOf(companyId, shown, spans);
    const cards = new Map(
      (await read.cards.listed(viewed.map(({ skuId }) => skuId))).map((card) => [card.skuId, card]),
    );
    return {
      weeks: spans.weeks.map((monday) => ({ monday, views: BigInt(weeks.byMonday.get(monday) ?? 0) })),
      views: BigInt(weeks.latest),
      cards: viewed.flatMap(({ skuId, views, before, weeks: byWeek }) => {
        const card = cards.get(skuId);
        if (card === undefined) return [];
        const counts = { views: BigInt(views), viewsBefore: BigInt(before), weeks: byWeek.map(BigInt) };
        return [{ card: toWireCard(card, false), ...counts }];
      }),
    };
  };
