// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderForm, renderPart } from '../../testing/render-form';
import type { SearchOptions } from '../../ui/field/use-option-search';
import { MultiFilter } from '../../ui/filter-bar/multi-filter';
import { MultiSelectField } from './multi-select-field';
import { SearchSelectField } from './search-select-field';

const suppliers = ['Deccan Flow', 'Deccan Steel', 'Kaveri Pumps'].map((label, at) => ({ value: `s${at}`, label }));
const combobox = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

/** A search over the suppliers with one result per page. Records its requests. */
function aSearch() {
  const calls: string[] = [];
  const server = { isDown: false };
  const search: SearchOptions = async (text, page) => {
    calls.push(`${text} ${page}`);
    if (server.isDown) throw new Error('down');
    const found = suppliers.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
    return { options: found.slice(page - 1, page), hasMore: found.length > page };
  };
  return { calls, server, search };
}

describe('A choice of one among very many', () => {
  const field = (search: SearchOptions) => (
    <SearchSelectField name="supplier" label="Поставщик" search={search} pauseMs={20} />
  );

  it('searches from three characters, only for the latest text, and selects with the keyboard', async () => {
    const { calls, search } = aSearch();
    const { user, sent, submit } = await renderForm({ supplier: null }, field(search));
    await user.type(combobox('Поставщик'), 'de');
    expect(await screen.findByText('Введите не меньше 3 символов')).toBeTruthy();
    await user.type(combobox('Поставщик'), 'ccan');
    await screen.findByRole('option', { name: 'Deccan Flow' });
    expect(calls.at(-1)).toBe('deccan 1');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(combobox('Поставщик').value).toBe('Deccan Flow');
    await submit();
    expect(sent).toEqual([{ supplier: { value: 's0', label: 'Deccan Flow' } }]);
  });

  it('loads more results page by page, also with the arrow keys', async () => {
    const { calls, search } = aSearch();
    const { user } = await renderForm({ supplier: null }, field(search));
    await user.type(combobox('Поставщик'), 'deccan');
    await screen.findByRole('option', { name: 'Показать ещё' });
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await screen.findByRole('option', { name: 'Deccan Steel' });
    expect(calls.at(-1)).toBe('deccan 2');
    expect(screen.queryByRole('option', { name: 'Показать ещё' })).toBeNull();
  });

  it('says if nothing was found, and offers a retry after a failure', async () => {
    const { server, search } = aSearch();
    server.isDown = true;
    const { user } = await renderForm({ supplier: null }, field(search));
    await user.type(combobox('Поставщик'), 'kaveri');
    await user.click(await screen.findByRole('option', { name: 'Повторить' }));
    server.isDown = false;
    await user.click(await screen.findByRole('option', { name: 'Повторить' }));
    await screen.findByRole('option', { name: 'Kaveri Pumps' });
    await user.clear(combobox('Поставщик'));
    await user.type(combobox('Поставщик'), 'nobody');
    expect(await screen.findByText('Ничего не найдено')).toBeTruthy();
  });

  it('keeps its value if the user types something else and chooses nothing', async () => {
    const { search } = aSearch();
    const { user, sent, submit } = await renderForm(
      { supplier: { value: 's2', label: 'Kaveri Pumps' } },
      field(search),
    );
    await user.type(combobox('Поставщик'), ' and more');
    await user.tab();
    expect(combobox('Поставщик').value).toBe('Kaveri Pumps');
    await submit();
    expect(sent).toEqual([{ supplier: { value: 's2', label: 'Kaveri Pumps' } }]);
  });
});

const industries = ['Чай', 'Кофе', 'Специи', 'Насосы', 'Ёлки', 'Ткани', 'Кожа', 'Крепёж'].map((label, at) => ({
  value: `i${at}`,
  label,
}));

describe('A choice of several from a list', () => {
  const field = <MultiSelectField name="industries" label="Отрасли" options={industries} />;

  it('finds options by typing and adds one after another', async () => {
    const { user, sent, submit } = await renderForm({ industries: [] }, field);
    await user.type(combobox('Отрасли'), 'елк{ArrowDown}{Enter}');
    await user.type(combobox('Отрасли'), 'крепеж{ArrowDown}{Enter}');
    await user.keyboard('{Backspace}');
    await user.type(combobox('Отрасли'), 'чай{ArrowDown}{Enter}');
    await submit();
    expect(sent).toEqual([{ industries: ['i4', 'i0'] }]);
  });

  it('shows six chosen options and a count of the others, and each can be removed', async () => {
    const { user, sent, submit } = await renderForm({ industries: industries.map(({ value }) => value) }, field);
    expect(screen.queryByRole('button', { name: 'Убрать: Крепёж' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Показать ещё выбранные: 2' }));
    await user.click(screen.getByRole('button', { name: 'Убрать: Крепёж' }));
    await waitFor(() => expect(document.activeElement).toBe(combobox('Отрасли')));
    await submit();
    expect(sent[0]).toEqual({ industries: ['i0', 'i1', 'i2', 'i3', 'i4', 'i5', 'i6'] });
  });
});

function Managers() {
  const [value, setValue] = useState(['i7']);
  return <MultiFilter label="Менеджеры" options={industries} value={value} onChange={setValue} />;
}

it('a long filter starts with the chosen options, shows six and has a search', async () => {
  const { user } = await renderPart(<Managers />);
  await user.click(screen.getByRole('button', { name: /Менеджеры: Крепёж/ }));
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes).toHaveLength(6);
  expect(boxes[0]).toBe(screen.getByRole('checkbox', { name: 'Крепёж' }));
  await user.type(screen.getByRole('searchbox', { name: 'Менеджеры: Поиск' }), 'кож');
  await user.click(screen.getByRole('checkbox', { name: 'Кожа' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Менеджеры: выбрано 2/ })).toBeTruthy());
});
