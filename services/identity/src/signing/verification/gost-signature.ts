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

/** Returns the point of a key, or undefined if it is not in the group of the curve's base point. */
function pointOf(curve: Curve, key: Uint8Array) {
  const half = key.length / 2;
  try {
    const point = curve.fromAffine({ x: littleEndian(key.subarray(0, half)), y: littleEndian(key.subarray(half)) });
    point.assertValidity();
    return point;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether a digest was signed with the key, by GOST R 34.10-2012 with 256 or 512 bits (RFC 7091, section 6.2).
 */
export function isGostSignature({ curve, key, digest, signature }: GostSigned): boolean {
  const scalars = curve.Fn;
  const half = signature.length / 2;
  if (key.length !== signature.length || digest.length !== half) return false;
  const s = bigEndian(signature.subarray(0, half));
  const r = bigEndian(signature.subarray(half));
  if (!scalars.isValidNot0(r) || !scalars.isValidNot0(s)) return false;
  const point = pointOf(curve, key);
  if (point === undefined) return false;
  const e = scalars.create(littleEndian(digest));
  const v = scalars.inv(e === 0n ? 1n : e);
  const sum = curve.BASE.mulAddUnsafe(scalars.mul(s, v), point, scalars.neg(scalars.mul(r, v)));
  return !sum.is0() && scalars.create(sum.toAffine().x) === r;
}
