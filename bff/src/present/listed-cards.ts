import type { ListedCardView, PersonView } from '@setu/contract';
import { Card } from '@setu/proto/catalogue/cards';
import { LRUCache } from 'lru-cache';
import { ReadyJson } from '../http/ready-json.js';
import type { Language } from '../language/locale.js';
import { cardView } from './card.js';

/** A card of a list: its JSON, or the card itself if the JSON depends on the reader. */
export type ListedCard = { skuId: string; json: Buffer } | { skuId: string; card: Card };

/** Presents the encoded cards of lists. */
export type ListedCards = (encoded: Uint8Array, language: Language) => ListedCard;

interface Known {
  encoded: Buffer;
  listed: { skuId: string; json: Buffer };
}

/** Enough for the cards that readers open most, in both languages. */
const maxBytes = 64 * 1024 * 1024;
/** The memory that a card needs in addition to its bytes. */
const overheadBytes = 500;
/** The id of a card is its first field: a tag, a length and 36 characters. */
const idFieldBytes = 38;

/**
 * Keeps the JSON of cards. It is used again only for exactly the same bytes, so it is never older than the list that the
 * catalogue has just sent. A card with a manager is not kept, because only some readers may see the manager.
 */
export const listedCards = (): ListedCards => {
  const cache = new LRUCache<string, Known>({
    maxSize: maxBytes,
    sizeCalculation: ({ encoded, listed }) => encoded.length + listed.json.length + overheadBytes,
  });
  return (bytes, language) => {
    const encoded = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    const key = language + encoded.toString('latin1', 0, idFieldBytes);
    const known = cache.get(key);
    if (known?.encoded.equals(encoded)) return known.listed;
    const card = Card.decode(encoded);
    const { skuId } = card;
    if (card.brokerManagerId !== '') return { skuId, card };
    const listed = { skuId, json: Buffer.from(JSON.stringify(cardView(card, { language }))) };
    cache.set(key, { encoded: Buffer.from(encoded), listed });
    return listed;
  };
};

const [opened, comma, closed] = ['[', ',', ']'].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];

/** Returns the items of a list, as JSON. `own` is what an item has in addition to its card. */
export const listedItems = (
  cards: readonly ListedCard[],
  of: {
    language: Language;
    managers: ReadonlyMap<string, PersonView>;
    own: (skuId: string) => Partial<ListedCardView>;
  },
): ReadyJson<ListedCardView[]> => {
  const items = cards.flatMap((listed, at) => {
    const { skuId } = listed;
    const json = 'json' in listed ? listed.json : Buffer.from(JSON.stringify(cardView(listed.card, of)));
    const own = JSON.stringify(of.own(skuId));
    const item = own === '{}' ? [json] : [json.subarray(0, -1), Buffer.from(`,${own.slice(1)}`)];
    return at === 0 ? item : [comma, ...item];
  });
  return new ReadyJson([opened, ...items, closed]);
};
