import { notFound } from '../errors.js';
import { isUuid } from '../ids.js';

/** Takes the id of something that must exist, as sent; what is no UUID exists nowhere: not_found. */
export function readId(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
}

/** An id that may be left out: undefined for an empty text. */
export const readOptionalId = (text: string): string | undefined => (text === '' ? undefined : readId(text));
