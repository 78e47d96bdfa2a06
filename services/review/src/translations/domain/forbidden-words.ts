import { type TextValues, textsOf } from '@setu/kit/core';
import { defaultForbiddenWords } from '@setu/proto/forbidden-words';

/**
 * Returns the words that translations must not contain. An admin sets them for both languages, because readers also see
 * texts that remain in English.
 */
export const forbiddenWords = (settings: TextValues): string[] => [
  ...textsOf(settings, 'translations.forbidden_ru', defaultForbiddenWords.ru),
  ...textsOf(settings, 'translations.forbidden_en', defaultForbiddenWords.en),
];
