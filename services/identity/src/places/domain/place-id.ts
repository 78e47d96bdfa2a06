import { createHash } from 'node:crypto';

/**
 * Returns the id of a place that comes with the product. It is the same on every machine (a UUID made from the name,
 * RFC 9562, version 8).
 */
export function placeId(name: string): string {
  const bytes = createHash('sha256').update(`setu place ${name}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
