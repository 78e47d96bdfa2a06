import type { Metadata } from 'sharp';
import { formOf, hasTooManyPixels, isHeavy } from './domain/forms.js';
import { heicToWebp } from './heic.js';
import { limiter } from './limiter.js';
import { headerOf, makeWebp } from './make.js';
import { NotAPicture } from './not-a-picture.js';

/** The stored form of an uploaded picture, and the shorter side of the original in pixels. */
export interface Master {
  bytes: Buffer;
  shortSide: number;
}

const oneHeavy = limiter(1);

/**
 * Converts an uploaded picture at a path to its master. Reads only the header before it knows that the picture is not
 * too large. Throws NotAPicture.
 */
export async function makeMaster(path: string): Promise<Master> {
  const header: Metadata = await headerOf(path);
  const form = formOf(header);
  if (form === undefined) throw new NotAPicture('wrong_type');
  if (hasTooManyPixels(header, form)) throw new NotAPicture('picture_too_many_pixels');
  const make = () => (form === 'heic' ? heicToWebp(path) : makeWebp(path));
  const bytes = await (isHeavy(header, form) ? oneHeavy(make) : make());
  return { bytes, shortSide: Math.min(header.width, header.height) };
}
