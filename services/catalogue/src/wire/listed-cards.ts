import * as wire from '@setu/proto/catalogue/search';

/** The tag of `ListCardsResponse.cards`: field 1, length-delimited. */
const cardsTag = 0x0a;

const encodedOf = new WeakMap<wire.ListCardsResponse, readonly Uint8Array[]>();

/** Adds encoded cards to an answer without cards. `serializeList` sends them together. */
export function withCards(answer: wire.ListCardsResponse, cards: readonly Uint8Array[]): wire.ListCardsResponse {
  encodedOf.set(answer, cards);
  return answer;
}

function lengthOf(size: number): number {
  let bytes = 1;
  for (let left = size >>> 7; left > 0; left >>>= 7) bytes += 1;
  return bytes;
}

function putCard(into: Buffer, at: number, card: Uint8Array): number {
  let next = at;
  into[next++] = cardsTag;
  let left = card.length;
  for (; left > 0x7f; left >>>= 7) into[next++] = (left & 0x7f) | 0x80;
  into[next++] = left;
  into.set(card, next);
  return next + card.length;
}

const facetsOf = new WeakMap<readonly wire.FacetCounts[], Uint8Array>();
const nothing = wire.ListCardsResponse.fromPartial({});

/** Encodes facets once, however many answers have the same ones. */
function encodedFacets(facets: wire.FacetCounts[]): Uint8Array {
  const known = facetsOf.get(facets);
  if (known !== undefined) return known;
  const encoded = wire.ListCardsResponse.encode({ ...nothing, facets }).finish();
  facetsOf.set(facets, encoded);
  return encoded;
}

/** Serializes an answer: first its encoded cards, then the rest, and last the facets. */
export function serializeList(answer: wire.ListCardsResponse): Buffer {
  const rest = wire.ListCardsResponse.encode({ ...answer, facets: [] }).finish();
  const facets = encodedFacets(answer.facets);
  const cards = encodedOf.get(answer) ?? [];
  const size = cards.reduce((sum, { length }) => sum + 1 + lengthOf(length) + length, rest.length + facets.length);
  const encoded = Buffer.allocUnsafe(size);
  let at = 0;
  for (const card of cards) at = putCard(encoded, at, card);
  encoded.set(rest, at);
  encoded.set(facets, at + rest.length);
  return encoded;
}
