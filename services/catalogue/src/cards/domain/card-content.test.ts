import { describe, expect, it } from 'vitest';
import { type CardContent, cardProblems } from './card-content.js';
import { emptyCard, noText } from './card-values.js';

const text = (en: string) => ({ en, ru: en });
const goods: CardContent = {
  ...emptyCard,
  ...{ type: 'product', state: 'published', name: { en: 'Dosing pump', ru: 'Насос-дозатор' }, vendorCode: 'DPT-15/2' },
  ...{ hsCode: '841350', brand: 'Deccan', priceMode: 'range', priceFrom: 100n, priceTo: 200n, unitId: 'unit' },
  ...{ minimumQuantum: 1, leadDays: 14, pictureIds: ['picture'], countryId: 'IND', incoTerms: 'FOB', colorId: 'blue' },
  ...{ paymentAdvance: 0.3, paymentTransfer: 0.7, warranty: 0, width: 1, height: 1, length: 1, weight: 1 },
  ...{
    industryIds: ['water'],
    area: text('Water'),
    description: text('Tested'),
    specialInstructions: text('Keep dry'),
  },
  ...{ shipmentDescription: text('Crate'), shipmentPort: text('Mundra') },
};
const service: CardContent = {
  ...goods,
  ...{ type: 'service', hsCode: '', countryId: '', incoTerms: '', colorId: undefined },
  ...{ width: undefined, height: undefined, length: undefined, weight: undefined },
  ...{ shipmentDescription: noText, shipmentPort: noText },
};

describe('The product form', () => {
  it('accepts goods with all required fields, and a service without the fields of goods', () => {
    expect(cardProblems(goods)).toEqual({});
    expect(cardProblems(service)).toEqual({});
    expect(Object.keys(cardProblems({ ...service, type: 'product' })).sort()).toEqual([
      'color',
      'country',
      'height',
      'hs_code',
      'inco_terms',
      'length',
      'shipment_description',
      'shipment_port',
      'weight',
      'width',
    ]);
  });

  it.each<[string, Partial<CardContent>, string[]]>([
    ['an exact price with two different ends', { priceMode: 'exact' }, ['price_to']],
    ['a price range that ends below its start', { priceFrom: 300n }, ['price_to']],
    ['a price of zero', { priceFrom: 0n }, ['price_from']],
    [
      'amounts with a price on request',
      { priceMode: 'request', paymentAdvance: undefined, paymentTransfer: undefined },
      ['price_from', 'price_to'],
    ],
    [
      'payment terms without a price',
      { priceMode: 'request', priceFrom: undefined, priceTo: undefined },
      ['payment_advance'],
    ],
    ['payment shares in percent', { paymentAdvance: 30, paymentTransfer: 70 }, ['payment_advance', 'payment_transfer']],
    ['a price above the maximum', { priceTo: 100_000_000_000_001n }, ['price_to']],
    ['an infinite width', { width: Number.POSITIVE_INFINITY }, ['width']],
    ['payment shares above the price', { paymentAdvance: 0.6, paymentTransfer: 0.6 }, ['payment_transfer']],
    ['an HS code of three digits', { hsCode: '841' }, ['hs_code']],
    ['a size of zero', { width: 0 }, ['width']],
    ['a negative warranty', { warranty: -1 }, ['warranty']],
    ['a published card without a translation', { name: { en: 'Dosing pump', ru: '' } }, ['name']],
    ['a published card without pictures', { pictureIds: [] }, ['pictures']],
    ['a name longer than 300 characters', { name: { en: 'x'.repeat(301), ru: 'x' } }, ['name']],
    ['a share above the price', { paymentAdvance: 30, paymentTransfer: 0.5 }, ['payment_advance']],
    ['an unknown shipment method', { shipmentMethod: 'rail' }, ['shipment_method']],
    ['a translation longer than its field', { area: { en: 'x', ru: 'я'.repeat(301) } }, ['area']],
    ['a missing minimum quantity', { minimumQuantum: 0 }, ['minimum_quantum']],
    [
      'a package lighter than its goods',
      { packageNetWeight: 25, packageGrossWeight: 24.999 },
      ['package_gross_weight'],
    ],
    ['a package without a volume', { packageVolume: 0 }, ['package_volume']],
    ['an unknown temperature', { transportTemperature: 'hot' }, ['transport_temperature']],
    ['a lead time above ten years', { leadDays: 3651 }, ['lead_days']],
    ['a vendor code longer than 40 characters', { vendorCode: 'x'.repeat(41) }, ['vendor_code']],
  ])('rejects %s', (_, change, fields) => {
    expect(Object.keys(cardProblems({ ...goods, ...change }))).toEqual(fields);
  });

  it('accepts a package that weighs as much as its goods, and one weight alone', () => {
    expect(cardProblems({ ...goods, packageNetWeight: 25, packageGrossWeight: 25 })).toEqual({});
    expect(cardProblems({ ...goods, packageNetWeight: 25 })).toEqual({});
    expect(cardProblems({ ...goods, packageGrossWeight: 25 })).toEqual({});
  });

  it('accepts shares that add up to 1 even if their floating-point sum does not', () => {
    expect(cardProblems({ ...goods, paymentAdvance: 0.7, paymentTransfer: 0.2999 })).toEqual({});
    expect(cardProblems({ ...goods, paymentAdvance: 0.9, paymentTransfer: 0.1 })).toEqual({});
  });

  it('counts characters instead of UTF-16 units, and accepts a draft without a translation', () => {
    expect(cardProblems({ ...goods, name: { en: '😀'.repeat(300), ru: 'x' } })).toEqual({});
    expect(cardProblems({ ...goods, state: 'draft', name: { en: 'Dosing pump', ru: '' }, pictureIds: [] })).toEqual({});
  });
});
