import type { Segment } from './segment.js';

/** Where the cards of a segment stand by their ids: open addressing, at most half full; 0 is free, else a place and one more. */
export type IdTable = Uint32Array;

/** Makes the table of a segment's cards. */
export function idTableOf({ skuIds, size }: Pick<Segment, 'skuIds' | 'size'>): IdTable {
  const table = new Uint32Array(Math.max(2, 1 << (32 - Math.clz32(size * 2))));
  for (let place = 0; place < size; place++) {
    let slot = slotOf(skuIds, place * 16, table.length);
    while ((table[slot] ?? 0) !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = place + 1;
  }
  return table;
}

/** The place of the card with an id of 16 bytes; undefined when it is not in the segment. */
export function placeOfId({ skuIds }: Pick<Segment, 'skuIds'>, table: IdTable, asked: Uint8Array): number | undefined {
  for (let slot = slotOf(asked, 0, table.length); ; slot = (slot + 1) & (table.length - 1)) {
    const entry = table[slot] ?? 0;
    if (entry === 0) return undefined;
    if (isAt(skuIds, (entry - 1) * 16, asked)) return entry - 1;
  }
}

function isAt(skuIds: Uint8Array, from: number, asked: Uint8Array): boolean {
  for (let i = 0; i < 16; i++) if (skuIds[from + i] !== asked[i]) return false;
  return true;
}

/** Ids begin with the hour they were made in: all of their bytes count. */
function slotOf(bytes: Uint8Array, from: number, slots: number): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < 16; i++) mixed = Math.imul(mixed ^ (bytes[from + i] ?? 0), 0x01000193);
  mixed ^= mixed >>> 15;
  return (mixed >>> 0) & (slots - 1);
}
