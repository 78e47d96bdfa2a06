import {
  type CardDetailsView,
  type CardFieldName,
  type CardFieldSpec,
  cardField,
  detailLangOf,
  detailOf,
  goodsNames,
  hsText,
  type PlainFieldSpec,
  plainFields,
  type ShownName,
} from '@setu/contract';
import { type FormatSettings, formatNumber, formatPercent } from '../../i18n/formats';
import type { Worded } from '../../i18n/localized-text';
import type { Quantity } from '../../i18n/quantity-text';
import { nameList } from '../../i18n/within-sentence';
import { isWeightUnit } from '../../kit/card-fields/is-weight-unit';
import type { PlainText } from '../../kit/card-fields/use-plain-text';

/** The value of a fact: our own text, a supplier's text in its language, or a quantity with a unit. */
export type FactValue = string | Worded | Quantity | null;

/** The fields of the facts in the order of the page. A fact of several fields has the name of the first one. */
const factFields = [
  ...(['vendor_code', 'hs_code', 'brand', 'country', 'condition', 'color', 'warranty', 'length', 'weight'] as const),
  ...(['count_in_one_package', 'area', 'industries', 'minimum_quantum', 'lead_days', 'inco_terms'] as const),
  ...(['payment_advance', 'shipment_method', 'shipment_port', 'is_sample_available'] as const),
  ...plainFields.filter((field: PlainFieldSpec) => field.fact === true).map(({ name }) => name),
] as const satisfies readonly CardFieldName[];

export type FactId = (typeof factFields)[number];

export interface ProductFact {
  id: FactId;
  value: FactValue;
}

/** The texts that facts are built from, in the reader's language. */
export interface FactTexts {
  /** The reader, if that is not the page's viewer. */
  reader?: FormatSettings | undefined;
  plain: PlainText;
  millimetres: string;
  noWarranty: string;
  payment: (parts: { advance: string; rest: string }) => string;
}

/** Returns for example `1 060 × 420 × 725 мм`, length first, or null unless all three are known. */
export function sizeText(
  { length, width, height }: CardDetailsView,
  millimetres: string,
  reader?: FormatSettings,
): string | null {
  const sides = [length, width, height];
  if (sides.some((side) => side === null)) return null;
  return `${sides.map((side) => formatNumber(side ?? 0, reader)).join(' × ')}\u00A0${millimetres}`;
}

/** Returns for example `FOB Нава-Шева`, or null without Incoterms. */
export function termsText({ inco_terms, inco_place }: CardDetailsView): string | null {
  return inco_terms === '' ? null : [inco_terms, inco_place].filter(Boolean).join(' ');
}

/** Returns the advance and the rest in percent, or null if the card has no payment terms. */
function paymentText({ payment_advance, payment_transfer }: CardDetailsView, texts: FactTexts): string | null {
  if (payment_advance === null || payment_transfer === null) return null;
  const share = (part: number) => formatPercent(part, texts.reader);
  return texts.payment({ advance: share(payment_advance), rest: share(payment_transfer) });
}

/** Returns the facts whose values are not those of their plain field. */
const ownFacts = (card: CardDetailsView, texts: FactTexts): Partial<Record<FactId, FactValue>> => ({
  hs_code: hsText(card.hs_code),
  country: card.product.manufacturer_country?.name ?? null,
  color: card.color?.name ?? null,
  ...(card.warranty === 0 && { warranty: texts.noWarranty }),
  length: sizeText(card, texts.millimetres, texts.reader),
  industries: nameList(card.industries.map(({ name }) => name)),
  inco_terms: termsText(card),
  payment_advance: paymentText(card, texts),
  is_sample_available: texts.plain(card, 'is_sample_available'),
});

/**
 * Returns a plain field as a fact. A number without a unit of its own is counted in the card's unit. A flag that is not
 * set says nothing, because older cards never had the question.
 */
function plainFact(card: CardDetailsView, name: ShownName, texts: FactTexts): FactValue {
  const field: CardFieldSpec = cardField(name);
  const value = detailOf(card, name);
  const lang = detailLangOf(card, name);
  if (value === false) return null;
  if (typeof value === 'number' && field.kind === 'number' && !field.unit) return { value, unit: card.unit };
  const text = texts.plain(card, name);
  return field.kind === 'text' && lang ? { text, lang } : text;
}

/** Returns true for goods sold by weight. Their size is that of the package. */
export const isByWeight = ({ unit }: CardDetailsView): boolean => isWeightUnit(unit?.name);

/**
 * Returns the facts that say again what another one says. A sack of 50 kg that is sold by the kilogram holds 50 kg and
 * weighs 50 kg net. The brand of a service is usually the name of its supplier.
 */
function repeated(card: CardDetailsView): ReadonlySet<FactId> {
  const { weight, package_net_weight: net, count_in_one_package: count } = card;
  const { brand_name: brand } = card.product;
  const isOfSupplier = card.type === 'service' && brand !== '' && card.company.short_name.startsWith(brand);
  return new Set<FactId>([
    ...(net !== null && (net === weight || (isByWeight(card) && net === count))
      ? (['package_net_weight'] as const)
      : []),
    ...(isByWeight(card) && weight !== null && weight === count ? (['weight'] as const) : []),
    ...(isOfSupplier ? (['brand'] as const) : []),
  ]);
}

/** Returns every fact of a card, with null for empty ones. Services have no goods-only facts. */
export function factsOf(card: CardDetailsView, texts: FactTexts): ProductFact[] {
  const own = ownFacts(card, texts);
  const again = repeated(card);
  return factFields
    .filter((id) => (card.type === 'product' || !goodsNames.has(id)) && !again.has(id))
    .map((id) => ({ id, value: (id in own ? own[id] : plainFact(card, id as ShownName, texts)) || null }));
}
