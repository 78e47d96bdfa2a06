import libheif from 'libheif-js/libheif-wasm/libheif.js';
import type { Tile } from './domain/shrinker.js';

/** A HEIC picture, upright. A phone stores it in tiles of 512 px, which are decoded one at a time. */
interface TiledPicture {
  width: number;
  height: number;
  /** Decodes the tiles. A picture without tiles is one. The pixels of a tile are valid until the next one. */
  tiles: () => Iterable<Tile>;
}

const bytesPerNumber = 4;
// The values of the enums `heif_colorspace_RGB`, `heif_chroma_interleaved_RGBA` and `heif_channel_interleaved`.
const rgb = 1;
const rgba = 11;
const interleaved = 10;
/** The numbers of the struct `heif_image_tiling`. The first nine are read. */
const tilingNumbers = 20;

/** Opens a HEIC picture. Throws an error if libheif cannot read or decode it. */
export async function openHeic(bytes: Uint8Array): Promise<TiledPicture> {
  const heif = await libheif();
  const numbers = (count: number): number => heif._malloc(count * bytesPerNumber);
  const numberAt = (address: number, at = 0): number => heif.HEAP32[address / bytesPerNumber + at] ?? 0;
  const [error, result, stride, tiling] = [numbers(3), numbers(1), numbers(1), numbers(tilingNumbers)];
  const mustSucceed = () => {
    if (numberAt(error) !== 0) throw new Error(`libheif reports the error ${numberAt(error)}.${numberAt(error, 1)}`);
  };
  const file = heif._malloc(bytes.length);
  heif.HEAPU8.set(bytes, file);
  const context = heif._heif_context_alloc();
  heif._heif_context_read_from_memory_without_copy(error, context, file, bytes.length, 0);
  mustSucceed();
  heif._heif_context_get_primary_image_handle(error, context, result);
  mustSucceed();
  const picture = numberAt(result);
  // The tiling is that of the upright picture, so its first row or column may begin outside of the picture.
  heif._heif_image_handle_get_image_tiling(error, picture, 1, tiling);
  mustSucceed();
  const [columns, rows, tileWidth, tileHeight, width, height, top, left] = Array.from({ length: 8 }, (_, at) =>
    numberAt(tiling, at + 1),
  ) as [number, number, number, number, number, number, number, number];
  function* tiles(): Iterable<Tile> {
    for (let row = 0; row < rows; row += 1) {
      for (let column = 0; column < columns; column += 1) {
        heif._heif_image_handle_decode_image_tile(error, picture, result, rgb, rgba, 0, column, row);
        mustSucceed();
        const image = numberAt(result);
        const start = heif._heif_image_get_plane_readonly(image, interleaved, stride);
        const size = {
          width: heif._heif_image_get_primary_width(image),
          height: heif._heif_image_get_primary_height(image),
        };
        yield {
          ...{ ...size, left: column * tileWidth - left, top: row * tileHeight - top, stride: numberAt(stride) },
          pixels: heif.HEAPU8.subarray(start, start + numberAt(stride) * size.height),
        };
        heif._heif_image_release(image);
      }
    }
  }
  return { width, height, tiles };
}
