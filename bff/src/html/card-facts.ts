import {
  type CardDetailsView,
  type CardFieldName,
  type CardFieldSpec,
  cardField,
  goodsNames,
  hsText,
  type PlainFieldSpec,
  plainFields,
} from '@setu/contract';
import { cardFactLabel, cardFieldTexts } from '../language/card-field-texts.js';
import { numberText, percentText } from '../language/formats.js';
import type { Reader } from './page-document.js';
import { type FactValue, plainFact, type ShownField } from './plain-fact.js';
import type { LocalizedText } from './text-in.js';
import type { Translate } from './texts.js';

/** A labelled fact of a card. Values from our own lists are in the reader's language, free text is in the supplier's. */
export interface Fact {
  label: string;
  value: string | LocalizedText;
}

const sizeOf = ({ length, width, height }: CardDetailsView, { language }: Reader): FactValue =>
  length !== null &&
  width !== null &&
  height !== null &&
  `${[length, width, height].map((side) => numberText(language, side)).join(' × ')}\u00A0${cardFieldTexts[language].unit.millimetres}`;

const paymentOf = (card: CardDetailsView, t: Translate, { language }: Reader): FactValue => {
  const { payment_advance: advance, payment_transfer: rest } = card;
  if (advance === null || rest === null) return undefined;
  const parts = { advance: percentText(language, advance), rest: percentText(language, rest) };
  return t(card.type === 'service' ? 'paymentPartsService' : 'paymentParts', parts);
};

const termsOf = ({ inco_terms: terms, inco_place: place }: CardDetailsView): FactValue =>
  terms && [terms, place].filter(Boolean).join(' ');

/** The values of facts that differ from those of their field. */
const ownFacts = (card: CardDetailsView, t: Translate, reader: Reader): Partial<Record<CardFieldName, FactValue>> => ({
  hs_code: hsText(card.hs_code),
  country: card.product.manufacturer_country?.name,
  color: card.color?.name,
  inco_terms: termsOf(card),
  payment_advance: paymentOf(card, t, reader),
  ...(card.warranty === 0 && { warranty: t('noWarranty') }),
  length: sizeOf(card, reader),
  industries: card.industries.map(({ name }) => name).join(', '),
});

/**
 * The fields of the facts in the order of the page. A fact made of several fields is listed under the name of the first
 * one.
 */
const factFields: readonly CardFieldName[] = [
  ...(['vendor_code', 'hs_code', 'brand', 'country', 'condition', 'color', 'minimum_quantum', 'lead_days'] as const),
  ...(['inco_terms', 'payment_advance', 'warranty', 'length', 'weight', 'area', 'industries'] as const),
  ...plainFields.filter((field: PlainFieldSpec) => field.fact === true).map(({ name }) => name),
];

const isShown = (field: CardFieldSpec): field is ShownField => field.kind !== 'own' && field.formOnly !== true;

/** Returns the facts of a card. Leaves out empty facts, and for a service also the facts that only goods have. */
export const factsOf = (card: CardDetailsView, t: Translate, reader: Reader): Fact[] => {
  const own = ownFacts(card, t, reader);
  return factFields.flatMap((name) => {
    if (card.type === 'service' && goodsNames.has(name)) return [];
    const field = cardField(name);
    const value = name in own ? own[name] : isShown(field) && plainFact(card, field, t, reader);
    return value ? [{ label: cardFactLabel(reader.language, card.type, name), value }] : [];
  });
};
