// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderForm } from '../../testing/render-form';
import { RepeaterField } from './repeater-field';
import { TextField } from './text-field';

const items = (
  <RepeaterField
    name="items"
    label="Позиции"
    addLabel="Добавить позицию"
    makeRow={() => ({ name: '' })}
    rowName={(position) => `Позиция ${position}`}
  >
    {(path) => <TextField name={`${path}.name`} label="Что нужно" />}
  </RepeaterField>
);
const named = (...names: string[]) => ({ items: names.map((name) => ({ name })) });
const values = () => screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
const press = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

describe('Rows of a form', () => {
  it('are added and can be filled in immediately', async () => {
    const { user, sent, submit } = await renderForm(named('Люк'), items);
    await user.click(press('Добавить позицию'));
    await waitFor(() => expect(focused()).toBe(screen.getAllByRole('textbox')[1]));
    await user.keyboard('Решётка');
    await submit();
    expect(sent).toEqual([named('Люк', 'Решётка')]);
  });

  it('can be reordered with the keyboard, and the focus stays on the same control', async () => {
    const { user } = await renderForm(named('а', 'б', 'в'), items);
    const third = screen.getAllByRole('textbox')[2] as HTMLElement;
    await user.click(third);
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    await waitFor(() => expect(values()).toEqual(['в', 'а', 'б']));
    await waitFor(() => expect(focused()).toBe(third));
    expect(screen.getByText('Позиция 2: теперь место 1 из 3')).toBeTruthy();
    await user.click(press('Переместить ниже: Позиция 1'));
    await waitFor(() => expect(values()).toEqual(['а', 'в', 'б']));
    await waitFor(() => expect(focused()).toBe(press('Переместить ниже: Позиция 2')));
  });

  it('leave the focus on their neighbour when removed, and the last one leaves it on the add button', async () => {
    const { user } = await renderForm(named('а', 'б'), items);
    await user.click(press('Удалить: Позиция 1'));
    await waitFor(() => expect(values()).toEqual(['б']));
    await waitFor(() => expect(focused()).toBe(press('Удалить: Позиция 1')));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe(press('Добавить позицию')));
    expect(values()).toEqual([]);
  });

  it('show their own errors and those of the list', async () => {
    const row = z.object({ name: z.string().min(1, 'required') });
    const schema = z.object({ items: z.array(row).max(2, 'too_many_files') });
    const { user, submit } = await renderForm(named('а', ''), items, schema);
    await submit();
    await waitFor(() => expect(focused()).toBe(screen.getAllByRole('textbox')[1]));
    await user.keyboard('б');
    await user.click(press('Добавить позицию'));
    await waitFor(() => expect(values()).toHaveLength(3));
    await user.keyboard('в');
    expect(await screen.findByText(/Слишком много|не больше/i)).toBeTruthy();
  });
});
