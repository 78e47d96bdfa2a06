import { describe, expect, it } from 'vitest';
import { type CardValues, emptyCard, noText } from '../domain/card-values.js';
import { detailColumns, plainColumns, toDetailValues, toPlainColumns, toValues } from './plain-columns.js';

const card: CardValues = {
  ...emptyCard,
  ...{ name: { en: 'Pump', ru: 'Насос' }, features: { en: 'Quiet', ru: '' }, brand: 'Kaveri', vendorCode: 'P-1' },
  ...{ minimumQuantum: 1.5, width: 10.25, paymentAdvance: 0.3, shipmentMethod: 'sea', isSampleAvailable: true },
};

describe('The columns of the plain fields', () => {
  it('hold a field of each kind, and null for a missing number', () => {
    const row = toPlainColumns(card);
    expect(Object.keys(row).sort()).toEqual([...plainColumns].sort());
    expect(row).toMatchObject({
      ...{ name_en: 'Pump', name_ru: 'Насос', brand_name: 'Kaveri', vendor_code: 'P-1', minimum_quantum: 1.5 },
      ...{ width: 10.25, height: null, payment_advance: 0.3, shipment_method: 'sea', is_sample_available: true },
      texts: { features: { en: 'Quiet', ru: '' }, incoPlace: noText },
    });
    expect(row).not.toHaveProperty('texts.name');
  });

  it('return the same values, even if the database returns numbers as text', () => {
    const { name_en, name_ru, texts, ...row } = toPlainColumns(card) as Parameters<typeof toValues>[0];
    expect(toValues({ ...row, name_en, name_ru, texts })).toEqual(card);
    expect(toValues({ ...row, name_en, name_ru, texts, width: '10.25', payment_advance: '0.3000' })).toEqual(card);
  });

  it('return an empty value for a field that did not exist when the version was written', () => {
    const row = {
      ...toPlainColumns(card),
      ...{ name_en: 'Pump', name_ru: '', texts: { area: noText }, lead_days: null },
    };
    expect(toValues(row)).toMatchObject({ features: noText, incoPlace: noText, leadDays: 0, height: undefined });
    expect(toDetailValues(row)).toMatchObject({ features: noText, width: 10.25 });
  });

  it("are read for a card's own page without those that lists show", () => {
    expect(detailColumns).toEqual(expect.arrayContaining(['texts', 'width', 'shipment_method']));
    expect(detailColumns).not.toContain('lead_days');
  });
});
