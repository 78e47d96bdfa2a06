import type { CardDetailsView } from '@setu/contract';
import { numberText, percentText } from '../language/formats.js';
import type { Reader } from './page-document.js';
import { type Said, textIn } from './text-in.js';
import type { Word, Words } from './texts.js';

/** A named fact of a card. Values from our own lists are in the reader's language, free text is in the supplier's. */
export interface Fact {
  name: Word;
  value: string | Said;
}

type Value = string | Said | undefined | null | false;

const nbsp = '\u00A0';

const sizeOf = ({ length, width, height }: CardDetailsView, words: Words, { language }: Reader): Value =>
  length !== null &&
  width !== null &&
  height !== null &&
  `${[length, width, height].map((side) => numberText(language, side)).join(' × ')}${nbsp}${words('millimetres')}`;

const paymentOf = (card: CardDetailsView, words: Words, { language }: Reader): Value => {
  const { payment_advance: advance, payment_transfer: rest } = card;
  if (advance === null || rest === null) return undefined;
  const parts = { advance: percentText(language, advance), rest: percentText(language, rest) };
  return words(card.type === 'service' ? 'paymentPartsService' : 'paymentParts', parts);
};

const warrantyOf = ({ warranty }: CardDetailsView, words: Words): Value => {
  if (warranty === null) return undefined;
  return warranty === 0 ? words('noWarranty') : words('months', { count: warranty });
};

const goodsOnly: readonly Word[] = ['hsCode', 'country', 'condition', 'colour', 'size', 'weight', 'terms'];

/** Returns the facts of a card. Leaves out empty facts, and for a service also the facts that only goods have. */
export const factsOf = (card: CardDetailsView, words: Words, reader: Reader): Fact[] => {
  const { language } = reader;
  const unit = card.unit?.name ?? '';
  const place = textIn(card, 'inco_place', reader)?.text;
  const all: [Word, Value][] = [
    ['vendorCode', card.vendor_code],
    ['hsCode', card.hs_code],
    ['brand', card.product.brand_name],
    ['country', card.product.manufacturer_country?.name],
    ['condition', textIn(card, 'condition', reader)],
    ['colour', card.color?.name],
    [
      card.type === 'service' ? 'minimumService' : 'minimum',
      card.minimum_quantum !== null && `${numberText(language, card.minimum_quantum)}${nbsp}${unit}`,
    ],
    [
      card.type === 'service' ? 'leadTimeService' : 'leadTime',
      card.lead_days !== null && words('days', { count: card.lead_days }),
    ],
    ['terms', card.inco_terms && [card.inco_terms, place].filter(Boolean).join(' ')],
    ['payment', paymentOf(card, words, reader)],
    ['warranty', warrantyOf(card, words)],
    ['size', sizeOf(card, words, reader)],
    ['weight', card.weight !== null && `${numberText(language, card.weight)}${nbsp}${words('kilograms')}`],
    ['area', textIn(card, 'area', reader)],
    ['industries', card.industries.map(({ name: industry }) => industry).join(', ')],
  ];
  return all.flatMap(([name, value]) =>
    value && (card.type === 'product' || !goodsOnly.includes(name)) ? [{ name, value }] : [],
  );
};
