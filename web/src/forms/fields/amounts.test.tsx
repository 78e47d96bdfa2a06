// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { configureFormats } from '../../i18n/formats';
import { renderForm } from '../../testing/render-form';
import { DecimalField, PercentField } from './decimal-field';
import { MoneyField } from './money-field';
import { QuantityField } from './quantity-field';

const shown = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const plain = (text: string) => text.replace(/\u00A0/g, ' ');

describe('An amount of money', () => {
  const price = <MoneyField name="price" label="Цена" currency="RUB" hasConversion />;

  it('is grouped in thousands while the user types, and stored as plain decimal text', async () => {
    const { user, sent, submit } = await renderForm({ price: '' }, price);
    await user.type(shown(/Цена, ₽/), '2385000,5');
    expect(plain(shown(/Цена/).value)).toBe('2 385 000,5');
    await submit();
    expect(sent).toEqual([{ price: '2385000.5' }]);
  });

  it('keeps the caret where the user types, even in the middle of the number', async () => {
    const { user } = await renderForm({ price: '1385000' }, price);
    const field = shown(/Цена/);
    await user.type(field, '2', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(plain(field.value)).toBe('12 385 000');
    expect(field.selectionStart).toBe(2);
  });

  it('accepts a point or a comma, and amounts pasted from a spreadsheet in either language', async () => {
    const { user, sent, submit } = await renderForm({ price: '' }, price);
    await user.type(shown(/Цена/), '12.5');
    expect(shown(/Цена/).value).toBe('12,5');
    await user.tripleClick(shown(/Цена/));
    await user.paste('1,234,567.899 ₽');
    expect(plain(shown(/Цена/).value)).toBe('1 234 567,90');
    await submit();
    expect(sent).toEqual([{ price: '1234567.90' }]);
  });

  it('typed with commas between the groups of digits on an English page is that amount', async () => {
    const settings = { rate: { value: 0.9184, date: '2026-11-20' }, timeZone: 'Europe/Moscow' };
    configureFormats({ ...settings, locale: 'en_US' });
    try {
      const { user, sent, submit } = await renderForm({ price: '' }, price);
      for (const typed of ['1,50,000.5', '15,000', '1850,50', '1,850.75', '0,5']) {
        await user.clear(shown(/Цена/));
        await user.type(shown(/Цена/), typed);
        await submit();
      }
      expect(sent.map((one) => (one as { price: string }).price)).toEqual([
        '150000.5',
        '15000',
        '1850.50',
        '1850.75',
        '0.5',
      ]);
    } finally {
      configureFormats({ ...settings, locale: 'ru_RU' });
    }
  });

  it('becomes the highest amount when the user leaves a higher one', async () => {
    const { user, sent, submit } = await renderForm({ price: '' }, price);
    await user.type(shown(/Цена/), '99999999999999');
    await user.tab();
    expect(plain(shown(/Цена/).value)).toBe('10 000 000 000 000');
    await submit();
    expect(sent).toEqual([{ price: '10000000000000' }]);
  });

  it('shows the amount in the other currency at the rate of the day', async () => {
    const { user } = await renderForm({ price: '' }, price);
    expect(screen.queryByText(/по курсу/)).toBeNull();
    await user.type(shown(/Цена/), '9540');
    expect(plain(screen.getByText(/по курсу/).textContent ?? '')).toMatch(/^₹ 10 387,63 по курсу ЦБ РФ 0,9184 ₽/);
  });

  it('has its own currency if the user may choose one', async () => {
    const fields = (
      <MoneyField name="price" label="Цена" choice={{ name: 'currency', currencies: ['INR', 'RUB', 'USD'] }} />
    );
    const { user, sent, submit } = await renderForm({ price: '10', currency: 'INR' }, fields);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Валюта: Цена' }), 'USD');
    await submit();
    expect(sent).toEqual([{ price: '10', currency: 'USD' }]);
  });
});

describe('A number with a unit', () => {
  it('accepts only digits, and is rounded to its number of decimals when the user leaves it', async () => {
    const { user, sent, submit } = await renderForm(
      { weight: '', advance: '' },
      <>
        <DecimalField name="weight" label="Масса" unit="кг" />
        <PercentField name="advance" label="Аванс" />
      </>,
    );
    await user.type(shown(/Масса, кг/), '1к4,12345');
    await user.type(shown(/Аванс, %/), '30,555');
    expect(shown(/Масса/).value).toBe('14,123');
    expect(shown(/Аванс/).value).toBe('30,555');
    await submit();
    expect(shown(/Аванс/).value).toBe('30,56');
    expect(sent).toEqual([{ weight: '14.123', advance: '30.56' }]);
  });

  it.each([
    ['2,5', '3'],
    ['2,4', '2'],
    ['1500', '1500'],
  ])('typed as %s is the whole number %s in a field of whole numbers, as on the server', async (typed, meant) => {
    const days = <DecimalField name="days" label="Срок" decimals={0} />;
    const { user, sent, submit } = await renderForm({ days: '' }, days);
    await user.type(shown(/Срок/), typed);
    await submit();
    expect(sent).toEqual([{ days: meant }]);
  });

  it('with more decimals stays as it was until the user changes it', async () => {
    const weight = <DecimalField name="weight" label="Масса" decimals={2} />;
    const { user, sent, submit } = await renderForm({ weight: '7.3456' }, weight);
    await user.click(shown(/Масса/));
    expect(shown(/Масса/).value).toBe('7,35');
    await user.tab();
    await submit();
    expect(sent).toEqual([{ weight: '7.3456' }]);
  });

  it('shows its error, and cannot be edited while disabled', async () => {
    const schema = z.looseObject({ weight: z.string().min(1, 'required') });
    const { submit, sent } = await renderForm(
      { weight: '', volume: '0.21' },
      <>
        <DecimalField name="weight" label="Масса" unit="кг" isRequired />
        <DecimalField name="volume" label="Объём" unit="м³" isDisabled />
      </>,
      schema,
    );
    await submit();
    expect(sent).toEqual([]);
    expect(shown(/Масса/).getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(shown(/Масса/)));
    expect(shown(/Объём/).disabled).toBe(true);
    expect(shown(/Объём/).value).toBe('0,21');
  });
});

it('a quantity with a fraction is rounded when the user leaves it, as on the server', async () => {
  const { user, sent, submit } = await renderForm({ count: '7' }, <QuantityField name="count" label="Количество" />);
  await user.clear(shown(/Количество/));
  await user.type(shown(/Количество/), '2,5');
  expect(shown(/Количество/).value).toBe('2,5');
  await user.tab();
  expect(shown(/Количество/).value).toBe('3');
  await submit();
  expect(sent).toEqual([{ count: '3' }]);
});
