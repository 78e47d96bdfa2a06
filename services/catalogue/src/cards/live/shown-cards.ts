import * as wire from '@setu/proto/catalogue/cards';
import { LRUCache } from 'lru-cache';
import type { ShownPrice } from '../../landed-price/domain/shown-price.js';
import type { Stores } from '../../store/index.js';
import { toWireCard } from '../../wire/card.js';
import type { Card } from '../domain/card.js';
import { anyViewer, canSeeCard } from '../domain/rights.js';

/** Public cards in the encoded form that lists use. */
export interface ShownCards {
  /**
   * Returns the encoded cards as anonymous visitors see them, in the order of their ids. Cards that visitors may not
   * see are left out. Landed prices are returned on request, because suppliers may not see them.
   */
  encoded(ids: readonly string[], withLanded?: boolean): Promise<EncodedCards>;
}

/** Encoded cards, and the landed prices of those that have a complete one. */
export interface EncodedCards {
  cards: readonly Uint8Array[];
  landed: readonly ShownPrice[];
}

const noCards: EncodedCards = { cards: [], landed: [] };

interface CachedCard {
  stamp: string;
  bytes: Uint8Array;
}

/** Enough for a few hundred thousand cards. */
const maxBytes = 96 * 1024 * 1024;
/** The memory that a card needs in addition to its bytes. */
const overheadBytes = 250;
/** A time limit is needed because stamps do not cover the names of units. These names change only with a release. */
const maxAgeMs = 600_000;

/**
 * Returns whether the colours of all pictures are known. Media measures them after a picture arrives, and they never
 * change afterwards.
 */
const isComplete = ({ pictureIds, pictureColors }: Card): boolean => pictureIds.every((id) => id in pictureColors);

/** Caches the cards of lists as bytes. A cached card is used only while its stamp shows that nothing has changed. */
export function shownCards(read: Pick<Stores, 'cards' | 'cardStamps'>): ShownCards {
  const cache = new LRUCache<string, CachedCard>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + overheadBytes,
    ttl: maxAgeMs,
  });
  return {
    encoded: async (ids, withLanded) => {
      if (ids.length === 0) return noCards;
      // The stamps are read first. If a card changes before it is read, it is stored under an outdated stamp, which the
      // next read does not match.
      const { stamps, trees, landed } = await read.cardStamps(ids, withLanded);
      const found = new Map<string, Uint8Array>();
      const missing = new Map<string, string>();
      for (const [i, id] of ids.entries()) {
        if (!stamps[i]) continue;
        const stamp = `${stamps[i]} ${trees}`;
        const one = cache.get(id);
        if (one?.stamp === stamp) found.set(id, one.bytes);
        else missing.set(id, stamp);
      }
      const cards = missing.size === 0 ? [] : await read.cards.listed([...missing.keys()]);
      for (const card of cards) {
        if (!canSeeCard(anyViewer, card)) continue;
        const bytes = wire.Card.encode(toWireCard(card, false)).finish();
        found.set(card.skuId, bytes);
        if (isComplete(card)) cache.set(card.skuId, { stamp: missing.get(card.skuId) ?? '', bytes });
      }
      return { cards: ids.flatMap((id) => found.get(id) ?? []), landed };
    },
  };
}
