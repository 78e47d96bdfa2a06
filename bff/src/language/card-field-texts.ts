import type { CardFieldName, NameOfKind, SkuType } from '@setu/contract';
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

/** Returns the label of a fact of a card. A fact made of several fields has a label of its own. */
export const cardFactLabel = (language: Language, type: SkuType, field: CardFieldName): string => {
  const { label, labelOfService, joined } = cardFieldTexts[language];
  const own: Partial<Record<CardFieldName, string>> = { ...joined, ...(type === 'service' && labelOfService) };
  return own[field] ?? label[field];
};

/** Returns the label of a field that reviewers discuss. Empty for a comment on the full card and for other names. */
export const discussedFieldLabel = (language: Language, field: string): string => {
  const labels: Readonly<Record<string, string>> = cardFieldTexts[language].label;
  return field !== 'general' && Object.hasOwn(labels, field) ? (labels[field] ?? '') : '';
};
