import type { Metadata } from 'sharp';
import { formOf, hasTooManyPixels, isHeavy } from './domain/forms.js';
import type { Master } from './domain/master.js';
import { isHeic, masterOfHeic } from './heic.js';
import { limiter } from './limiter.js';
import { headerOf, makeWebp } from './make.js';
import { NotAPicture } from './not-a-picture.js';

const oneHeavy = limiter(1);

/**
 * Converts an uploaded picture at a path to its master. Reads only the header before it knows that the picture is not
 * too large. Throws NotAPicture.
 */
export async function makeMaster(path: string): Promise<Master> {
  const header = await readHeader(path);
  if (header === undefined) return oneHeavy(() => masterOfHeic(path));
  const form = formOf(header);
  if (form === undefined) throw new NotAPicture('wrong_type');
  if (hasTooManyPixels(header, form)) throw new NotAPicture('picture_too_many_pixels');
  const shortSide = Math.min(header.width, header.height);
  const make = async () => (form === 'heic' ? masterOfHeic(path) : { bytes: await makeWebp(path), shortSide });
  return isHeavy(header, form) ? oneHeavy(make) : make();
}

/** Returns the header, or undefined for a HEIC that only its own decoder can read. Sharp reads at most 256 tiles. */
async function readHeader(path: string): Promise<Metadata | undefined> {
  try {
    return await headerOf(path);
  } catch (error) {
    if (await isHeic(path)) return undefined;
    throw error;
  }
}
