// @vitest-environment jsdom
import type { DeskView, SupplierDeskView, TrafficCardView } from '@setu/contract';
import { companyFacts } from '@setu/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../../../testing/builders/context';
import { renderApp } from '../../../../testing/render-app';
import { answers, withServer } from '../../../../testing/server';

withServer();

const id = (digit: string): string => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const company = id('c');

const card = (name: string, over: Partial<TrafficCardView> = {}): TrafficCardView => ({
  ...{ sku_id: id('1'), category_id: id('2'), type: 'product', name, vendor_code: 'KPM-65', picture: null, langs: {} },
  ...{ views: 1184, views_before: 1057, requests: 9, weeks: [1, 2, 3, 4, 5, 6, 7, 8] },
  ...over,
});

const aSupplier = (over: Partial<SupplierDeskView> = {}): SupplierDeskView => ({
  company_id: company,
  may_create: true,
  cards: {
    counts: { draft: 6, in_review: 9, returned: 1, corrected: 0, published: 148 },
    returned: [{ ...named('Насос КПЛ'), comment: 'Не указана масса', comment_count: 2, is_corrected: false }],
  },
  weeks: [
    { monday: '2026-11-09', views: 1899, requests: 12 },
    { monday: '2026-11-16', views: 1404, requests: 7 },
  ],
  last_30_days: { views: 3381, requests: 19 },
  top_cards: [card('Насос КПМ'), card('Насос КПК', { sku_id: id('3'), views: 10, views_before: 0, requests: 12 })],
  company: {
    facts: companyFacts.map((kind) => ({ kind, is_said: kind !== 'site' && kind !== 'logo', checked_on: null })),
    ...{ is_verified: true, may_edit: true, manager: null },
    ending: [{ name: 'ISO 14001.pdf', valid_until: '2999-11-30', sku_id: id('1'), type: 'product' }],
  },
  ...over,
});

function named(name: string) {
  const { views: _views, views_before: _before, requests: _requests, weeks: _weeks, ...rest } = card(name);
  return rest;
}

const home = {
  ...{ hero: [], promo: [], banner: null, promoted_skus: [], new_skus: [] },
  ...{ stats: { categories: 80, skus: 2350 }, floors: { categories: null, skus: null } },
};

const open = (supplier: SupplierDeskView, demand: DeskView['demand'] = null, path = '/user/dashboard') => {
  const desk: DeskView = {
    requests: {
      waiting: [],
      waiting_total: 0,
      waiting_counts: {},
      stages: [],
      spend: [],
      load: [],
      first_answer_minutes: null,
    },
    ...{ queues: null, reviews: null, admin: null, supplier, demand, substituted_users: [] },
  };
  answers('/user/desk', desk);
  return renderApp(path, aContext('supplier'));
};

const panel = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  answers('/user/notice/api/last', { messages: [], unReadMessageCount: { notices: 0 } });
  answers('/', home);
  answers('/catalog/category', { trees: [] });
});

it('a supplier’s dashboard shows the status of the cards, and the returned ones with the reason as tasks', async () => {
  await open(aSupplier());
  const cards = await panel('Мои товары');
  expect(cards.getByRole('link', { name: 'Черновики' }).getAttribute('href')).toBe(
    `/company/${company}/catalog?f_state=draft`,
  );
  const tasks = await panel(/^Ждут вас\s*1$/);
  expect(tasks.getByText('Не указана масса (и ещё 1)')).toBeTruthy();
  expect(tasks.getByRole('link', { name: /Исправить карточку: Насос КПЛ/ }).getAttribute('href')).toContain('/edit');
  expect(tasks.queryByText('Сейчас вас ничего не ждёт')).toBeNull();
  const add = await screen.findByRole('link', { name: 'Добавить товар' });
  expect(add.getAttribute('href')).toContain(company);
});

it('a corrected product no longer waits for the supplier, but for its manager', async () => {
  const cards = aSupplier().cards;
  const returned = [{ ...named('Насос КПЛ'), comment: 'Не указана масса', comment_count: 2, is_corrected: true }];
  const counts = { draft: 6, in_review: 9, returned: 0, corrected: 1, published: 148 };
  await open(aSupplier({ cards: cards && { counts, returned } }));
  expect(await (await panel(/^Ждут вас/)).findByText('Сейчас вас ничего не ждёт')).toBeTruthy();
  const shown = await panel('Мои товары');
  expect(shown.getByRole('heading', { name: 'Исправлены, у менеджера' })).toBeTruthy();
  expect(shown.getByRole('link', { name: 'Насос КПЛ' })).toBeTruthy();
  const filter = shown.getByRole('link', { name: 'Исправлены, у менеджера' });
  expect(filter.getAttribute('href')).toBe(`/company/${company}/catalog?f_state=corrected`);
});

