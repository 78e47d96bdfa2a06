import { invalid, isUuid } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/cards';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireDetails } from '../../wire/card-details.js';
import { isBroker, seesCard } from '../domain/rights.js';
import { shownTo } from '../domain/visible-to.js';

/** The maximum number of cards in one call. */
const mostCards = 500;

/**
 * Returns the cards by requested id and marks missing ones explicitly. Throws `invalid` for more than `mostCards` ids.
 */
export const batchGetCards: Rpc<'batchGetCards'> =
  ({ read, clock }) =>
  async ({ skuIds }, { actor }) => {
    if (skuIds.length > mostCards) throw invalid({ sku_ids: { code: 'max', params: { max: String(mostCards) } } });
    const viewer = viewerOf(actor);
    const ids = [...new Set(skuIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = new Map(
      (await read.cards.detailed(ids)).filter((card) => seesCard(viewer, card)).map((card) => [card.skuId, card]),
    );
    const cards: Record<string, wire.CardOrNone> = {};
    for (const asked of skuIds) {
      const card = found.get(asked.toLowerCase());
      cards[asked] = {
        card: card === undefined ? undefined : toWireDetails(shownTo(viewer, card, clock.now()), isBroker(viewer)),
      };
    }
    return { cards };
  };
