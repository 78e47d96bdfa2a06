/** A part of a picture at its place, with four bytes per pixel. Parts of it may be outside of the picture. */
export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
  /** The bytes from one row to the next. */
  stride: number;
  pixels: Uint8Array;
}

interface Size {
  width: number;
  height: number;
}

const channels = 4;

/**
 * Scales a picture down while its tiles arrive, so that its full size never needs memory. Each new pixel is the average
 * of a square of pixels. The longer side of the result is at most `longest`, and more than half of it if the picture is
 * larger.
 */
export function shrinker({ width, height }: Size, longest: number) {
  const side = Math.max(1, Math.ceil(Math.max(width, height) / longest));
  const size = { width: Math.ceil(width / side), height: Math.ceil(height / side) };
  const sums = new Uint32Array(size.width * size.height * channels);
  return {
    size,

    add: ({ left, top, stride, pixels, ...tile }: Tile): void => {
      const [startX, endX] = [Math.max(0, left), Math.min(width, left + tile.width)];
      const endY = Math.min(height, top + tile.height);
      for (let y = Math.max(0, top); y < endY; y += 1) {
        const row = Math.floor(y / side) * size.width;
        let from = (y - top) * stride + (startX - left) * channels;
        for (let x = startX; x < endX; x += 1) {
          const to = (row + Math.floor(x / side)) * channels;
          for (let channel = 0; channel < channels; channel += 1) {
            sums[to + channel] = (sums[to + channel] ?? 0) + (pixels[from + channel] ?? 0);
          }
          from += channels;
        }
      }
    },

    /** Returns the pixels of the result, with four bytes each. */
    pixels: (): Uint8ClampedArray => {
      const result = new Uint8ClampedArray(sums.length);
      // The last squares of a row and of a column may be cut off by the edge.
      const across = (at: number, full: number) => Math.min(side, full - at * side);
      for (let at = 0; at < sums.length; at += 1) {
        const pixel = Math.floor(at / channels);
        const count = across(pixel % size.width, width) * across(Math.floor(pixel / size.width), height);
        result[at] = (sums[at] ?? 0) / count;
      }
      return result;
    },
  };
}
