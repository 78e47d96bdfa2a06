// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm } from '../../testing/render-form';
import { PhoneField } from './phone-field';

const label = 'Мобильный телефон';
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: `Код страны: ${label}` });
const field = <PhoneField name="phone" home="RU" label={label} />;

describe('A phone number', () => {
  it('uses the mask of its country and shows how many digits are missing', async () => {
    const { user, sent, submit } = await renderForm({ phone: '' }, field);
    await user.type(number(), '9219406');
    expect(number().value).toBe('(921) 940-6');
    expect(screen.getByText('_-__', { exact: false }).textContent).toBe('(921) 940-6_-__');
    expect(screen.getByText('Ещё 3 цифры')).toBeTruthy();
    await submit();
    expect(sent).toEqual([]);
    await user.type(number(), '{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(number().value).toBe('(921');
    await user.type(number(), '94061239');
    expect(number().value).toBe('(921) 940-61-23');
    await submit();
    expect(sent).toEqual([{ phone: '+79219406123' }]);
  });

  it('can be edited in the middle, and the caret stays there', async () => {
    const { user, sent, submit } = await renderForm({ phone: '+7929406123' }, field);
    await user.type(number(), '1', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect([number().value, number().selectionStart]).toEqual(['(921) 940-61-23', 4]);
    await submit();
    expect(sent).toEqual([{ phone: '+79219406123' }]);
  });

  it('sets its country when pasted in full', async () => {
    const { user, sent, submit } = await renderForm({ phone: '' }, field);
    await user.click(number());
    await user.paste('+91 98200-12345');
    expect([country().value, number().value]).toEqual(['IN', '98200 12345']);
    await submit();
    expect(sent).toEqual([{ phone: '+919820012345' }]);
  });

  it('is not sent if it cannot exist', async () => {
    const { user, sent, submit } = await renderForm({ phone: '' }, field);
    await user.type(number(), '0001234567');
    await user.tab();
    expect(await screen.findByText(/Такого номера нет/)).toBeTruthy();
    await submit();
    expect(sent).toEqual([]);
  });

  it('is not sent if its operator does not exist, although it has enough digits', async () => {
    const { user, sent, submit } = await renderForm({ phone: '' }, field);
    await user.selectOptions(country(), 'IN');
    await user.type(number(), '1000000000');
    await user.tab();
    expect(await screen.findByText(/Такого номера нет/)).toBeTruthy();
    await submit();
    expect(sent).toEqual([]);
  });

  it('is a plus and digits if its country has no mask', async () => {
    const { user, sent, submit } = await renderForm({ phone: '' }, field);
    await user.selectOptions(country(), 'Другая страна');
    await user.type(number(), '442079460958');
    await submit();
    expect(sent).toEqual([{ phone: '+442079460958' }]);
  });
});
