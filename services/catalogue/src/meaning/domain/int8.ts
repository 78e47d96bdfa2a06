/** The dimensions that `dots` reads at a time. Vectors are padded with zeros to a multiple of it. */
const step = 16;

/** Returns the bytes that a vector of some dimensions takes. */
export const strideOf = (dimensions: number): number => Math.ceil(dimensions / step) * step;

/**
 * Returns a vector as bytes, with length 1 before the conversion, so that dot products compare directions. A dimension
 * above four times the mean size is cut, because a scale for the rare largest one would leave few steps for all others.
 */
export function int8Of(vector: readonly number[]): Int8Array {
  const bytes = new Int8Array(strideOf(vector.length));
  const length = Math.hypot(...vector);
  if (length === 0) return bytes;
  const scale = (127 * Math.sqrt(vector.length)) / 4 / length;
  for (const [at, value] of vector.entries()) bytes[at] = Math.max(-127, Math.min(127, Math.round(value * scale)));
  return bytes;
}
