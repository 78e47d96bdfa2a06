import { notFound } from '../errors.js';
import { isUuid } from '../ids.js';

/** Returns the id of an object that must exist, in lower case. Throws `not_found` if it is not a UUID. */
export function readId(text: string): string {
  if (!isUuid(text)) throw notFound();
  return text.toLowerCase();
}

/** Returns an optional id: undefined for an empty text. */
export const readOptionalId = (text: string): string | undefined => (text === '' ? undefined : readId(text));
