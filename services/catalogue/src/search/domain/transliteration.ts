const RUSSIAN_SOUNDS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sh',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
};

const LATIN_SOUNDS: ReadonlyArray<readonly [RegExp, string]> = [
  [/shch|sch/g, 'sh'],
  [/kh/g, 'h'],
  [/tz/g, 'ts'],
  [/ph/g, 'f'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 'ts'],
  [/c(?!h)/g, 'k'],
  [/[yj]([au])/g, 'i$1'],
  [/[yj][oe]/g, 'e'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/q/g, 'k'],
  [/[yj]/g, 'i'],
];

/**
 * Returns the sound of a folded word in Latin letters, so that `насос` and `nasos`, or `Бош` and `Bosch`, match.
 * Soft and hard signs are silent. И, й and ы are one sound. A double letter counts once.
 */
export function soundOf(word: string): string {
  let sound = [...word].map((letter) => RUSSIAN_SOUNDS[letter] ?? letter).join('');
  for (const [spelling, plain] of LATIN_SOUNDS) sound = sound.replace(spelling, plain);
  return sound.replace(/(.)\1+/g, '$1');
}

const RUSSIAN_SPELLINGS: ReadonlyArray<readonly [RegExp, string]> = [
  [/shch|sch/g, 'щ'],
  [/sh/g, 'ш'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ch/g, 'ч'],
  [/ts|tz/g, 'ц'],
  [/[yj]a/g, 'я'],
  [/[yj]u/g, 'ю'],
  [/[yj][oe]/g, 'е'],
  [/[iy][yj]/g, 'ий'],
  [/x/g, 'кс'],
  [/ph/g, 'ф'],
  [/ck/g, 'к'],
  [/c(?=[eiy])/g, 'ц'],
  [/(?<=[bcdfghjklmnpqrstvwxzбвгджзклмнпрстфхцчшщ])y/g, 'ы'],
];
const RUSSIAN_LETTERS: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'б',
  c: 'к',
  d: 'д',
  e: 'е',
  f: 'ф',
  g: 'г',
  h: 'х',
  i: 'и',
  j: 'й',
  k: 'к',
  l: 'л',
  m: 'м',
  n: 'н',
  o: 'о',
  p: 'п',
  q: 'к',
  r: 'р',
  s: 'с',
  t: 'т',
  u: 'у',
  v: 'в',
  w: 'в',
  y: 'й',
  z: 'з',
};

/**
 * Returns the likeliest Russian spelling of a folded Latin word, so that the stemmer finds its inflected forms
 * (`nasosy`).
 */
export function inRussianLetters(word: string): string {
  let text = word;
  for (const [latin, russian] of RUSSIAN_SPELLINGS) text = text.replace(latin, russian);
  return [...text].map((letter) => RUSSIAN_LETTERS[letter] ?? letter).join('');
}

/** Russian letters and the Latin letters that look the same. The SQL function `code_key` has the same table. */
export const LOOKALIKE_RUSSIAN = 'авекмнорстух';
export const LOOKALIKE_LATIN = 'abekmhopctyx';

const swap = (word: string, from: string, to: string): string =>
  [...word].map((letter) => (from.includes(letter) ? to.charAt(from.indexOf(letter)) : letter)).join('');

/**
 * Converts a folded word of mixed alphabets to each alphabet that has a look-alike for all its letters. `пуmp` fits
 * neither.
 */
export function inOneAlphabet(word: string): string[] {
  if (!/[a-z]/.test(word) || !/[а-я]/.test(word)) return [];
  const latin = swap(word, LOOKALIKE_RUSSIAN, LOOKALIKE_LATIN);
  const russian = swap(word, LOOKALIKE_LATIN, LOOKALIKE_RUSSIAN);
  return [
    ...(/[а-я]/.test(russian) && !/[a-z]/.test(russian) ? [russian] : []),
    ...(/[а-я]/.test(latin) ? [] : [latin]),
  ];
}
