import { describe, expect, it } from 'vitest';
import { changedFields, emptyForm, type FormContent, priceByMode } from './form-content.js';

const file = { id: 'a', name: 'a.pdf', type: 'application/pdf', size: 5n, validUntil: '' };
const content: FormContent = {
  ...emptyForm,
  ...{ name: 'Pump', priceMode: 'range', priceFrom: 100n, priceTo: 200n, paymentAdvance: 0.3, paymentTransfer: 0.7 },
  ...{ unitId: 'pcs', brand: 'Kaveri', certificates: [file], pictureIds: ['x', 'y'] },
};

describe('Comparing two contents of a card', () => {
  it.each<[string, Partial<FormContent>, string[]]>([
    ['no field, if nothing changed', {}, []],
    ['the name', { name: 'Pumps' }, ['name']],
    ['the brand and the unit', { brand: 'Deccan', unitId: 'kg' }, ['brand', 'unit']],
    ['the order of pictures', { pictureIds: ['y', 'x'] }, ['pictures']],
    ['the last valid day of a certificate', { certificates: [{ ...file, validUntil: '2027-01-01' }] }, ['files']],
    ['no field, if only the file name of a certificate changed', { certificates: [{ ...file, name: 'b.pdf' }] }, []],
    ['the price', { priceTo: 201n }, ['price_to']],
    ['a colour that was added', { colorId: 'blue' }, ['color']],
  ])('finds a difference in %s', (_, change, fields) => {
    expect(changedFields(content, { ...content, ...change })).toEqual(fields);
  });
});

describe('A price', () => {
  it('has two amounts for a range, one for an exact price, and no amounts or payment shares on request', () => {
    expect(priceByMode(content)).toEqual(content);
    expect(priceByMode({ ...content, priceMode: 'exact', priceTo: undefined }).priceTo).toBe(100n);
    expect(priceByMode({ ...content, priceMode: 'request' })).toMatchObject({
      ...{ priceFrom: undefined, priceTo: undefined, paymentAdvance: undefined, paymentTransfer: undefined },
    });
  });
});
