import { foldText } from './fold.js';
import { LOOKALIKE_LATIN, LOOKALIKE_RUSSIAN } from './transliteration.js';

/**
 * Takes a vendor code as written anywhere, gives the key codes are compared by: lower case, letters and digits only,
 * Russian letters that look Latin as Latin (`АВ-12/3` and `ab 123` are one code).
 */
export function codeKey(code: string): string {
  return [...foldText(code)]
    .map((letter) => {
      const at = LOOKALIKE_RUSSIAN.indexOf(letter);
      return at < 0 ? letter : LOOKALIKE_LATIN.charAt(at);
    })
    .join('')
    .replace(/[^a-zа-я0-9]/g, '');
}

/** Takes a search as typed, gives the HS digits it asks for: 4 to 8 digits with spaces or dots between; else undefined. */
export function hsDigits(search: string): string | undefined {
  const text = search.trim();
  if (!/^\d[\d .]*$/.test(text)) return undefined;
  const digits = text.replace(/[ .]/g, '');
  return digits.length >= 4 && digits.length <= 8 ? digits : undefined;
}
