import { createHash } from 'node:crypto';

/** Derives an id from its inputs. The id is a version 8 UUID, and the same inputs always result in the same id. */
export function derivedId(...of: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(of)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
