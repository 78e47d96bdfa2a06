import type { CardDetails } from '@setu/proto/catalogue/cards';
import { SkuPublished, SkuUpdated, SkuWithdrawn } from '@setu/proto/catalogue/events';
import { CardState } from '@setu/proto/catalogue/words';
import type { EventEnvelope } from '@setu/proto/common';
import type { Stores } from '../store/index.js';
import { snapshotOf } from '../wire/card-snapshot.js';

const subject = (happened: string): string => `setu.catalogue.sku.${happened}`;

/**
 * Keeps the copies of cards somebody put into a cart or asked for. A draft version is nobody's to see: only what is
 * published replaces a copy, and only being published makes a withdrawn card public again.
 */
export async function onCardEvent(event: EventEnvelope, { cards }: Stores): Promise<void> {
  switch (event.subject) {
    case subject('created'):
    case subject('updated'):
      return keep(cards, SkuUpdated.decode(event.payload).card, false);
    case subject('published'):
      return keep(cards, SkuPublished.decode(event.payload).card, true);
    case subject('withdrawn'): {
      const { skuId, version } = SkuWithdrawn.decode(event.payload);
      return cards.withdraw(skuId, version, new Date(event.occurredAt));
    }
  }
}

async function keep(cards: Stores['cards'], card: CardDetails | undefined, isPublished: boolean): Promise<void> {
  if (card?.card?.state !== CardState.PUBLISHED) return;
  const snapshot = snapshotOf(card);
  if (snapshot !== null) await cards.update(snapshot, isPublished);
}
