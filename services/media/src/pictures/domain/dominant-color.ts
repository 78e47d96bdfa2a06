const channels = 3;
// Sixteen steps per channel group the shades that look like one colour.
const stepBits = 4;

/**
 * Returns the dominant colour of a picture as `#rrggbb`, or an empty string without pixels. `pixels` holds red, green
 * and blue, one byte each.
 * The colour is the mean of the largest group of similar pixels, so a flat background keeps its exact colour.
 */
export function dominantColor(pixels: Uint8Array): string {
  const groups = new Map<number, { count: number; sums: number[] }>();
  for (let at = 0; at + channels <= pixels.length; at += channels) {
    const pixel = [...pixels.subarray(at, at + channels)];
    const key = pixel.reduce((bits, value) => (bits << stepBits) | (value >> (8 - stepBits)), 0);
    const group = groups.get(key) ?? { count: 0, sums: [0, 0, 0] };
    groups.set(key, { count: group.count + 1, sums: group.sums.map((sum, i) => sum + (pixel[i] ?? 0)) });
  }
  const [largest] = [...groups.values()].sort((one, other) => other.count - one.count);
  if (largest === undefined) return '';
  const hex = largest.sums.map((sum) =>
    Math.round(sum / largest.count)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('')}`;
}
