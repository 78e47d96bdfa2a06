import { noBits } from './bits.js';
import { lexiconOf, sortTexts } from './lexicon.js';
import { type Columns, columnsOf, type IndexedCard, idBytes, type Segment } from './segment.js';

/** Builds an index segment from cards in any order. */
export function buildSegment(cards: readonly IndexedCard[]): Segment {
  const ordered = [...cards].sort((one, other) => one.rank - other.rank);
  const columns = columnsOf(ordered.length);
  const skuIds = new Uint8Array(ordered.length * 16);
  const codeStarts = new Uint32Array(ordered.length + 1);
  const placesByLexeme = new Map<string, number[]>();
  let codes = '';
  for (const [place, card] of ordered.entries()) {
    putColumns(columns, place, card);
    skuIds.set(idBytes(card.skuId), place * 16);
    codes += `${card.code}\n`;
    codeStarts[place + 1] = codes.length;
    for (const lexeme of card.lexemes) {
      const places = placesByLexeme.get(lexeme);
      if (places === undefined) placesByLexeme.set(lexeme, [place]);
      else places.push(place);
    }
  }
  return {
    ...{ size: ordered.length, columns, skuIds, codes, codeStarts },
    ...indexOf(placesByLexeme),
    ...{ removed: noBits(ordered.length), removedCount: 0 },
  };
}

function putColumns(columns: Columns, place: number, card: IndexedCard): void {
  columns.rank[place] = card.rank;
  columns.nameEn[place] = card.nameEn;
  columns.nameRu[place] = card.nameRu;
  columns.brand[place] = card.brand;
  columns.terms[place] = card.terms;
  columns.origin[place] = card.origin;
  columns.category[place] = card.category;
  columns.company[place] = card.company;
  columns.price[place] = card.price ?? Number.NaN;
  columns.priceTo[place] = card.priceTo ?? card.price ?? Number.NaN;
  columns.landed[place] = card.landed ?? Number.NaN;
}

function indexOf(placesByLexeme: Map<string, number[]>): Pick<Segment, 'lexicon' | 'placeStarts' | 'places'> {
  const lexemes = sortTexts([...placesByLexeme.keys()]);
  const placeStarts = new Uint32Array(lexemes.length + 1);
  let total = 0;
  for (const [i, lexeme] of lexemes.entries()) {
    placeStarts[i] = total;
    total += placesByLexeme.get(lexeme)?.length ?? 0;
  }
  placeStarts[lexemes.length] = total;
  const places = new Uint32Array(total);
  for (const [i, lexeme] of lexemes.entries()) places.set(placesByLexeme.get(lexeme) ?? [], placeStarts[i]);
  return { lexicon: lexiconOf(lexemes), placeStarts, places };
}
