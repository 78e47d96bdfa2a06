const letters = {
  ru: [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  en: [...'abcdefghijklmnopqrstuvwxyz'],
} as const;

/** The letters a word may lack: of its alphabet, and of both where a letter of the other one slipped in. */
function lettersFor(word: string): readonly string[] {
  const [isRussian, isLatin] = [/[а-я]/.test(word), /[a-z]/.test(word)];
  if (isRussian && isLatin) return [...letters.ru, ...letters.en];
  return isRussian ? letters.ru : letters.en;
}

/** Every text one slip of the hand from a word: a letter lost, added or changed, two neighbours swapped; some twice. */
export function* oneEditAway(word: string): Iterable<string> {
  const alphabet = lettersFor(word);
  for (let i = 0; i <= word.length; i++) {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    const [own, next] = [after.charAt(0), after.charAt(1)];
    if (own !== '') yield before + after.slice(1);
    if (next !== '' && own !== next) yield before + next + own + after.slice(2);
    for (const letter of alphabet) {
      yield before + letter + after;
      if (own !== '' && letter !== own) yield before + letter + after.slice(1);
    }
  }
}
