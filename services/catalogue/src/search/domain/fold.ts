/** Letters that search treats as another letter. The SQL function `fold` has the same table. */
export const FOLDED_FROM = 'ёàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ';
export const FOLDED_TO = 'еaaaaaaceeeeiiiinoooooouuuuyy';

const folded = new Map([...FOLDED_FROM].map((letter, i) => [letter, FOLDED_TO.charAt(i)]));

/** Returns a text in lower case, with ё as е and Latin letters without accents. */
export function foldText(text: string): string {
  let out = '';
  for (const letter of text.normalize('NFC').toLowerCase()) out += folded.get(letter) ?? letter;
  return out;
}

/** Returns the folded words of a text in order. A word is a run of Latin or Russian letters and digits. */
export function wordsOf(text: string): string[] {
  return foldText(text).match(/[a-zа-я0-9]+/g) ?? [];
}

/** Returns whether a word from `wordsOf` has only letters. Numbers and product codes are not corrected. */
export function isPlainWord(word: string): boolean {
  return /^[a-zа-я]+$/.test(word);
}
