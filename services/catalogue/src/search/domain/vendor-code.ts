import { foldText } from './fold.js';
import { LOOKALIKE_LATIN, LOOKALIKE_RUSSIAN } from './transliteration.js';

/**
 * Returns the key for comparing vendor codes: lower case, only letters and digits, with Latin letters in place of
 * Russian look-alikes. `АВ-12/3` and `ab 123` have the same key.
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

/**
 * Returns the HS digits of a search: 4 to 8 digits, optionally separated by spaces or dots. Returns undefined for any
 * other search.
 */
export function hsDigits(search: string): string | undefined {
  const text = search.trim();
  if (!/^\d[\d .]*$/.test(text)) return undefined;
  const digits = text.replace(/[ .]/g, '');
  return digits.length >= 4 && digits.length <= 8 ? digits : undefined;
}

const digits = '0123456789';
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns the keys one typing error away. An error replaces a letter or digit by another of its kind, adds a character,
 * misses a digit, or swaps two neighbours.
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
