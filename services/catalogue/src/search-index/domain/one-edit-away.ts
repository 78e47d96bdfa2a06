const letters = {
  ru: [...'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  en: [...'abcdefghijklmnopqrstuvwxyz'],
} as const;

/** Every text one slip of the hand from a word in one alphabet: a letter lost, added or changed, two neighbours swapped; some twice. */
export function* oneEditAway(word: string): Iterable<string> {
  const alphabet = /[а-я]/.test(word) ? letters.ru : letters.en;
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
