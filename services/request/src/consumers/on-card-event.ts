import type { Consumer } from '@setu/kit/events';
import type * as wireCards from '@setu/proto/catalogue/cards';
import * as wire from '@setu/proto/catalogue/events';
import * as wireWords from '@setu/proto/catalogue/words';
import type { Stores } from '../store/index.js';
import { snapshotOf } from '../wire/card-snapshot.js';

const subject = (happened: string): string => `setu.catalogue.sku.${happened}`;

/**
 * Updates the read models of cards that are in a cart or a request. Draft versions are not public, so only published
 * content replaces a card. Only publishing makes a withdrawn card public again.
 */
export const onCardEvent: Consumer<Stores> = {
  name: 'request.card-copies',
  subject: subject('*'),
  together: true,
  from: 'start',
  async handle(event, { cards }) {
    switch (event.subject) {
      case subject('created'):
      case subject('updated'): {
        const { card, draftVersion } = wire.SkuUpdated.decode(event.payload);
        // The draft version of a public card is not public yet.
        return draftVersion > 0 ? undefined : updateCard(cards, card, false);
      }
      case subject('published'):
        return updateCard(cards, wire.SkuPublished.decode(event.payload).card, true);
      case subject('withdrawn'): {
        const { skuId, revision } = wire.SkuWithdrawn.decode(event.payload);
        return cards.withdraw({ skuId, revision, at: new Date(event.occurredAt) });
      }
      case subject('removed'): {
        const { skuId, revision } = wire.SkuRemoved.decode(event.payload);
        return cards.withdraw({ skuId, revision, at: new Date(event.occurredAt) });
      }
    }
  },
};

async function updateCard(
  cards: Stores['cards'],
  card: wireCards.CardDetails | undefined,
  isPublished: boolean,
): Promise<void> {
  if (card?.card?.state !== wireWords.CardState.PUBLISHED) return;
  const snapshot = snapshotOf(card);
  if (snapshot !== undefined) await cards.update(snapshot, isPublished);
}
