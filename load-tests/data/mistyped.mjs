/** @typedef {import('./random.mjs').Random} Random */

const rows = [
  ['qwertyuiop[]', 'йцукенгшщзхъ'],
  ["asdfghjkl;'", 'фывапролджэ'],
  ['zxcvbnm,.', 'ячсмитьбю'],
];
const keys = new Map(
  rows.flatMap(([en = '', ru = '']) =>
    [...en].flatMap((letter, at) => [
      /** @type {[string, string]} */ ([letter, ru.charAt(at)]),
      /** @type {[string, string]} */ ([ru.charAt(at), letter]),
    ]),
  ),
);

/** Returns the same keystrokes in the other keyboard layout. @param {string} text */
export const inOtherLayout = (text) => [...text].map((letter) => keys.get(letter) ?? letter).join('');

const latin = new Map(
  Object.entries({
    ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
    ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 'ts', ч: 'ch', ш: 'sh' },
    ...{ щ: 'sch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
  }),
);

/**
 * Transliterates a Russian word into Latin letters, as users type it.
 * @param {string} word
 */
export const inLatin = (word) => [...word].map((letter) => latin.get(letter) ?? letter).join('');

/**
 * Adds one typo inside a word: two letters swapped, or one letter lost, doubled or replaced.
 * @param {string} word
 * @param {Random} random
 */
export function slipped(word, random) {
  const at = 1 + random.below(word.length - 2);
  const [before, own, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const slip = random.below(4);
  if (slip === 0 && own !== after.charAt(0)) return before + after.charAt(0) + own + after.slice(1);
  if (slip === 1) return before + after;
  if (slip === 2) return before + own + own + after;
  const letters = /[а-яё]/.test(word) ? 'аеинорст' : 'aeinorst';
  return before + letters.charAt((letters.indexOf(own) + 1 + random.below(7)) % 8) + after;
}

/**
 * Returns another inflected form of a word, as Russian and English nouns have them.
 * @param {string} word
 * @param {Random} random
 */
export function bent(word, random) {
  if (!/[а-яё]/.test(word)) return /s$/.test(word) ? word.slice(0, -1) : `${word}s`;
  if (/[ыио]й$/.test(word)) return word.slice(0, -2) + random.of(['ого', 'ому', 'ом']);
  if (/[ая]$/.test(word)) return word.slice(0, -1) + random.of(['у', 'ой', 'ы']);
  if (/[ьй]$/.test(word)) return word.slice(0, -1) + random.of(['я', 'ю', 'и']);
  return /[бвгджзклмнпрстфхцчшщ]$/.test(word) ? word + random.of(['а', 'у', 'ом', 'ы']) : word;
}
