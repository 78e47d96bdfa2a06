import {
  type CardForm,
  type CardFormValues,
  type CardFormView,
  type PlainFieldSpec,
  type PlainKind,
  type PlainName,
  type PlainValues,
  plainFields,
  propertyOf,
} from '@setu/contract';
import type { CardContent, Certificate, GetCardFormResponse } from '@setu/proto/catalogue/card_forms';
import type { CardCompany, CardDetails } from '@setu/proto/catalogue/cards';
import { priceModeWord, skuTypeWord, wirePriceMode } from '@setu/proto/wire-words';
import type { Language } from '../language/locale.js';
import { fileView, pictureView } from './file.js';
import { major } from './money.js';
import { textsIn } from './text.js';

/** Converts typed rupees with at most two decimals to paise. */
const paise = (text: string | undefined): { minor: bigint; currency: 'INR' } | undefined => {
  if (text === undefined) return undefined;
  const [rupees = '', decimals = ''] = text.split('.');
  return { minor: BigInt(rupees + decimals.padEnd(2, '0')), currency: 'INR' };
};

/** Converts a typed value for its service: a number, a fraction of a percentage, or the text, option or flag itself. */
const wireValue = (kind: PlainKind, typed: CardForm[PlainName]): PlainValues[keyof PlainValues] => {
  if (typed === undefined || kind === 'text' || kind === 'choice' || kind === 'flag') return typed;
  return kind === 'share' ? Math.round(Number(typed) * 100) / 10_000 : Number(typed);
};

/** Converts a submitted form for its service, with its certificates. */
export const wireContent = (form: CardForm, certificates: Certificate[]): CardContent => ({
  // The form's schema and the service's message are derived from the same kinds.
  ...(Object.fromEntries(
    plainFields.map(({ name, kind }) => [propertyOf(name), wireValue(kind, form[name])]),
  ) as PlainValues),
  categoryId: form.category_id,
  hsCode: form.hs_code,
  priceMode: wirePriceMode(form.price_mode),
  priceFrom: paise(form.price_from),
  priceTo: paise(form.price_to),
  incoTerms: form.inco_terms,
  unitId: form.unit,
  countryId: form.country,
  colorId: form.color ?? '',
  industryIds: form.industries,
  certificates,
  pictureIds: form.pictures,
});

/** Converts a stored value for the form. An option that the form does not know is left out. */
const formValue = (field: PlainFieldSpec, stored: PlainValues[keyof PlainValues]): CardFormValues[PlainName] => {
  if (stored === undefined) return null;
  if (field.kind === 'choice') return field.options.find((option) => option === stored) ?? '';
  return field.kind === 'share' ? Math.round(Number(stored) * 10_000) / 100 : stored;
};

/** Returns the initial values of a form. */
const valuesOf = (content: CardContent, { card }: CardDetails, version: number): CardFormValues => ({
  // The values of a kind have the type of that kind in the form's schema.
  ...(Object.fromEntries(
    plainFields.map((field) => [field.name, formValue(field, content[propertyOf(field.name)])]),
  ) as Pick<CardFormValues, PlainName>),
  tree_index: card?.treeId ?? '',
  category_id: content.categoryId,
  hs_code: content.hsCode,
  price_mode: priceModeWord(content.priceMode) ?? 'request',
  price_from: content.priceFrom ? major(content.priceFrom.minor) : null,
  price_to: content.priceTo ? major(content.priceTo.minor) : null,
  price_currency: 'INR',
  inco_terms: content.incoTerms,
  unit: content.unitId,
  country: content.countryId,
  color: content.colorId,
  industries: content.industryIds,
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
  russian_inco_place: '',
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
  russian_inco_place: russian.inco_place ?? '',
  locked_by: lockedBy,
});
