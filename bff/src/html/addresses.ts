import { cookieOf, type Language } from '../language/locale.js';
import type { Reader } from './page-document.js';

/** The languages in which every page has an address. */
export const languages: readonly Language[] = ['ru', 'en'];

/** Returns the absolute address of a path, with the given language in its query. */
export const addressIn = ({ origin }: Pick<Reader, 'origin'>, path: string, language: Language): string =>
  `${origin}${path}${path.includes('?') ? '&' : '?'}locale=${cookieOf[language]}`;

/** Returns the absolute address of a path in the reader's language. */
export const addressFor = (reader: Reader, path: string): string => addressIn(reader, path, reader.language);

/** Returns the absolute address of a path without a language, for identifiers and files. */
export const absolute = ({ origin }: Pick<Reader, 'origin'>, path: string): string => `${origin}${path}`;

/** Returns the canonical address of the requested page. It names the language only if the requested address does. */
export const canonicalAddress = (reader: Reader, path: string): string =>
  reader.isLanguageExplicit ? addressFor(reader, path) : absolute(reader, path);
