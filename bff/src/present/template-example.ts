import { type CardColumnName, exampleVendorCode } from '@setu/contract';
import { importTexts } from '../language/import-texts.js';
import type { Language } from '../language/locale.js';

type Lists = ReadonlyMap<CardColumnName, readonly string[]>;

/** Returns the template's example row by column. Its choices come from the drop-down lists. */
export const templateExample = (lists: Lists, language: Language): Partial<Record<CardColumnName, string | number>> => {
  const first = (column: CardColumnName): string => lists.get(column)?.[0] ?? '';
  const { modes, methods, flags } = importTexts[language];
  return {
    vendor_code: exampleVendorCode,
    name: 'Deep groove ball bearing 6204-2RS, steel, 20 x 47 x 14 mm',
    category: first('category'),
    hs_code: '848210',
    brand: 'Coromandel',
    price_mode: modes.range,
    price_from: 164,
    price_to: 182,
    payment_advance: 30,
    payment_transfer: 70,
    unit: first('unit'),
    minimum_quantum: 500,
    lead_days: 21,
    count_in_one_package: 50,
    inco_terms: 'FOB',
    inco_place: 'Nhava Sheva',
    country: first('country'),
    color: first('color'),
    width: 47,
    height: 47,
    length: 14,
    weight: 0.106,
    warranty: 12,
    industries: first('industries'),
    area: 'Electric motors, pumps and fans',
    composition: 'Chrome steel, nitrile seals',
    features: 'Sealed on both sides, greased for life',
    technical_specification: 'Dynamic load 12.7 kN, limiting speed 15,000 rpm',
    description: 'Single row deep groove ball bearing with rubber seals on both sides.',
    special_instructions: 'Keep dry and in the closed package until it is fitted.',
    condition: 'new',
    is_sample_available: flags.yes,
    shipment_method: methods.sea,
    shipment_description: 'Boxes of 50 on a pallet, wrapped against moisture',
    shipment_port: 'Nhava Sheva',
    pictures: '6204-2rs-front.jpg; 6204-2rs-side.jpg',
  };
};
