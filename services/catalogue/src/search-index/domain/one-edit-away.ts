const letters = {
  ru: [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  en: [...'abcdefghijklmnopqrstuvwxyz'],
} as const;

/** Returns the letters that may be missing from a word: its own alphabet, or both alphabets if the word mixes them. */
function lettersFor(word: string): readonly string[] {
  const [isRussian, isLatin] = [/[а-я]/.test(word), /[a-z]/.test(word)];
  if (isRussian && isLatin) return [...letters.ru, ...letters.en];
  return isRussian ? letters.ru : letters.en;
}

/**
 * Returns every text one typing error away from a word: a letter missing, added or replaced, two neighbours swapped, or
 * a letter moved by two places. Some texts appear twice.
 */
export function* oneEditAway(word: string): Iterable<string> {
  const alphabet = lettersFor(word);
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    const [own, next, third] = [after.charAt(0), after.charAt(1), after.charAt(2)];
    if (own !== '') yield before + after.slice(1);
    if (next !== '' && own !== next) yield before + next + own + after.slice(2);
    if (third !== '') {
      const rest = after.slice(3);
      yield before + next + third + own + rest;
      yield before + third + own + next + rest;
    }
    for (const letter of alphabet) {
      yield before + letter + after;
      if (own !== '' && letter !== own) yield before + letter + after.slice(1);
    }
  }
}
