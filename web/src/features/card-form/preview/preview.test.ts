import { describe, expect, it } from 'vitest';
import { aCardForm, aTree } from '../../../testing/builders/card-form';
import { openedValues } from '../model/card-values';
import { previewCard } from './preview-card';
import { previewPrice } from './preview-price';

const view = aCardForm();
const values = openedValues(view, aTree);
const known = { view, type: 'product', unit: null, nameless: 'Название' } as const;
const rate = { value: 0.9184, date: '2026-11-20' };

describe('The preview of a card', () => {
  it('shows the existing Russian name to Russian readers, and the typed name to English ones', () => {
    expect(previewCard(values, { ...known, language: 'ru' }).name).toBe('Насос KPC 40-200');
    expect(previewCard(values, { ...known, language: 'en' })).toMatchObject({ name: 'Pump KPC 40-200', langs: {} });
  });

  it('marks an untranslated name as English', () => {
    const untranslated = { ...known, view: { ...view, russian_name: '' }, language: 'ru' } as const;
    expect(previewCard(values, untranslated)).toMatchObject({ name: 'Pump KPC 40-200', langs: { name: 'en' } });
    expect(previewCard({ ...values, name: ' ' }, untranslated).name).toBe('Название');
  });

  it('shows the Russian place of a translated card until the place is changed', () => {
    expect(previewCard(values, { ...known, language: 'ru' }).inco_place).toBe('Мундра');
    expect(previewCard({ ...values, inco_place: 'Chennai' }, { ...known, language: 'ru' }).inco_place).toBeNull();
    expect(previewCard({ ...values, inco_place: 'Chennai' }, { ...known, language: 'en' }).inco_place).toBe('Chennai');
  });

  it('shows the price by its mode, in the reader’s currency', () => {
    const plain = (text: string | null) => text?.replace(/\u00A0/g, ' ');
    const range = previewCard(values, { ...known, language: 'ru' });
    expect(plain(previewPrice(range, { language: 'ru', rate }))).toBe('918–1 378 ₽');
    expect(previewPrice(range, { language: 'en', rate })).toBe('₹1,000–1,501');
    const exact = previewCard({ ...values, price_mode: 'exact' }, { ...known, language: 'ru' });
    expect(plain(previewPrice(exact, { language: 'ru', rate }))).toBe('918 ₽');
    const onRequest = previewCard({ ...values, price_mode: 'request' }, { ...known, language: 'ru' });
    expect(previewPrice(onRequest, { language: 'ru', rate })).toBeNull();
  });
});
