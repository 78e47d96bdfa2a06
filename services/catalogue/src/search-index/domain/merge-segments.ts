import { hasBit, noBits } from './bits.js';
import { compareBytes, lexiconSize, textBytes } from './lexicon.js';
import { type Columns, columnNames, columnsOf, type Segment } from './segment.js';

/** The amount of work between two pauses. */
const batchSize = 20_000;

/** The target of a removed card, which has no position in the merged segment. */
const nowhere = 0xffffffff;

/**
 * Merges segments into one, without removed cards. It pauses often (`yield`), so that searches are answered in between.
 * The caller must take out the cards that are removed after the merge began.
 */
export function* mergeSegments(segments: readonly Segment[]): Generator<void, Segment> {
  const moves = yield* newPlaces(segments);
  const size = moves.reduce((total, { cards }) => total + cards, 0);
  const cards = yield* cardsOf(segments, moves, size);
  const index = yield* lexemesOf(segments, moves);
  return { size, ...cards, ...index, removed: noBits(size), removedCount: 0 };
}

interface Move {
  /** For each position in the source segment, the position in the merged one, or `nowhere`. */
  to: Uint32Array;
  cards: number;
}

/** Computes the new positions of all cards, in the order of their ranks. */
function* newPlaces(segments: readonly Segment[]): Generator<void, Move[]> {
  const moves = segments.map(({ size }): Move => ({ to: new Uint32Array(size).fill(nowhere), cards: 0 }));
  const heads = segments.map(() => 0);
  for (let next = 0; ; next++) {
    let best = -1;
    let bestRank = 0;
    for (let i = 0; i < segments.length; i++) {
      const segment = segments[i];
      if (segment === undefined) continue;
      let head = heads[i] ?? 0;
      while (head < segment.size && hasBit(segment.removed, head)) head++;
      heads[i] = head;
      const rank = segment.columns.rank[head];
      if (head < segment.size && rank !== undefined && (best < 0 || rank < bestRank)) [best, bestRank] = [i, rank];
    }
    const move = moves[best];
    if (move === undefined) return moves;
    move.to[heads[best] ?? 0] = next;
    move.cards += 1;
    heads[best] = (heads[best] ?? 0) + 1;
    if (next % batchSize === 0) yield;
  }
}

type Cards = Pick<Segment, 'columns' | 'skuIds' | 'codes' | 'codeStarts'>;

function* cardsOf(segments: readonly Segment[], moves: readonly Move[], size: number): Generator<void, Cards> {
  const columns = columnsOf(size);
  const skuIds = new Uint8Array(size * 16);
  const lines = new Array<string>(size);
  let done = 0;
  for (const [i, segment] of segments.entries()) {
    const to = moves[i]?.to;
    for (let place = 0; place < segment.size; place++) {
      const place2 = to?.[place] ?? nowhere;
      if (place2 === nowhere) continue;
      copyCard(segment, place, columns, place2);
      skuIds.set(segment.skuIds.subarray(place * 16, place * 16 + 16), place2 * 16);
      lines[place2] = segment.codes.slice(segment.codeStarts[place], segment.codeStarts[place + 1]);
      if (++done % batchSize === 0) yield;
    }
  }
  const codeStarts = new Uint32Array(size + 1);
  for (let place = 0; place < size; place++)
    codeStarts[place + 1] = (codeStarts[place] ?? 0) + (lines[place]?.length ?? 0);
  return { columns, skuIds, codes: lines.join(''), codeStarts };
}

function copyCard(segment: Segment, place: number, columns: Columns, to: number): void {
  for (const name of columnNames) columns[name][to] = segment.columns[name][place] ?? 0;
}

type Lexemes = Pick<Segment, 'lexicon' | 'placeStarts' | 'places'>;

/** A growing list of numbers. */
interface Growing {
  numbers: Uint32Array;
  length: number;
}

function* lexemesOf(segments: readonly Segment[], moves: readonly Move[]): Generator<void, Lexemes> {
  const maxPlaces = segments.reduce((total, { places }) => total + places.length, 0);
  const places: Growing = { numbers: new Uint32Array(maxPlaces), length: 0 };
  const placeStarts: number[] = [0];
  const texts: Uint8Array[] = [];
  const sources = segments.map(
    (segment, i): Source => ({ segment, to: moves[i]?.to, head: 0, text: textOf(segment, 0) }),
  );
  let done = 0;
  for (let text = firstText(sources); text !== undefined; text = firstText(sources)) {
    const before = places.length;
    addPlaces(sources, text, places);
    done += places.length - before + 1;
    if (places.length > before) {
      texts.push(text);
      placeStarts.push(places.length);
    }
    if (done >= batchSize) {
      done = 0;
      yield;
    }
  }
  return {
    lexicon: packed(texts),
    placeStarts: Uint32Array.from(placeStarts),
    places: places.numbers.slice(0, places.length),
  };
}

/** A segment that is being merged. */
interface Source {
  segment: Segment;
  to: Uint32Array | undefined;
  /** The current lexeme and its text, or undefined at the end. */
  head: number;
  text: Uint8Array | undefined;
}

const textOf = ({ lexicon }: Segment, at: number): Uint8Array | undefined =>
  at < lexiconSize(lexicon) ? textBytes(lexicon, at) : undefined;

function firstText(sources: readonly Source[]): Uint8Array | undefined {
  let first: Uint8Array | undefined;
  for (const { text } of sources) {
    if (text !== undefined && (first === undefined || compareBytes(text, first) < 0)) first = text;
  }
  return first;
}

/** Adds the positions of a text's cards from every segment that has it, and moves these segments to their next text. */
function addPlaces(sources: readonly Source[], text: Uint8Array, into: Growing): void {
  const from = into.length;
  let having = 0;
  for (const source of sources) {
    if (source.text === undefined || compareBytes(source.text, text) !== 0) continue;
    const { segment, to, head } = source;
    source.head = head + 1;
    source.text = textOf(segment, head + 1);
    having += 1;
    for (let at = segment.placeStarts[head] ?? 0; at < (segment.placeStarts[head + 1] ?? 0); at++) {
      const place = to?.[segment.places[at] ?? 0] ?? nowhere;
      if (place !== nowhere) into.numbers[into.length++] = place;
    }
  }
  // The positions of a single segment are already in order.
  if (having > 1) into.numbers.subarray(from, into.length).sort();
}

function packed(texts: readonly Uint8Array[]): Segment['lexicon'] {
  const starts = new Uint32Array(texts.length + 1);
  for (const [i, text] of texts.entries()) starts[i + 1] = (starts[i] ?? 0) + text.length;
  const bytes = new Uint8Array(starts[texts.length] ?? 0);
  for (const [i, text] of texts.entries()) bytes.set(text, starts[i]);
  return { bytes, starts };
}
