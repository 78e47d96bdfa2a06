import type { Segment } from './segment.js';

/**
 * A hash table from card ids to positions in a segment. It uses open addressing and is at most half full. A slot has 0
 * if it is free, or the position plus one.
 */
export type IdTable = Uint32Array;

/** Builds the table of a segment's cards. */
export function idTableOf({ skuIds, size }: Pick<Segment, 'skuIds' | 'size'>): IdTable {
  const table = new Uint32Array(Math.max(2, 1 << (32 - Math.clz32(size * 2))));
  for (let place = 0; place < size; place++) {
    let slot = slotOf(skuIds, place * 16, table.length);
    while ((table[slot] ?? 0) !== 0) slot = (slot + 1) & (table.length - 1);
    table[slot] = place + 1;
  }
  return table;
}

/** Returns the position of the card with a 16-byte id, or undefined if the segment does not have it. */
export function placeOfId({ skuIds }: Pick<Segment, 'skuIds'>, table: IdTable, id: Uint8Array): number | undefined {
  for (let slot = slotOf(id, 0, table.length); ; slot = (slot + 1) & (table.length - 1)) {
    const entry = table[slot] ?? 0;
    if (entry === 0) return undefined;
    if (isAt(skuIds, (entry - 1) * 16, id)) return entry - 1;
  }
}

function isAt(skuIds: Uint8Array, from: number, id: Uint8Array): boolean {
  for (let i = 0; i < 16; i++) if (skuIds[from + i] !== id[i]) return false;
  return true;
}

/** Hashes all bytes of an id, because ids start with the hour of their creation. */
function slotOf(bytes: Uint8Array, from: number, slots: number): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < 16; i++) mixed = Math.imul(mixed ^ (bytes[from + i] ?? 0), 0x01000193);
  mixed ^= mixed >>> 15;
  return (mixed >>> 0) & (slots - 1);
}
