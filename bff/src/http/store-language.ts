import type { Request, Response } from 'express';
import type { Deps } from '../deps.js';
import { cookieOf, languageOfTag } from '../language/locale.js';

const cookieMs = 365 * 24 * 3600 * 1000;

/**
 * Stores the language of the address (`?locale=`) in the browser's cookie. The page's language switch writes the same
 * cookie.
 */
export const storeLanguage = (req: Request, res: Response, { names }: Pick<Deps, 'names'>): void => {
  const language = typeof req.query.locale === 'string' ? languageOfTag(req.query.locale) : undefined;
  if (language === undefined) return;
  res.cookie('locale', cookieOf[language], { maxAge: cookieMs, sameSite: 'lax', secure: names.secure });
};
