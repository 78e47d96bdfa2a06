import { createHmac, timingSafeEqual } from 'node:crypto';

/** For whom an id is reserved, and what it is sealed with. */
export interface Reserving {
  /** What is about to be written: an id reserved for one noun is none of another's. */
  noun: string;
  /** Whoever may write it. */
  owner: string;
  /** The first seals; those after it are still known. */
  keys: readonly string[];
  now: Date;
}

/** How long the form that was given an id may be saved for the first time (http surface, description-to-request). */
export const reservedMs = 24 * 3_600_000;

/** What the clocks of two machines may differ by. */
const skewMs = 60_000;

const timeBytes = 6;
const sealedFrom = 8;

/**
 * An id for something that is about to be written, which the service knows again without having stored it: a UUID of
 * version 8 out of the time, twelve bits of `noise` and a seal over both, the noun and the owner.
 */
export function reserveId({ noun, owner, keys: [key], now }: Reserving, noise: number): string {
  if (key === undefined) throw new Error('no key to seal ids with');
  const bytes = Buffer.alloc(16);
  bytes.writeUIntBE(now.getTime(), 0, timeBytes);
  bytes.writeUInt16BE(0x8000 | (noise & 0xfff), timeBytes);
  sealOf(bytes, `${noun} ${owner}`, key).copy(bytes, sealedFrom);
  return textOf(bytes);
}

/** Whether the id was reserved for this very owner, less than a day ago. */
export function isReserved(id: string, { noun, owner, keys, now }: Reserving): boolean {
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex');
  const age = now.getTime() - bytes.readUIntBE(0, timeBytes);
  if (bytes.readUInt8(timeBytes) >> 4 !== 8 || age < -skewMs || age > reservedMs) return false;
  return keys.some((key) => timingSafeEqual(sealOf(bytes, `${noun} ${owner}`, key), bytes.subarray(sealedFrom)));
}

/** The last eight bytes: the two bits every UUID has there, and 62 of the seal. */
function sealOf(bytes: Buffer, whose: string, key: string): Buffer {
  const head = bytes.subarray(0, sealedFrom).toString('hex');
  const seal = createHmac('sha256', key).update(`reserved id ${head} ${whose}`).digest().subarray(0, 8);
  seal.writeUInt8((seal.readUInt8(0) & 0x3f) | 0x80, 0);
  return seal;
}

function textOf(bytes: Buffer): string {
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
