import type { NameOfKind } from '@setu/contract';
import en from '@setu/contract/texts/en/card-fields.json' with { type: 'json' };
import ru from '@setu/contract/texts/ru/card-fields.json' with { type: 'json' };
import type { Language } from './locale.js';

/** The labels, help texts, options and units of a card's fields. */
export const cardFieldTexts: Record<Language, typeof en> = { en, ru };

/** Returns the labels of a choice by its options, or of a flag by `yes` and `no`. */
export const optionLabels = (
  field: NameOfKind<'choice' | 'flag'>,
  language: Language,
): Readonly<Record<string, string>> => cardFieldTexts[language].option[field];
