import { combinedX, inverse, isOnCurve, mod } from './curve-points.js';
import type { Curve } from './gost-curves.js';

const fromHex = (hex: string): bigint => BigInt(`0x${hex === '' ? '0' : hex}`);
const bigEndian = (bytes: Uint8Array): bigint => fromHex(Buffer.from(bytes).toString('hex'));
const littleEndian = (bytes: Uint8Array): bigint => bigEndian(Uint8Array.from(bytes).reverse());

/**
 * The input of a check: the curve, the key's point (X and Y little-endian), a digest, and the signature (s, r
 * big-endian).
 */
export interface GostSigned {
  curve: Curve;
  key: Uint8Array;
  digest: Uint8Array;
  signature: Uint8Array;
}

/**
 * Returns whether a digest was signed with the key, by GOST R 34.10-2012 with 256 or 512 bits (RFC 7091, section 6.2).
 */
export function isGostSignature({ curve, key, digest, signature }: GostSigned): boolean {
  const { q } = curve;
  const half = signature.length / 2;
  if (key.length !== signature.length || digest.length !== half) return false;
  const s = bigEndian(signature.subarray(0, half));
  const r = bigEndian(signature.subarray(half));
  if (r <= 0n || r >= q || s <= 0n || s >= q) return false;
  const [x, y] = [littleEndian(key.subarray(0, half)), littleEndian(key.subarray(half))];
  if (!isOnCurve(curve, x, y)) return false;
  const e = mod(littleEndian(digest), q);
  const v = inverse(e === 0n ? 1n : e, q);
  const found = combinedX(curve, mod(s * v, q), { x, y, times: mod(-r * v, q) });
  return found !== undefined && mod(found, q) === r;
}
