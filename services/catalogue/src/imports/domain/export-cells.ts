import { type CardColumnName, cardColumns, listSeparator } from '@setu/proto/card-columns';
import type { FormContent } from '../../card-forms/domain/form-content.js';
import type { CardLists } from './card-lists.js';
import { flagLabels } from './choice-labels.js';

const rupees = (paise: bigint | undefined): string => {
  if (paise === undefined) return '';
  const [integer, part] = [paise / 100n, paise % 100n];
  return part === 0n ? String(integer) : `${integer}.${String(part).padStart(2, '0').replace(/0$/, '')}`;
};

const percent = (share: number | undefined): string =>
  share === undefined ? '' : String(Number((share * 100).toFixed(2)));

/** Rounds a number to fifteen significant digits, because a spreadsheet stores no more. */
const rounded = (value: number | undefined): string =>
  value === undefined ? '' : String(Number(value.toPrecision(15)));

type Locale = 'en' | 'ru';
type Cell = (form: FormContent, lists: CardLists, locale: Locale) => string;

/** The content of each column for a card, as a user would type it. */
const cells: Readonly<Record<CardColumnName, Cell>> = {
  vendor_code: (form) => form.vendorCode,
  name: (form) => form.name,
  category: (form, lists, locale) => lists.title('category', form.categoryId, locale),
  hs_code: (form) => form.hsCode,
  brand: (form) => form.brandName,
  price_mode: (form, lists, locale) => lists.title('price_mode', form.priceMode, locale),
  price_from: (form) => rupees(form.priceFrom),
  price_to: (form) => (form.priceMode === 'exact' ? '' : rupees(form.priceTo)),
  payment_advance: (form) => percent(form.paymentAdvance),
  payment_transfer: (form) => percent(form.paymentTransfer),
  unit: (form, lists, locale) => lists.title('unit', form.unitId, locale),
  minimum_quantum: (form) => rounded(form.minimumQuantum),
  lead_days: (form) => rounded(form.leadDays),
  count_in_one_package: (form) => rounded(form.countInOnePackage),
  inco_terms: (form) => form.incoTerms,
  inco_place: (form) => form.incoPlace,
  country: (form, lists, locale) => lists.title('country', form.countryId, locale),
  color: (form, lists, locale) => (form.colorId === undefined ? '' : lists.title('color', form.colorId, locale)),
  width: (form) => rounded(form.width),
  height: (form) => rounded(form.height),
  length: (form) => rounded(form.length),
  weight: (form) => rounded(form.weight),
  warranty: (form) => rounded(form.warranty),
  industries: (form, lists, locale) =>
    form.industryIds.map((id) => lists.title('industries', id, locale)).join(listSeparator),
  other_industry: (form) => form.otherIndustry,
  area: (form) => form.area,
  composition: (form) => form.composition,
  features: (form) => form.features,
  technical_specification: (form) => form.technicalSpecification,
  description: (form) => form.description,
  special_instructions: (form) => form.specialInstructions,
  condition: (form) => form.condition,
  is_sample_available: (form, _, locale) => flagLabels[form.isSampleAvailable ? 'true' : 'false'][locale],
  shipment_method: (form, lists, locale) =>
    form.shipmentMethod === '' ? '' : lists.title('shipment_method', form.shipmentMethod, locale),
  shipment_description: (form) => form.shipmentDescription,
  shipment_port: (form) => form.shipmentPort,
  // The pictures are already stored, and an empty cell keeps them.
  pictures: () => '',
};

/** Returns the content of one column for a card. References are written in the given language. */
export const exportCell = (column: CardColumnName, form: FormContent, lists: CardLists, locale: Locale): string =>
  cells[column](form, lists, locale);

/** Returns the content of all columns, in their order. */
export const exportCells = (form: FormContent, lists: CardLists, locale: Locale): string[] =>
  cardColumns.map(({ name }) => exportCell(name, form, lists, locale));
