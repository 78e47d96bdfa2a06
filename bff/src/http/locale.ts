import type { IncomingMessage } from 'node:http';

export type Language = 'ru' | 'en';
export const cookieOf = { ru: 'ru_RU', en: 'en_EN' } as const;

const languageOf = (text: string | undefined): Language | null => {
  if (text === undefined) return null;
  const tag = text.trim().toLowerCase();
  if (/^ru(\b|_|-)/.test(tag)) return 'ru';
  return /^en(\b|_|-)/.test(tag) ? 'en' : null;
};

const preferred = (header: string | undefined): Language | null => {
  const ranked = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q] = part.split(';q=');
      return { language: languageOf(tag), weight: q === undefined ? 1 : Number(q) };
    })
    .filter((entry) => entry.language !== null && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return ranked[0]?.language ?? null;
};

/** The reader's language: `?locale=`, the cookie, Accept-Language, Russian. */
export const readLocale = (req: IncomingMessage, cookies: Record<string, string>, asked?: string): Language =>
  languageOf(asked) ?? languageOf(cookies.locale) ?? preferred(req.headers['accept-language']) ?? 'ru';
