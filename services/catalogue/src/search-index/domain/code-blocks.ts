import { hasBit, setBit } from './bits.js';
import type { Places } from './places.js';
import type { Segment } from './segment.js';

/** Which three characters stand next to each other in the vendor codes of which cards, a block of cards at a time. */
interface CodeBlocks {
  /** Cards of a block. */
  cards: number;
  blocks: number;
  /** By the slot of three characters the blocks that have them, a bit each; others may share the slot. */
  bits: Uint32Array;
}

const slots = 65_536;
/** More blocks leave less to read through, and need more memory: 8 MB for these. */
const mostBlocks = 1_024;
const fewestCards = 64;

const slotOf = (codes: string, at: number): number =>
  (Math.imul(Math.imul(codes.charCodeAt(at), 31) + codes.charCodeAt(at + 1), 37) + codes.charCodeAt(at + 2)) &
  (slots - 1);

const known = new WeakMap<Segment, CodeBlocks>();

function blocksOf(segment: Segment): CodeBlocks {
  const kept = known.get(segment);
  if (kept !== undefined) return kept;
  const { codes, codeStarts, size } = segment;
  const cards = Math.max(fewestCards, Math.ceil(size / mostBlocks));
  const blocks = Math.ceil(size / cards);
  const bits = new Uint32Array(Math.ceil((slots * blocks) / 32));
  for (let card = 0; card < size; card++) {
    const block = Math.floor(card / cards);
    // A line ends with its break, which no fragment has.
    for (let at = codeStarts[card] ?? 0; at + 3 < (codeStarts[card + 1] ?? 0); at++) {
      setBit(bits, slotOf(codes, at) * blocks + block);
    }
  }
  const made = { cards, blocks, bits };
  known.set(segment, made);
  return made;
}

/** The places of cards with a fragment of three characters or more in their vendor code, ascending, gone ones too. */
export function codesWith(segment: Segment, fragment: string): Places {
  const { cards, blocks, bits } = blocksOf(segment);
  const asked = Array.from({ length: fragment.length - 2 }, (_, at) => slotOf(fragment, at));
  const found: number[] = [];
  for (let block = 0; block < blocks; block++) {
    if (!asked.every((slot) => hasBit(bits, slot * blocks + block))) continue;
    readBlock(segment, fragment, { from: block * cards, until: Math.min(segment.size, (block + 1) * cards) }, found);
  }
  return Uint32Array.from(found);
}

interface Cards {
  from: number;
  until: number;
}

function readBlock({ codes, codeStarts }: Segment, fragment: string, { from, until }: Cards, found: number[]): void {
  const text = codes.slice(codeStarts[from], codeStarts[until]);
  const before = codeStarts[from] ?? 0;
  for (let at = text.indexOf(fragment), place = from; at >= 0; ) {
    while ((codeStarts[place + 1] ?? 0) <= before + at) place++;
    found.push(place);
    at = text.indexOf(fragment, (codeStarts[place + 1] ?? 0) - before);
  }
}
