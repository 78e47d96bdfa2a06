import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whom an id is reserved for, and the keys that seal it. */
export interface Reserving {
  /** The kind of object to be created. An id reserved for one kind is invalid for another. */
  noun: string;
  /** Identifies who may use the id. */
  owner: string;
  /** The first key seals. The others are still accepted. */
  keys: readonly string[];
  now: Date;
}

/**
 * How long a reserved id stays valid. A form that received it can be saved for the first time within this time (HTTP
 * surface, description-to-request).
 */
export const reservedMs = 24 * 3_600_000;

/** The allowed difference between the clocks of two machines. */
const skewMs = 60_000;

const timeBytes = 6;
const sealedFrom = 8;

/**
 * Returns an id for an object that is about to be created. The service recognises it later without storing it. It is a
 * UUID of version 8 made of the time, twelve random bits (`noise`), and a seal over both, the kind of object and the
 * owner.
 */
export function reserveId({ noun, owner, keys: [key], now }: Reserving, noise: number): string {
  if (key === undefined) throw new Error('no key to seal ids with');
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now.getTime(), 0, timeBytes);
  bytes.writeUInt16BE(0x8000 | (noise & 0xfff), timeBytes);
  sealOf(bytes, `${noun} ${owner}`, key).copy(bytes, sealedFrom);
  return textOf(bytes);
}

/** Returns whether the id was reserved for this owner and kind of object less than a day ago. */
export function isReserved(id: string, { noun, owner, keys, now }: Reserving): boolean {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const age = now.getTime() - bytes.readUIntBE(0, timeBytes);
  if (bytes.readUInt8(timeBytes) >> 4 !== 8 || age < -skewMs || age > reservedMs) return false;
  return keys.some((key) => timingSafeEqual(sealOf(bytes, `${noun} ${owner}`, key), bytes.subarray(sealedFrom)));
}

/** Returns the last eight bytes: the two variant bits of every UUID, and 62 bits of the seal. */
function sealOf(bytes: Buffer, owner: string, key: string): Buffer {
  const head = bytes.subarray(0, sealedFrom).toString('hex');
  const seal = createHmac('sha256', key).update(`reserved id ${head} ${owner}`).digest().subarray(0, 8);
  seal.writeUInt8((seal.readUInt8(0) & 0x3f) | 0x80, 0);
  return seal;
}

function textOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
