import { type CardDetailsView, detailOf, type PlainField, type ShownName, unitAfter } from '@setu/contract';
import { cardFieldTexts, optionLabels } from '../language/card-field-texts.js';
import { numberText, percentText } from '../language/formats.js';
import type { Reader } from './page-document.js';
import { detailIn, type LocalizedText } from './text-in.js';
import type { Translate } from './texts.js';

/** A plain field that a card's own page shows. */
export type ShownField = Extract<PlainField, { name: ShownName }>;

/** The value of a fact. An empty one is not shown. */
export type FactValue = string | LocalizedText | undefined | null | false;

/** Returns the value of a plain field of a card as a fact. */
export const plainFact = (
  card: CardDetailsView,
  field: ShownField,
  t: Translate,
  reader: Pick<Reader, 'language'>,
): FactValue => {
  const { language } = reader;
  const { unit: units } = cardFieldTexts[language];
  const value = detailOf(card, field.name);
  if (field.kind === 'text') return detailIn(card, field.name, reader);
  if (field.kind === 'choice') return optionLabels(field.name, language)[String(value)];
  if (field.kind === 'flag') return value === true && optionLabels(field.name, language).yes;
  if (typeof value !== 'number') return null;
  if (field.kind === 'share') return percentText(language, value);
  const unit = 'unit' in field ? field.unit : undefined;
  if (unit === 'days' || unit === 'months') return t(unit, { count: value });
  return `${numberText(language, value)}\u00A0${unit ? units[unit] : unitAfter(value, card.unit?.name ?? '', language)}`;
};
