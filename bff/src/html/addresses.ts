import { cookieOf, type Language } from '../language/locale.js';
import type { Reader } from './page-document.js';

/** The languages every page has an address in. */
export const languages: readonly Language[] = ['ru', 'en'];

/** A path's address in a language of its own. */
export const addressIn = ({ origin }: Pick<Reader, 'origin'>, path: string, language: Language): string =>
  `${origin}${path}${path.includes('?') ? '&' : '?'}locale=${cookieOf[language]}`;

/** A path's address in the reader's language. */
export const addressFor = (reader: Reader, path: string): string => addressIn(reader, path, reader.language);

/** A path as an address of this site, whatever the language: identifiers and files. */
export const absolute = ({ origin }: Pick<Reader, 'origin'>, path: string): string => `${origin}${path}`;

/** The one address of the page as it was asked for: a language of its own, or everybody's. */
export const canonicalAddress = (reader: Reader, path: string): string =>
  reader.isLanguageAsked ? addressFor(reader, path) : absolute(reader, path);
