import { hasBit, setBit } from './bits.js';
import type { Places } from './places.js';
import type { Segment } from './segment.js';

/** An index from trigrams (three adjacent characters) to the blocks of cards whose vendor codes contain them. */
export interface CodeBlocks {
  /** The number of cards in a block. */
  cards: number;
  blocks: number;
  /** For each trigram slot, one bit per block, set if the block has the trigram. Trigrams may share a slot. */
  bits: Uint32Array;
}

const slots = 65_536;
/** More blocks leave fewer codes to scan but need more memory. This many take 8 MB. */
const maxBlocks = 1_024;
const minCards = 64;

const slotOf = (codes: string, at: number): number =>
  (Math.imul(Math.imul(codes.charCodeAt(at), 31) + codes.charCodeAt(at + 1), 37) + codes.charCodeAt(at + 2)) &
  (slots - 1);

const known = new WeakMap<Segment, CodeBlocks>();

/** Returns the blocks of a segment. They are computed once. */
export function blocksOf(segment: Segment): CodeBlocks {
  const cached = known.get(segment);
  if (cached !== undefined) return cached;
  const { codes, codeStarts, size } = segment;
  const cards = Math.max(minCards, Math.ceil(size / maxBlocks));
  const blocks = Math.ceil(size / cards);
  const bits = new Uint32Array(Math.ceil((slots * blocks) / 32));
  for (let card = 0; card < size; card++) {
    const block = Math.floor(card / cards);
    // A code ends with a line break, which no fragment contains.
    for (let at = codeStarts[card] ?? 0; at + 3 < (codeStarts[card + 1] ?? 0); at++) {
      setBit(bits, slotOf(codes, at) * blocks + block);
    }
  }
  const made = { cards, blocks, bits };
  known.set(segment, made);
  return made;
}

/**
 * Returns the positions of cards whose vendor code contains a fragment of three or more characters. They are ascending
 * and include removed cards.
 */
export function codesWith(segment: Segment, fragment: string): Places {
  const { cards, blocks, bits } = blocksOf(segment);
  const slotsOfFragment = Array.from({ length: fragment.length - 2 }, (_, at) => slotOf(fragment, at));
  const found: number[] = [];
  for (let block = 0; block < blocks; block++) {
    if (!slotsOfFragment.every((slot) => hasBit(bits, slot * blocks + block))) continue;
    readBlock(segment, fragment, { from: block * cards, end: Math.min(segment.size, (block + 1) * cards) }, found);
  }
  return Uint32Array.from(found);
}

interface Cards {
  from: number;
  end: number;
}

function readBlock({ codes, codeStarts }: Segment, fragment: string, { from, end }: Cards, found: number[]): void {
  const text = codes.slice(codeStarts[from], codeStarts[end]);
  const before = codeStarts[from] ?? 0;
  for (let at = text.indexOf(fragment), place = from; at >= 0; ) {
    while ((codeStarts[place + 1] ?? 0) <= before + at) place++;
    found.push(place);
    at = text.indexOf(fragment, (codeStarts[place + 1] ?? 0) - before);
  }
}
