import * as wire from '@setu/proto/catalogue/cards';
import { LRUCache } from 'lru-cache';
import type { Stores } from '../../store/index.js';
import { toWireCard } from '../../wire/card.js';
import type { Card } from '../domain/card.js';
import { anyViewer, seesCard } from '../domain/rights.js';

/** Public cards as they travel in lists. */
export interface ShownCards {
  /** Cards as everybody may see them, encoded, in the order of their ids; those nobody sees are left out. */
  encoded(ids: readonly string[]): Promise<Uint8Array[]>;
}

interface Kept {
  stamp: string;
  bytes: Uint8Array;
}

/** Room for some hundred thousand cards. */
const mostBytes = 96 * 1024 * 1024;
/** What a card takes beside its bytes. */
const besides = 250;
/** Names of units are told by no stamp; they come with a release. */
const longestMs = 600_000;

/** Colours are measured after the picture is there, and then stay. */
const isWhole = ({ pictureIds, pictureColors }: Card): boolean => pictureIds.every((id) => id in pictureColors);

/** Keeps cards of lists as bytes. Each is shown only while its stamp says that nothing of it has changed. */
export function shownCards(read: Pick<Stores, 'cards' | 'cardStamps'>): ShownCards {
  const kept = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + besides,
    ttl: longestMs,
  });
  return {
    encoded: async (ids) => {
      if (ids.length === 0) return [];
      // The stamps first: a change in between leaves a card under an older stamp, which the next look does not find.
      const { stamps, trees } = await read.cardStamps(ids);
      const found = new Map<string, Uint8Array>();
      const missing = new Map<string, string>();
      for (const [i, id] of ids.entries()) {
        if (!stamps[i]) continue;
        const stamp = `${stamps[i]} ${trees}`;
        const one = kept.get(id);
        if (one?.stamp === stamp) found.set(id, one.bytes);
        else missing.set(id, stamp);
      }
      const cards = missing.size === 0 ? [] : await read.cards.listed([...missing.keys()]);
      for (const card of cards) {
        if (!seesCard(anyViewer, card)) continue;
        const bytes = wire.Card.encode(toWireCard(card, false)).finish();
        found.set(card.skuId, bytes);
        if (isWhole(card)) kept.set(card.skuId, { stamp: missing.get(card.skuId) ?? '', bytes });
      }
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}
