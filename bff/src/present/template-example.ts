import { type CardColumnName, exampleVendorCode, type PlainFieldSpec, plainFields } from '@setu/contract';
import { cardFieldTexts } from '../language/card-field-texts.js';
import { importTexts } from '../language/import-texts.js';
import type { Language } from '../language/locale.js';

type Lists = ReadonlyMap<CardColumnName, readonly string[]>;

type Example = Partial<Record<CardColumnName, string | number>>;

/** Returns default values of the plain fields that cards need. */
const neededValues = (language: Language): Example => {
  const { label } = cardFieldTexts[language];
  const needed = plainFields.filter((field: PlainFieldSpec) => field.required === true);
  return Object.fromEntries(needed.map(({ name, kind }) => [name, kind === 'number' ? 1 : label[name]]));
};

/** Returns the template's example row by column. Its choices come from the drop-down lists. */
export const templateExample = (lists: Lists, language: Language): Example => {
  const choices = [...lists].map(([column, [first = '']]) => [column, first]);
  return {
    ...neededValues(language),
    ...Object.fromEntries(choices),
    vendor_code: exampleVendorCode,
    name: 'Deep groove ball bearing 6204-2RS, steel, 20 x 47 x 14 mm',
    hs_code: '848210',
    brand: 'Coromandel',
    price_mode: importTexts[language].modes.range,
    price_from: 164,
    price_to: 182,
    payment_advance: 30,
    payment_transfer: 70,
    minimum_quantum: 500,
    lead_days: 21,
    count_in_one_package: 50,
    inco_terms: 'FOB',
    inco_place: 'Nhava Sheva',
    width: 47,
    height: 47,
    length: 14,
    weight: 0.106,
    warranty: 12,
    area: 'Electric motors, pumps and fans',
    composition: 'Chrome steel, nitrile seals',
    features: 'Sealed on both sides, greased for life',
    technical_specification: 'Dynamic load 12.7 kN, limiting speed 15,000 rpm',
    description: 'Single row deep groove ball bearing with rubber seals on both sides.',
    special_instructions: 'Keep dry and in the closed package until it is fitted.',
    condition: 'new',
    shipment_description: 'Boxes of 50 on a pallet, wrapped against moisture',
    shipment_port: 'Nhava Sheva',
    package_net_weight: 5.3,
    package_gross_weight: 5.6,
    package_volume: 0.004,
    pictures: '6204-2rs-front.jpg; 6204-2rs-side.jpg',
  };
};
