import { Card } from '@setu/proto/catalogue/cards';
import { ListCardsResponse } from '@setu/proto/catalogue/search';

/** A list whose cards and facets are still encoded. Most of them are known already and need no decoding. */
export interface EncodedList extends Omit<ListCardsResponse, 'cards' | 'facets'> {
  encodedCards: readonly Uint8Array[];
  /** A list that has only the facets. */
  encodedFacets: Uint8Array;
}

/** The tags of `ListCardsResponse.cards` and `.facets`: fields 1 and 9, length-delimited. */
const [cardsTag, facetsTag] = [0x0a, 0x4a];

/** A place in a message: where it is, and the number read there. */
interface Read {
  at: number;
  value: number;
}

function readNumber(bytes: Buffer, from: number): Read {
  let value = 0;
  for (let at = from, shift = 0; ; at += 1, shift += 7) {
    const byte = bytes[at] ?? 0;
    value |= (byte & 0x7f) << shift;
    if (byte < 0x80) return { at: at + 1, value };
  }
}

/** Reads a list. All its fields are length-delimited, so those that stay encoded are skipped by their length. */
export function readList(bytes: Buffer): EncodedList {
  const encodedCards: Uint8Array[] = [];
  const facets: Buffer[] = [];
  const others: Buffer[] = [];
  for (let from = 0; from < bytes.length; ) {
    const tag = readNumber(bytes, from);
    if ((tag.value & 7) !== 2) return decoded(bytes);
    const { at, value: size } = readNumber(bytes, tag.at);
    if (tag.value === cardsTag) encodedCards.push(bytes.subarray(at, at + size));
    else (tag.value === facetsTag ? facets : others).push(bytes.subarray(from, at + size));
    from = at + size;
  }
  const { cards: _none, facets: _neither, ...rest } = ListCardsResponse.decode(Buffer.concat(others));
  return { ...rest, encodedCards, encodedFacets: Buffer.concat(facets) };
}

/** Reads a list with fields of a newer version that cannot be skipped. */
function decoded(bytes: Buffer): EncodedList {
  const { cards, facets, ...rest } = ListCardsResponse.decode(bytes);
  const encodedFacets = ListCardsResponse.encode(ListCardsResponse.fromPartial({ facets })).finish();
  return { ...rest, encodedCards: cards.map((card) => Card.encode(card).finish()), encodedFacets };
}
