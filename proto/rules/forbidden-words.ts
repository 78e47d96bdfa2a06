/**
 * The default list of words that a card must not contain, used until an admin changes it. `*` at the end stands for any
 * ending. The lists cover cures and guarantees that nobody can give, which the advertising laws of both countries
 * forbid. They also cover false claims about the goods, which the marketplace forbids.
 */
export const defaultForbiddenWords: Readonly<Record<'ru' | 'en', readonly string[]>> = {
  ru: [
    ...[
      'излечива*',
      'исцел*',
      'вылечит*',
      'лечит от',
      'лечит рак',
      'чудодейственн*',
      'панацея',
      'без побочных эффектов',
    ],
    ...['стопроцентная гарантия', 'лучший в мире', 'не имеет аналогов', 'контрафакт*', 'подделк*', 'копия бренда'],
  ],
  en: [
    ...['miracle', 'miraculous*', 'cures cancer', 'cures diabetes', 'heals all', 'panacea', 'no side effects'],
    ...['guaranteed cure', '100% cure', 'best in the world', 'counterfeit*', 'first copy', 'brand replica*'],
  ],
};

const letter = '[\\p{L}\\p{N}]';

/**
 * Returns the listed words that occur in a text, as written there. It compares full words regardless of case and treats
 * ё as е. `*` stands for any ending.
 */
export const forbiddenWordsIn = (text: string, words: readonly string[]): string[] => {
  const found = words.flatMap((word) => {
    const stem = word.trim().replace(/\*$/, '');
    if (stem === '') return [];
    const ending = word.trim().endsWith('*') ? `${letter}*` : '';
    const escaped = stem.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[её]/giu, '[её]');
    return (
      text.match(new RegExp(`(?<!${letter})${escaped.replace(/\s+/g, '\\s+')}${ending}(?!${letter})`, 'giu')) ?? []
    );
  });
  return [...new Set(found)];
};
