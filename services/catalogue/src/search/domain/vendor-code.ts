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

const digits = '0123456789';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Takes the key of a code, gives the keys one slip away: a digit or a letter changed for another of its kind, one lost, a
 * digit too few, or two neighbours swapped.
 */
export function codesNear(key: string): string[] {
  const near = new Set<string>();
  for (let i = 0; i <= key.length; i++) {
    const [before, own, after] = [key.slice(0, i), key.charAt(i), key.slice(i + 1)];
    for (const digit of digits) near.add(before + digit + key.slice(i));
    if (own === '') continue;
    near.add(before + after);
    if (after !== '') near.add(before + after.charAt(0) + own + after.slice(1));
    for (const other of /[0-9]/.test(own) ? digits : letters) near.add(before + other + after);
  }
  near.delete(key);
  return [...near];
}
