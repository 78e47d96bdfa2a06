import { describe, expect, it } from 'vitest';
import { type CardContent, cardProblems } from './card-content.js';

const none = { en: '', ru: '' };
const text = (en: string) => ({ en, ru: en });
const goods: CardContent = {
  ...{ type: 'product', state: 'published', name: { en: 'Dosing pump', ru: 'Насос-дозатор' }, vendorCode: 'DPT-15/2' },
  ...{ hsCode: '841350', brandName: 'Deccan', priceMode: 'range', priceFrom: 100n, priceTo: 200n, unitId: 'unit' },
  ...{ minimumQuantum: 1, leadDays: 14, pictureIds: ['picture'], countryId: 'IND', incoTerms: 'FOB', colorId: 'blue' },
  ...{ paymentAdvance: 0.3, paymentTransfer: 0.7, warranty: 0, width: 1, height: 1, length: 1, weight: 1 },
  ...{ countInOnePackage: undefined, industryIds: ['water'] },
  texts: {
    ...{ condition: none, area: text('Water'), composition: none, features: none, technicalSpecification: none },
    ...{ description: text('Tested'), specialInstructions: text('Keep dry'), shipmentDescription: text('Crate') },
    ...{ shipmentPort: text('Mundra'), incoPlace: none },
  },
};
const service: CardContent = {
  ...goods,
  ...{ type: 'service', hsCode: '', countryId: '', incoTerms: '', colorId: undefined },
  ...{ width: undefined, height: undefined, length: undefined, weight: undefined },
  texts: { ...goods.texts, shipmentDescription: none, shipmentPort: none },
};

describe('what the product form takes', () => {
  it('is goods with all of theirs, and a service without what only goods have', () => {
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
    ['an exact price with another end', { priceMode: 'exact' }, ['price_to']],
    ['a range that ends before it begins', { priceFrom: 300n }, ['price_to']],
    ['a price of nothing', { priceFrom: 0n }, ['price_from']],
    [
      'a price on request that is given',
      { priceMode: 'request', paymentAdvance: undefined, paymentTransfer: undefined },
      ['price_from', 'price_to'],
    ],
    [
      'payment terms without a price',
      { priceMode: 'request', priceFrom: undefined, priceTo: undefined },
      ['payment_advance'],
    ],
    ['shares in percent', { paymentAdvance: 30, paymentTransfer: 70 }, ['payment_advance', 'payment_transfer']],
    ['a price beyond what is kept', { priceTo: 100_000_000_000_001n }, ['price_to']],
    ['a width beyond all measure', { width: Number.POSITIVE_INFINITY }, ['width']],
    ['shares of more than the price', { paymentAdvance: 0.6, paymentTransfer: 0.6 }, ['payment_transfer']],
    ['an HS code of three digits', { hsCode: '841' }, ['hs_code']],
    ['a size of nothing', { width: 0 }, ['width']],
    ['a warranty below none', { warranty: -1 }, ['warranty']],
    ['a published card that was not translated', { name: { en: 'Dosing pump', ru: '' } }, ['name']],
    ['a published card without pictures', { pictureIds: [] }, ['pictures']],
    ['a name longer than 300 characters', { name: { en: 'x'.repeat(301), ru: 'x' } }, ['name']],
    ['a vendor code longer than 40', { vendorCode: 'x'.repeat(41) }, ['vendor_code']],
  ])('is not %s', (_, change, fields) => {
    expect(Object.keys(cardProblems({ ...goods, ...change }))).toEqual(fields);
  });

  it('takes shares that make the whole, though their sum as floats does not', () => {
    expect(cardProblems({ ...goods, paymentAdvance: 0.7, paymentTransfer: 0.2999 })).toEqual({});
    expect(cardProblems({ ...goods, paymentAdvance: 0.9, paymentTransfer: 0.1 })).toEqual({});
  });

  it('counts characters, not their halves, and leaves a draft to be translated later', () => {
    expect(cardProblems({ ...goods, name: { en: '😀'.repeat(300), ru: 'x' } })).toEqual({});
    expect(cardProblems({ ...goods, state: 'draft', name: { en: 'Dosing pump', ru: '' }, pictureIds: [] })).toEqual({});
  });
});
