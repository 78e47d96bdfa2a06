// @vitest-environment jsdom
import type { FacetView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, aCategoryList, ids } from '../../testing/builders/card';
import { aContext } from '../../testing/builders/context';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const list = `/catalog/category/${ids.category}`;

const value = (text: string, count: number, label: string | null = null) => ({
  ...{ value: text, label, langs: {}, count },
  chosen: false,
});
const facet = (key: FacetView['key'], ...values: FacetView['values']): FacetView => ({
  ...{ key, values, more: 0 },
  at_least: false,
});

const facets = [
  facet('supplier', value(ids.company, 3, 'Kaveri Pumps'), value(ids.tree, 0, 'Deccan Flow')),
  facet('lead_days', value('0~30', 2), value('90~', 1)),
  facet('inco_terms', value('FOB', 4), value('CIF', 1)),
  facet('sample', value('yes', 2)),
];

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('each choice goes into the address and the browser history, and keeps the focus', async () => {
  const calls = answers(list, aCategoryList({ facets }));
  const { user, router } = await renderApp(list, aContext('visitor'));
  await user.click(await screen.findByRole('checkbox', { name: /FOB\s*4/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?f%5Binco_terms%5D=FOB'));
  await user.click(box(/до 30 дней\s*2/));
  await waitFor(() => expect(calls.at(-1)?.searchParams.get('f[lead_days]')).toBe('0~30'));
  expect(calls.at(-1)?.searchParams.get('f[inco_terms]')).toBe('FOB');
  expect(document.activeElement).toBe(box(/до 30 дней/));
  await router.navigate(-1);
  await waitFor(() => expect(router.state.location.search).toBe('?f%5Binco_terms%5D=FOB'));
  await waitFor(() => expect([box(/FOB/).checked, box(/до 30 дней/).checked]).toEqual([true, false]));
});

it('several values of a facet combine, and chips show them and remove them one by one or all at once', async () => {
  answers(list, aCategoryList({ facets }));
  const { user, router } = await renderApp(
    `${list}?f[inco_terms]=FOB,CIF&f[lead_days]=0~30&f[sample]=yes`,
    aContext('visitor'),
  );
  const chips = await screen.findByRole('list', { name: 'Применённые фильтры' });
  await within(chips).findByText('FOB');
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Срок отгрузки: до 30 дней', 'CIF', 'FOB', 'Есть образец', 'Сбросить']);
  await user.click(within(chips).getByRole('button', { name: 'Убрать фильтр «CIF»' }));
  await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('f[inco_terms]')).toBe('FOB'));
  await user.click(within(chips).getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('a value without results is left out, but a chosen one can be cleared', async () => {
  answers(list, aCategoryList({ facets }));
  const { user, router } = await renderApp(`${list}?f[country]=XXX`, aContext('visitor'));
  await screen.findByRole('checkbox', { name: /XXX\s*0/ });
  expect(screen.queryByRole('checkbox', { name: /Deccan Flow/ })).toBeNull();
  // A facet with a single value does not narrow the list. A sample does.
  expect(screen.queryByRole('checkbox', { name: /Kaveri/ })).toBeNull();
  expect(box(/Есть образец\s*2/).disabled).toBe(false);
  await user.click(box(/XXX/));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('an old link to a deleted supplier opens and says so', async () => {
  answers(list, aCategoryList({ facets }));
  await renderApp(`${list}?f[supplier]=${ids.tea}`, aContext('visitor'));
  expect(
    await screen.findByRole('button', { name: 'Убрать фильтр «Поставщик, которого уже нет на Setu»' }),
  ).toBeTruthy();
});

it('a list without results offers to remove each filter', async () => {
  const none = { items: [], total_item_count: 0, at_least: false, page: 1, limit: 10 };
  answers('/catalog/category/', { trees: [] });
  answers(list, (url: URL) =>
    url.searchParams.has('f[sample]') ? aCategoryList({ pagination: none, facets }) : aCategoryList({ facets }),
  );
  const { user, router } = await renderApp(`${list}?f[sample]=yes&f[inco_terms]=FOB`, aContext('visitor'));
  await user.click(await screen.findByRole('button', { name: 'Убрать: Есть образец' }));
  expect(await screen.findByText(aCard().name)).toBeTruthy();
  await waitFor(() => expect(router.state.location.search).toBe('?f%5Binco_terms%5D=FOB'));
});

it('a long list of names is folded and can be searched', async () => {
  const many = [...'ABCDEFGHIJKLMNOPQRST'].map((letter, i) => value(`s${i}`, 20 - i, `Firm ${letter}, Pune`));
  answers(list, aCategoryList({ facets: [facet('supplier', ...many)] }));
  const { user } = await renderApp(list, aContext('visitor'));
  await screen.findByRole('checkbox', { name: /Firm F,/ });
  expect(screen.queryByRole('checkbox', { name: /Firm G,/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Показать все значения: Поставщик' }));
  expect(box(/Firm T,/)).toBeTruthy();
  await user.type(screen.getByLabelText('Поиск: Поставщик'), 'firm s');
  expect(screen.queryByRole('checkbox', { name: /Firm B,/ })).toBeNull();
  expect(box(/Firm S,/)).toBeTruthy();
});

it('a single facet turns the category index into a list of cards', async () => {
  answers('/catalog/category/', aCategoryList({ category: null, breadcrumbs: [], facets }));
  await renderApp('/catalog/category/?f[sample]=yes', aContext('visitor'));
  expect(await screen.findByText('Все товары и услуги', { selector: 'h1' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Убрать фильтр «Есть образец»' })).toBeTruthy();
});

it("price ranges are round in the reader's currency, fill in the price filter, and apply one at a time", async () => {
  const products_attributes = { price: { values: [{ value: 398 }, { value: 4571.5 }] } };
  const calls = answers(
    list,
    aCategoryList({ facets: [facet('price_band', value('500~1000', 2))], products_attributes }),
  );
  const { user, router } = await renderApp(list, aContext('visitor'));
  const prices = await screen.findByRole('group', { name: 'Цена за единицу' });
  expect(
    within(prices)
      .getAllByRole('button')
      .map((one) => one.textContent?.replaceAll('\u00A0', ' ')),
  ).toEqual(['до 500 ₽', '500–1 000 ₽', '1 000–2 000 ₽', 'от 2 000 ₽']);
  const step = (name: RegExp) => within(prices).getByRole('button', { name });
  const isPressed = (name: RegExp) => step(name).getAttribute('aria-pressed');
  await user.click(step(/^500–1\s000/));
  await user.click(step(/^1\s000–2\s000/));
  await waitFor(() => expect([isPressed(/^500–/), isPressed(/^1\s000–/)]).toEqual(['false', 'true']));
  await waitFor(() => expect(calls.at(-1)?.searchParams.getAll('f_price[1]')).toEqual(['2000']));
  expect(await screen.findByRole('button', { name: /Убрать фильтр «Цена 1\s000\s₽ – 2\s000\s₽»/ })).toBeTruthy();
  await user.click(step(/^1\s000–/));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('minimum quantities are offered in the unit of most cards, so that kilograms and pieces do not mix', async () => {
  const inUnit = (text: string, label: string, count: number) => ({ ...value(text, count), label });
  const quantity = facet(
    'minimum_quantity',
    inUnit('2:0~10', 'кг', 2),
    inUnit('2:1000~', 'кг', 1),
    inUnit('1:0~10', 'шт', 3),
    inUnit('1:0~100', 'шт', 5),
  );
  answers(list, aCategoryList({ facets: [quantity] }));
  await renderApp(list, aContext('visitor'));
  const labels = (await screen.findAllByRole('checkbox', { name: /кг|шт/ })).map(
    (box) => box.closest('label')?.textContent?.replace(/\s/g, ' ') ?? '',
  );
  expect(labels).toEqual(['до 10 шт3', 'до 100 шт5']);
});
