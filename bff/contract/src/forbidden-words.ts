// Written by `npm run generate` from proto/rules/forbidden-words.ts.
/**
 * Words no card may have until an admin says otherwise; `*` at the end of one stands for any ending. A cure, a guarantee nobody
 * can give, and what is not the goods it looks like: advertising law of both countries forbids the first two, and the
 * marketplace the third.
 */
export const usualForbiddenWords: Readonly<Record<'ru' | 'en', readonly string[]>> = {
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

/** Those of the words that a text has, as it writes them: whole words of any case, `*` for any ending, ё as е. */
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
