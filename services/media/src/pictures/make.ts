import type { Sharp, SharpOptions } from 'sharp';
import { dominantColor } from './domain/dominant-color.js';
import { masterWidth, maxPixels } from './domain/widths.js';

/** Loaded with the first picture: most starts are over before anybody asks for one. */
async function open(source: string | Buffer, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  // Sharp's own threads stay at one: how many pictures are made at once is limited outside.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp(source, options);
}

const quality = 82;
const timeoutSeconds = 20;
const known = new Set(['jpeg', 'png', 'webp']);
// Dots per inch at which one unit of a drawing is one pixel.
const drawnDensity = 72;
// Flat drawings come out as small as with the encoder's usual 4, in half the time: somebody waits for the first one.
const drawnEffort = 2;
// A picture is measured by a copy of so many pixels a side.
const measuredWidth = 32;

/** Says that a picture cannot be decoded or has more than 40 megapixels. */
export class NotAPicture extends Error {
  override readonly name = 'NotAPicture';
}

/**
 * Takes a picture (a path or bytes), gives it as WebP that fits a square of `width`, turned as its camera said and
 * without metadata; never enlarged. Throws NotAPicture.
 */
export async function makeWebp(source: string | Buffer, width: number = masterWidth): Promise<Buffer> {
  try {
    const picture = await open(source, { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true });
    const { format } = await picture.metadata();
    if (!known.has(format)) throw new Error(`a picture of type ${format}`);
    return await picture
      .autoOrient()
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .timeout({ seconds: timeoutSeconds })
      .toBuffer();
  } catch (error) {
    throw new NotAPicture(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Takes one of our own drawings in SVG, gives it as WebP whose longer side is `width`, sharp at every size. */
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

/** Takes a picture or one of our own drawings, gives the colour most of it has, as `#rrggbb`. Throws NotAPicture. */
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
    throw new NotAPicture(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
