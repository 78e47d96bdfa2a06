import type { Random } from '../random.js';

// These tables are separate from those of the search, so that its corrections are not measured against themselves.
const keysRu = 'йцукенгшщзхъфывапролджэячсмитьбю';
const keysEn = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const passport: Readonly<Record<string, string>> = Object.fromEntries(
  'а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х kh,ц ts,ч ch,ш sh,щ shch,ъ ,ы y,ь ,э e,ю yu,я ya'
    .split(',')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);

const isRussian = (word: string): boolean => /[а-яё]/i.test(word);

/** Returns what the same keys type in the other layout. */
export function retyped(text: string): string {
  const [from, to] = isRussian(text) ? [keysRu, keysEn] : [keysEn, keysRu];
  return [...text.toLowerCase().replaceAll('ё', 'е')].map((key) => to.charAt(from.indexOf(key)) || key).join('');
}

/** Transliterates as in passports. */
export const transliterated = (text: string): string =>
  [...text.toLowerCase()].map((letter) => passport[letter] ?? letter).join('');

/** Swaps two neighbouring letters of a word, but not the first. Returns the same word if all its letters are equal. */
export function swapped(word: string, random: Random): string {
  const places = [...word].flatMap((letter, i) => (i > 0 && i < word.length - 1 && letter !== word[i + 1] ? [i] : []));
  if (places.length === 0) return word;
  const at = random.of(places);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** Drops, adds or replaces one letter of a word, but not the first. */
export function slipped(word: string, random: Random): string {
  const at = random.between(1, word.length - 1);
  const letter = random.of([...(isRussian(word) ? keysRu.replace(/[ъь]/g, '') : 'abcdefghijklmnopqrstuvwxyz')]);
  const kind = random.between(0, 2);
  const other = letter === word.charAt(at) ? 'о' : letter;
  if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
  return word.slice(0, at) + other + word.slice(kind === 1 ? at : at + 1);
}

/** Changes one digit of a code. */
export function misread(code: string, random: Random): string {
  const at = random.of([...code].flatMap((letter, i) => (/\d/.test(letter) ? [i] : [])));
  return code.slice(0, at) + String((Number(code[at]) + random.between(1, 9)) % 10) + code.slice(at + 1);
}
