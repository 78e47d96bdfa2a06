import type { Curve } from './gost-curves.js';

/** A point as X/Z², Y/Z³. Z is 0 for the neutral element. */
export interface Point {
  x: bigint;
  y: bigint;
  z: bigint;
}

const nothing: Point = { x: 1n, y: 1n, z: 0n };

/** Returns the value modulo `by`, never negative. */
export const mod = (value: bigint, by: bigint): bigint => ((value % by) + by) % by;

/** Returns the inverse of a value modulo a prime (extended Euclid). */
export function inverse(value: bigint, by: bigint): bigint {
  let [low, high] = [mod(value, by), by];
  let [one, other] = [1n, 0n];
  while (low > 1n) {
    const times = high / low;
    [low, high] = [high - times * low, low];
    [one, other] = [other - times * one, one];
  }
  return mod(one, by);
}

function twice({ x, y, z }: Point, { p, a }: Curve): Point {
  if (z === 0n || y === 0n) return nothing;
  const yy = mod(y * y, p);
  const s = mod(4n * x * yy, p);
  const zz = mod(z * z, p);
  const m = mod(3n * x * x + a * zz * zz, p);
  const nextX = mod(m * m - 2n * s, p);
  return { x: nextX, y: mod(m * (s - nextX) - 8n * yy * yy, p), z: mod(2n * y * z, p) };
}

function sum(one: Point, two: Point, curve: Curve): Point {
  if (one.z === 0n) return two;
  if (two.z === 0n) return one;
  const { p } = curve;
  const [zz1, zz2] = [mod(one.z * one.z, p), mod(two.z * two.z, p)];
  const [u1, u2] = [mod(one.x * zz2, p), mod(two.x * zz1, p)];
  const [s1, s2] = [mod(one.y * zz2 * two.z, p), mod(two.y * zz1 * one.z, p)];
  const h = mod(u2 - u1, p);
  const r = mod(s2 - s1, p);
  if (h === 0n) return r === 0n ? twice(one, curve) : nothing;
  const hh = mod(h * h, p);
  const hhh = mod(h * hh, p);
  const x = mod(r * r - hhh - 2n * u1 * hh, p);
  return { x, y: mod(r * (u1 * hh - x) - s1 * hhh, p), z: mod(h * one.z * two.z, p) };
}

/**
 * Returns the x coordinate of k times the base point plus `times` times the other point, or undefined for the neutral
 * element. Both products are computed together, bit by bit.
 */
export function combinedX(curve: Curve, k: bigint, other: { x: bigint; y: bigint; times: bigint }): bigint | undefined {
  const base = { x: curve.x, y: curve.y, z: 1n };
  const key = { x: other.x, y: other.y, z: 1n };
  const both = sum(base, key, curve);
  const bits = Math.max(k.toString(2).length, other.times.toString(2).length);
  let point = nothing;
  for (let at = BigInt(bits - 1); at >= 0n; at -= 1n) {
    point = twice(point, curve);
    const [inBase, inKey] = [(k >> at) & 1n, (other.times >> at) & 1n];
    if (inBase === 1n) point = sum(point, inKey === 1n ? both : base, curve);
    else if (inKey === 1n) point = sum(point, key, curve);
  }
  if (point.z === 0n) return undefined;
  const z = inverse(point.z, curve.p);
  return mod(point.x * z * z, curve.p);
}

/** Returns whether a point is on the curve. */
export const isOnCurve = ({ p, a, b }: Curve, x: bigint, y: bigint): boolean =>
  x < p && y < p && mod(y * y - (x * x * x + a * x + b), p) === 0n;
