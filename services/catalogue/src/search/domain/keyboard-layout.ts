const LATIN = '`qwertyuiop[]asdfghjkl;\'zxcvbnm,.~{}:"<>';
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбюёхъжэбю';

const toRussian = new Map([...LATIN].map((key, i) => [key, RUSSIAN.charAt(i)]));
const toLatin = new Map([...RUSSIAN].slice(0, 33).map((key, i) => [key, LATIN.charAt(i)]));

const retype = (text: string, keys: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => keys.get(letter) ?? letter).join('');

/**
 * Returns what the same keys type in the other layout (QWERTY or ЙЦУКЕН), in lower case. The input is a text between
 * two spaces.
 * Returns undefined if the text mixes both alphabets or has no letter of either.
 */
export function inOtherLayout(typed: string): string | undefined {
  const text = typed.toLowerCase();
  const isLatin = /[a-z]/.test(text);
  const isRussian = /[а-яё]/.test(text);
  if (isLatin === isRussian) return undefined;
  return retype(text, isLatin ? toRussian : toLatin);
}
