import type { CardDetailsView } from '@setu/contract';
import { formatNumber, formatPercent, formatQuantity } from '../../i18n/formats';
import { localizedText, type Worded } from '../../i18n/localized-text';
import type { Quantity } from '../../i18n/quantity-text';

/** The value of a fact: our own text, a supplier's text in its language, or a quantity with a unit. */
export type FactValue = string | Worded | Quantity | null;

/** Names of the facts. Their labels are in `product.json`. */
export type FactId =
  | 'vendorCode'
  | 'hsCode'
  | 'brand'
  | 'country'
  | 'condition'
  | 'color'
  | 'warranty'
  | 'size'
  | 'weight'
  | 'inPackage'
  | 'area'
  | 'industries'
  | 'minimum'
  | 'leadTime'
  | 'terms'
  | 'payment'
  | 'method'
  | 'port'
  | 'sample';

export interface ProductFact {
  id: FactId;
  value: FactValue;
}

/** The terms that facts are built from, in the viewer's language. */
export interface FactTerms {
  days: (count: number) => string;
  months: (count: number) => string;
  millimetres: string;
  kilograms: string;
  noWarranty: string;
  sample: (has: boolean) => string;
  list: (items: string[]) => string;
  payment: (parts: { advance: string; rest: string }) => string;
  method: (code: 'sea' | 'air') => string;
}

const orNull = (text: string): string | null => (text === '' ? null : text);

/** Returns for example `1 060 × 420 × 725 мм`, length first, or null unless all three are known. */
export function sizeText({ length, width, height }: CardDetailsView, millimetres: string): string | null {
  const sides = [length, width, height];
  if (sides.some((side) => side === null)) return null;
  return `${sides.map((side) => formatNumber(side ?? 0)).join(' × ')}\u00A0${millimetres}`;
}

/** Returns for example `FOB Нава-Шева`, or null without Incoterms. */
export function termsText({ inco_terms, inco_place }: CardDetailsView): string | null {
  return inco_terms === '' ? null : [inco_terms, inco_place].filter(Boolean).join(' ');
}

/** Returns the advance and the rest in percent, or null if the card has no payment terms. */
function paymentText({ payment_advance, payment_transfer }: CardDetailsView, terms: FactTerms): string | null {
  if (payment_advance === null || payment_transfer === null) return null;
  return terms.payment({ advance: formatPercent(payment_advance), rest: formatPercent(payment_transfer) });
}

const goodsOnly: ReadonlySet<FactId> = new Set([
  'hsCode',
  'country',
  'condition',
  'color',
  'size',
  'weight',
  'inPackage',
  'terms',
  'method',
  'port',
  'sample',
]);

/** Returns every fact of a card, with null for empty ones. Services have no goods-only facts. */
export function factsOf(card: CardDetailsView, terms: FactTerms): ProductFact[] {
  const inUnits = (value: number | null) => (value === null ? null : { value, unit: card.unit });
  const { method } = card.shipment;
  const all: Record<FactId, FactValue> = {
    vendorCode: orNull(card.vendor_code),
    hsCode: orNull(card.hs_code),
    brand: orNull(card.product.brand_name),
    country: card.product.manufacturer_country?.name ?? null,
    condition: localizedText(card, 'condition'),
    color: card.color?.name ?? null,
    warranty: card.warranty === null ? null : card.warranty === 0 ? terms.noWarranty : terms.months(card.warranty),
    size: sizeText(card, terms.millimetres),
    weight: card.weight === null ? null : formatQuantity(card.weight, terms.kilograms),
    inPackage: inUnits(card.count_in_one_package),
    area: localizedText(card, 'area'),
    industries: orNull(terms.list(card.industries.map(({ name }) => name))),
    minimum: inUnits(card.minimum_quantum),
    leadTime: card.lead_days === null ? null : terms.days(card.lead_days),
    terms: termsText(card),
    payment: paymentText(card, terms),
    method: method && terms.method(method),
    port: localizedText(card.shipment, 'port'),
    sample: terms.sample(card.is_sample_available),
  };
  return (Object.keys(all) as FactId[])
    .filter((id) => card.type === 'product' || !goodsOnly.has(id))
    .map((id) => ({ id, value: all[id] }));
}
