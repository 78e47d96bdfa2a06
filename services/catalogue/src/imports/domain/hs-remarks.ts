import type { LocalText } from '../../domain/local-text.js';

type Locale = 'en' | 'ru';

const unknownText: Readonly<Record<Locale, string>> = {
  en: 'This code isn’t in the official list',
  ru: 'Такого кода нет в официальном списке',
};

/** Formats a code as in tables: `841370` as `8413 70`. */
const spaced = (code: string): string => code.replace(/^(\d{4})(\d+)$/, '$1 $2');

const maybe = (code: string, name: LocalText, locale: Locale): string =>
  locale === 'ru'
    ? `Возможно, ${spaced(code)} ${name.ru}: проверьте и впишите`
    : `Maybe ${spaced(code)} ${name.en}: check it and enter it`;

/**
 * Returns the remark on a cell whose HS code is missing or unknown, or undefined if there is nothing to say. It suggests
 * a code, but the user confirms it.
 */
export function hsRemark(
  suggested: { code: string; en: string; ru: string } | undefined,
  isUnknown: boolean,
  locale: Locale,
): string | undefined {
  const parts = [
    ...(isUnknown ? [unknownText[locale]] : []),
    ...(suggested ? [maybe(suggested.code, suggested, locale)] : []),
  ];
  return parts.length === 0 ? undefined : parts.join('. ');
}
