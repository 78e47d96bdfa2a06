/** Letters that count as another letter in search; the SQL function `fold` carries the same table. */
export const FOLDED_FROM = 'ёàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
export const FOLDED_TO = 'еaaaaaaceeeeiiiinoooooouuuuyy';

const folded = new Map([...FOLDED_FROM].map((letter, i) => [letter, FOLDED_TO.charAt(i)]));

/** Takes any text, gives it in lower case with ё as е and Latin letters without accents. */
export function foldText(text: string): string {
  let out = '';
  for (const letter of text.normalize('NFC').toLowerCase()) out += folded.get(letter) ?? letter;
  return out;
}

/** Takes any text, gives its words: folded runs of Latin or Russian letters and digits, in order. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-zа-я0-9]+/g) ?? [];
}

/** Takes a word of `wordsOf`, tells whether it is written in letters only (numbers and series marks are not corrected). */
export function isPlainWord(word: string): boolean {
  return /^[a-zа-я]+$/.test(word);
}
