import type { Request } from 'express';

export type Language = 'ru' | 'en';
export const cookieOf = { ru: 'ru_RU', en: 'en_EN' } as const;
/** In the order of our preference. */
const languages: Language[] = ['ru', 'en'];

/** The language of a tag as cookies and queries have it: `ru`, `ru-RU`, `ru_RU`. */
export const languageOfTag = (tag: string | undefined): Language | undefined =>
  languages.find((language) => new RegExp(`^${language}([_-]|$)`, 'i').test((tag ?? '').trim()));

/** The reader's language: `?locale=`, the cookie, Accept-Language, Russian. */
export const readLocale = (
  req: Pick<Request, 'acceptsLanguages'>,
  cookies: Record<string, string | undefined>,
  asked?: string,
): Language =>
  languageOfTag(asked) ??
  languageOfTag(cookies.locale) ??
  languageOfTag(req.acceptsLanguages(languages) || undefined) ??
  'ru';
