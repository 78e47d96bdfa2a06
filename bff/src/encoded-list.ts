import { Card } from '@setu/proto/catalogue/cards';
import { ListCardsResponse } from '@setu/proto/catalogue/search';

/** A list whose cards are still encoded. Most of them are known already and need no decoding. */
export interface EncodedList extends Omit<ListCardsResponse, 'cards'> {
  encodedCards: readonly Uint8Array[];
}

/** The tag of `ListCardsResponse.cards`: field 1, length-delimited. */
const cardsTag = 0x0a;

/** Reads a list. The catalogue sends the cards first; cards elsewhere are valid too. */
export function readList(bytes: Buffer): EncodedList {
  const first: Uint8Array[] = [];
  let at = 0;
  while (bytes[at] === cardsTag) {
    at += 1;
    let size = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      size |= (byte & 0x7f) << shift;
      if (byte < 0x80) break;
    }
    first.push(bytes.subarray(at, at + size));
    at += size;
  }
  const { cards, ...rest } = ListCardsResponse.decode(bytes.subarray(at));
  return { ...rest, encodedCards: [...first, ...cards.map((card) => Card.encode(card).finish())] };
}
