import type { Request } from 'express';

export type Language = 'ru' | 'en';
export const cookieOf = { ru: 'ru_RU', en: 'en_EN' } as const;
/** In order of preference. */
const languages: Language[] = ['ru', 'en'];

/** Returns the language of a tag from a cookie or query: `ru`, `ru-RU`, `ru_RU`. */
export const languageOfTag = (tag: string | undefined): Language | undefined =>
  languages.find((language) => new RegExp(`^${language}([_-]|$)`, 'i').test((tag ?? '').trim()));

/** Returns the reader's language. The order is `?locale=`, the cookie, Accept-Language, Russian. */
export const readLocale = (
  req: Pick<Request, 'acceptsLanguages'>,
  cookies: Record<string, string | undefined>,
  tag?: string,
): Language =>
  languageOfTag(tag) ??
  languageOfTag(cookies.locale) ??
  languageOfTag(req.acceptsLanguages(languages) || undefined) ??
  'ru';