it('the traffic panel shows views and requests by week as a table, and the number of views per request', async () => {
  await open(aSupplier());
  const traffic = await panel('Просмотры и запросы');
  const rows = within(await traffic.findByRole('table')).getAllByRole('row');
  expect(rows.at(-1)?.textContent?.replace(/\s/g, ' ')).toMatch(/1 4047$/);
  expect(traffic.getByText(/1 запрос на 174 просмотра/)).toBeTruthy();
});

it('the top cards are sorted by views, and by requests on demand', async () => {
  const { user } = await open(aSupplier());
  const top = await panel('Товары за 30 дней');
  await top.findByRole('table');
  const first = () => top.getAllByRole('row')[1]?.textContent ?? '';
  expect(first().replace(/\s/g, ' ')).toMatch(/Насос КПМ.*1 184\+12,02 %90,8/);
  // The unfinished week is left out, because it would look like a decrease.
  expect(top.getAllByRole('img', { name: 'Просмотры по полным неделям: 1, 2, 3, 4, 5, 6, 7' })).toHaveLength(2);
  await user.click(top.getByRole('radio', { name: 'Запросы' }));
  expect(first()).toMatch(/Насос КПК.*новый/);
});

it('the company panel lists first what the company’s page lacks, and which certificate expires', async () => {
  await open(aSupplier());
  const page = await panel('Страница компании');
  const items = (await page.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '');
  expect(items[0]).toMatch(/Сертификат ISO 14001 действует до/);
  expect([items[1], items[2]]).toEqual([
    expect.stringMatching(/^Логотип: Не заполнено/),
    expect.stringMatching(/^Сайт: Не заполнено/),
  ]);
  expect(page.getByRole('link', { name: 'Обновить: ISO 14001' }).getAttribute('href')).toContain('/edit');
  // Only the broker can add the logo.
  expect(page.getAllByRole('link', { name: /^Добавить/ }).map((link) => link.getAttribute('href'))).toEqual([
    `/supplier/${company}/edit`,
  ]);
  expect(page.getByText('заполнено 8 из 10')).toBeTruthy();
});

it('the company panel names the person to contact for a user who can edit neither the page nor the cards', async () => {
  const { company: page, ...rest } = aSupplier();
  await open({ ...rest, may_create: false, company: page && { ...page, may_edit: false } });
  const shown = await panel('Страница компании');
  expect(await shown.findByText('Пришлите адрес своему менеджеру')).toBeTruthy();
  expect(shown.getByText('Попросите администратора компании обновить его в карточке')).toBeTruthy();
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Открыть страницу компании',
    'Ваши показатели по месяцам',
  ]);
});

it('a part that failed to load says so while the others stay, and without cards the first action is suggested', async () => {
  const none = { draft: 0, in_review: 0, returned: 0, corrected: 0, published: 0 };
  await open(aSupplier({ weeks: null, top_cards: [], cards: { counts: none, returned: [] } }));
  expect(await (await panel('Просмотры и запросы')).findByText('Не удалось загрузить')).toBeTruthy();
  const tasks = await panel(/^Ждут вас\s*1$/);
  expect(tasks.getByText('Добавьте первый товар')).toBeTruthy();
  expect(tasks.getByRole('link', { name: 'Добавить товар' })).toBeTruthy();
  expect(tasks.queryByText('Сейчас вас ничего не ждёт')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Мои товары' })).toBeNull();
});

it('the list of the week on the home page has the words that buyers did not find, and each one opens the card form with its name', async () => {
  const words = [
    { words: 'гималайская соль', companies: 6, searches: null, meaning: null },
    { words: 'solar inverter', companies: 5, searches: null, meaning: 'сетевой инвертор' },
  ];
  await open(aSupplier(), { week: '2026-11-23', words }, '/');
  const demand = await panel('Заказчики ищут и не находят');
  expect(demand.getByText('6 компаний')).toBeTruthy();
  expect(demand.getByText('другие названия: сетевой инвертор')).toBeTruthy();
  const add = demand.getByRole('link', { name: 'Добавить товар: гималайская соль' });
  expect(decodeURIComponent(add.getAttribute('href') ?? '')).toMatch(
    new RegExp(`${company}.*\\?name=гималайская соль$`),
  );
});

it('the list of the week says if it is empty or did not load, and only users who may add cards see that action', async () => {
  await open(aSupplier(), { week: null, words: [] }, '/');
  expect(await (await panel('Заказчики ищут и не находят')).findByText('На этой неделе список пуст')).toBeTruthy();
  cleanup();
  await open(aSupplier(), null, '/');
  expect(await (await panel('Заказчики ищут и не находят')).findByText('Список не загрузился')).toBeTruthy();
  cleanup();
  const words = [{ words: 'гималайская соль', companies: 6, searches: null, meaning: null }];
  await open(aSupplier({ may_create: false }), { week: '2026-11-23', words }, '/');
  expect((await panel('Заказчики ищут и не находят')).queryByRole('link')).toBeNull();
});
