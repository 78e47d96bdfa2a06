import { type ToldValues, wordsOf } from '@setu/kit/core';
import { usualForbiddenWords } from '@setu/proto/forbidden-words';

/** Words no translation may have: an admin's to say, of either language, for what is left in English is read too. */
export const forbiddenWords = (settings: ToldValues): string[] => [
  ...wordsOf(settings, 'translations.forbidden_ru', usualForbiddenWords.ru),
  ...wordsOf(settings, 'translations.forbidden_en', usualForbiddenWords.en),
];
