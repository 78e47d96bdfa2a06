import type { Metadata, Sharp, SharpOptions } from 'sharp';
import { dominantColor } from './domain/dominant-color.js';
import { masterWidth, maxPixels } from './domain/widths.js';
import { NotAPicture } from './not-a-picture.js';

/** Loads sharp with the first picture, because most starts finish before any picture is requested. */
async function open(source: string | Buffer | Uint8ClampedArray, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Sharp uses a single thread. The limiter outside decides how many pictures are rendered at a time.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(source, options);
}

const quality = 82;
const timeoutSeconds = 20;
// The dots per inch at which one unit of a drawing is one pixel.
const drawnDensity = 72;
// Flat drawings become as small as with the encoder's default of 4, in half the time. Users wait for the first
// rendering.
const drawnEffort = 2;
// The side in pixels of the small copy on which a picture's colour is measured.
const measuredWidth = 32;

/** Reads the header of a picture without decoding it. Throws NotAPicture. */
export async function headerOf(path: string): Promise<Metadata> {
  try {
    return await (await open(path, { limitInputPixels: false })).metadata();
  } catch (error) {
    throw new NotAPicture('picture_broken', error);
  }
}

/**
 * Converts a picture (a path or bytes) to WebP that fits a square of `width`. Rotates it as the camera recorded,
 * removes metadata and never enlarges it. Throws NotAPicture.
 */
export async function makeWebp(source: string | Buffer, width: number = masterWidth): Promise<Buffer> {
  try {
    return await encode(
      await open(source, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true }),
      width,
    );
  } catch (error) {
    const isSlow = error instanceof Error && /^timeout/i.test(error.message);
    throw new NotAPicture(isSlow ? 'picture_too_many_pixels' : 'picture_broken', error);
  }
}

/** Converts decoded pixels (four bytes each: red, green, blue and opacity) to a WebP master. */
export async function makeWebpFromPixels(
  pixels: Uint8ClampedArray,
  size: { width: number; height: number },
): Promise<Buffer> {
  return encode(await open(pixels, { raw: { ...size, channels: 4 } }), masterWidth);
}

const encode = (picture: Sharp, width: number): Promise<Buffer> =>
  picture
    .autoOrient()
    .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();

/** Renders one of our own SVG drawings as WebP. Its longer side is `width`, and it is sharp at every size. */
export async function drawWebp(svg: Buffer, width: number = masterWidth): Promise<Buffer> {
  const drawing = await (await open(svg)).metadata();
  const density = (drawnDensity * width) / Math.max(drawing.width, drawing.height);
  const picture = await open(svg, { density, limitInputPixels: maxPixels });
  return picture
    .resize({ width, height: width, fit: 'inside' })
    .webp({ quality, effort: drawnEffort })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
}

/** Returns the dominant colour of a picture or one of our own drawings as `#rrggbb`. Throws NotAPicture. */
export async function colorOf(source: Buffer): Promise<string> {
  try {
    const picture = await open(source, { density: drawnDensity / 8, limitInputPixels: maxPixels });
    const pixels = await picture
      .flatten({ background: '#ffffff' })
      .resize({ width: measuredWidth, height: measuredWidth, fit: 'fill', kernel: 'nearest' })
      .toColourspace('srgb')
      .raw()
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
    return dominantColor(pixels);
  } catch (error) {
    throw new NotAPicture('picture_broken', error);
  }
}
