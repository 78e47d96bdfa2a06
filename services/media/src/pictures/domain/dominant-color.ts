const channels = 3;
// Sixteen steps of each channel: shades an eye takes for one colour fall together.
const stepBits = 4;

/**
 * Takes the pixels of a picture as red, green, blue, one byte each; gives the colour most of it has, as `#rrggbb`: the
 * mean of the largest group of like pixels, so that a flat ground comes out as it is. Empty for no pixels.
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
