import { invalid, isUuid } from '@setu/kit/core';
import type * as wire from '@setu/proto/catalogue/cards';
import type { Rpc } from '../../served.js';
import { viewerOf } from '../../viewer.js';
import { toWireDetails } from '../../wire/card-details.js';
import { canSeeCard, isBroker } from '../domain/rights.js';
import { visibleTo } from '../domain/visible-to.js';

/** The maximum number of cards in one call. */
const maxCards = 500;

/**
 * Returns the cards by requested id and marks missing ones explicitly. Throws `invalid` for more than `maxCards` ids.
 */
export const batchGetCards: Rpc<'batchGetCards'> =
  ({ read, clock }) =>
  async ({ skuIds }, { actor }) => {
    if (skuIds.length > maxCards) throw invalid({ sku_ids: { code: 'max', params: { max: String(maxCards) } } });
    const viewer = viewerOf(actor);
    const ids = [...new Set(skuIds.filter(isUuid).map((id) => id.toLowerCase()))];
    const found = new Map(
      (await read.cards.detailed(ids)).filter((card) => canSeeCard(viewer, card)).map((card) => [card.skuId, card]),
    );
    const cards: Record<string, wire.CardOrNone> = {};
    for (const requestedId of skuIds) {
      const card = found.get(requestedId.toLowerCase());
      cards[requestedId] = {
        card: card === undefined ? undefined : toWireDetails(visibleTo(viewer, card, clock.now()), isBroker(viewer)),
      };
    }
    return { cards };
  };
