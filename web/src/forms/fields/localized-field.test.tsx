// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../../testing/render-form';
import { LocalizedCompleteness, LocalizedField } from './localized-field';

const fields = (
  <>
    <LocalizedCompleteness names={['name', 'about']} />
    <LocalizedField name="name" label="Название" />
    <LocalizedField name="about" label="Описание" isLong />
  </>
);
const values = { name: { en: 'Pump', ru: '' }, about: { en: '', ru: '' } };

describe('A text in two languages', () => {
  it('is edited in each language, shows which languages are filled in, and counts both across the form', async () => {
    const { user, sent, submit } = await renderForm(values, fields);
    expect(screen.getByText('Английский', { selector: 'dt' }).nextSibling?.textContent).toBe('1 из 2');
    await user.type(screen.getByRole('textbox', { name: 'Название на русском' }), 'Насос');
    expect(screen.getByRole('textbox', { name: 'Название на русском заполнено' })).toBeTruthy();
    expect(screen.getByText('Русский', { selector: 'dt' }).nextSibling?.textContent).toBe('1 из 2');
    await submit();
    expect(sent).toEqual([{ name: { en: 'Pump', ru: 'Насос' }, about: { en: '', ru: '' } }]);
  });

  it('shows the same language in all fields on a narrow screen, and moves the focus to an error in either', async () => {
    const schema = z.looseObject({ name: z.looseObject({ ru: z.string().min(1, 'required') }) });
    const { user, submit } = await renderForm(values, fields, schema);
    const choices = () => screen.getAllByRole<HTMLInputElement>('radio', { name: /Английский/ });
    expect(choices().map(({ checked }) => checked)).toEqual([false, false]);
    await user.click(choices()[0] as HTMLElement);
    expect(choices().map(({ checked }) => checked)).toEqual([true, true]);
    await submit();
    const wrong = screen.getByRole('textbox', { name: 'Название на русском' });
    await waitFor(() => expect(document.activeElement).toBe(wrong));
    expect(wrong.getAttribute('lang')).toBe('ru');
  });
});
