import type { CardForm, CardFormValues, CardFormView } from '@setu/contract';
import type { CardContent, Certificate, GetCardFormResponse } from '@setu/proto/catalogue/card_forms';
import type { CardCompany, CardDetails } from '@setu/proto/catalogue/cards';
import { priceModeWord, skuTypeWord, wirePriceMode } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { fileView, pictureView } from './file.js';
import { major } from './money.js';
import { textsIn } from './text.js';

const numberOf = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** Converts typed rupees with at most two decimals to paise. */
const paise = (text: string | undefined): { minor: bigint; currency: 'INR' } | undefined => {
  if (text === undefined) return undefined;
  const [whole = '', decimals = ''] = text.split('.');
  return { minor: BigInt(whole + decimals.padEnd(2, '0')), currency: 'INR' };
};

const fraction = (percent: string | undefined): number | undefined =>
  percent === undefined ? undefined : Math.round(Number(percent) * 100) / 10_000;

const percent = (share: number | undefined): number | null =>
  share === undefined ? null : Math.round(share * 10_000) / 100;

/** Converts a submitted form for its service, with its certificates. */
export const wireContent = (form: CardForm, certificates: Certificate[]): CardContent => ({
  categoryId: form.category_id,
  name: form.name,
  vendorCode: form.vendor_code,
  hsCode: form.hs_code,
  priceMode: wirePriceMode(form.price_mode),
  priceFrom: paise(form.price_from),
  priceTo: paise(form.price_to),
  paymentAdvance: fraction(form.payment_advance),
  paymentTransfer: fraction(form.payment_transfer),
  incoTerms: form.inco_terms,
  incoPlace: form.inco_place,
  minimumQuantum: Number(form.minimum_quantum),
  width: numberOf(form.width),
  height: numberOf(form.height),
  length: numberOf(form.length),
  weight: numberOf(form.weight),
  leadDays: Number(form.lead_days),
  warranty: numberOf(form.warranty),
  countInOnePackage: numberOf(form.count_in_one_package),
  unitId: form.unit,
  brand: form.brand,
  countryId: form.country,
  colorId: form.color ?? '',
  industryIds: form.industries,
  otherIndustry: form.other_industry,
  area: form.area,
  composition: form.composition,
  features: form.features,
  technicalSpecification: form.technical_specification,
  description: form.description,
  specialInstructions: form.special_instructions,
  condition: form.condition,
  isSampleAvailable: form.is_sample_available,
  shipmentMethod: form.shipment_method,
  shipmentDescription: form.shipment_description,
  shipmentPort: form.shipment_port,
  certificates,
  pictureIds: form.pictures,
});

const methodOf = (method: string): CardFormValues['shipment_method'] =>
  method === 'sea' || method === 'air' ? method : '';

/** Returns the initial values of a form. */
const valuesOf = (content: CardContent, { card }: CardDetails, version: number): CardFormValues => ({
  name: content.name,
  tree_index: card?.treeId ?? '',
  category_id: content.categoryId,
  hs_code: content.hsCode,
  vendor_code: content.vendorCode,
  price_mode: priceModeWord(content.priceMode) ?? 'request',
  price_from: content.priceFrom ? major(content.priceFrom.minor) : null,
  price_to: content.priceTo ? major(content.priceTo.minor) : null,
  price_currency: 'INR',
  payment_advance: percent(content.paymentAdvance),
  payment_transfer: percent(content.paymentTransfer),
  inco_terms: content.incoTerms,
  inco_place: content.incoPlace,
  minimum_quantum: content.minimumQuantum,
  width: content.width ?? null,
  height: content.height ?? null,
  length: content.length ?? null,
  weight: content.weight ?? null,
  lead_days: content.leadDays,
  warranty: content.warranty ?? null,
  count_in_one_package: content.countInOnePackage ?? null,
  unit: content.unitId,
  brand: content.brand,
  country: content.countryId,
  color: content.colorId,
  industries: content.industryIds,
  other_industry: content.otherIndustry,
  area: content.area,
  composition: content.composition,
  features: content.features,
  technical_specification: content.technicalSpecification,
  description: content.description,
  special_instructions: content.specialInstructions,
  condition: content.condition,
  is_sample_available: content.isSampleAvailable,
  shipment_method: methodOf(content.shipmentMethod),
  shipment_description: content.shipmentDescription,
  shipment_port: content.shipmentPort,
  files: content.certificates.flatMap(({ file, validUntil }) =>
    file ? [{ ...fileView(file), valid_until: validUntil }] : [],
  ),
  pictures: content.pictureIds.map((id) => pictureView(id, card?.pictureColors[id])),
  version,
});

const companyOf = (company: CardCompany | undefined, language: Language): CardFormView['company'] => ({
  id: company?.id ?? '',
  short_name: company?.shortName ?? '',
  city: textsIn(language, {}, { city: company?.city }).city,
  verified: company?.verified ?? false,
});

/** Presents the form of a card that is not stored yet. */
export const newFormView = (id: string, company: CardCompany | undefined, language: Language): CardFormView => ({
  card: { id, state: 'new', type: null, published_version: null, draft_version: null },
  company: companyOf(company, language),
  values: null,
  review: null,
  russian_name: '',
  locked_by: null,
});

/** Presents the form of a card, with the reviewer who blocks it if the reader may not save it. */
export const cardFormView = (
  { content, card, edit, publishedVersion, draftVersion, russian }: GetCardFormResponse,
  {
    language,
    review,
    lockedBy,
  }: { language: Language } & { review: CardFormView['review']; lockedBy: CardFormView['locked_by'] },
): CardFormView => ({
  card: {
    id: card?.card?.skuId ?? '',
    state: publishedVersion > 0 ? 'published' : 'draft',
    type: card?.card ? (skuTypeWord(card.card.type) ?? null) : null,
    published_version: publishedVersion || null,
    draft_version: draftVersion || null,
  },
  company: companyOf(card?.card?.company, language),
  values: content && card ? valuesOf(content, card, edit) : null,
  review,
  russian_name: russian.name ?? '',
  locked_by: lockedBy,
});
