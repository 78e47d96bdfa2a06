// @vitest-environment jsdom
import type { DeskView, HomeView } from '@setu/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../testing/builders/context';
import { aDesk } from '../../testing/builders/desk';
import { renderApp } from '../../testing/render-app';
import { answers, withServer } from '../../testing/server';

withServer();

const company = 'cccccccc-0000-4000-8000-000000000000';
const slide = {
  id: '11111111-0000-4000-8000-000000000000',
  title: 'Закупки в Индии',
  ...{ text: '', action: 'Открыть каталог', link: '/catalog', tone: 'petrol', pictures: [], langs: {} },
};
const home: HomeView = {
  ...{ hero: [slide], promo: [], promoted_skus: [], new_skus: [], banner: null },
  ...{ stats: { categories: 80, skus: 2350 }, floors: { categories: null, skus: null } },
};
const desk: DeskView = {
  requests: {
    ...{ waiting: [], waiting_total: 0, waiting_counts: {}, stages: [], spend: [], load: [] },
    first_answer_minutes: null,
  },
  ...{ queues: null, reviews: null, admin: null, demand: null, substituted_users: [] },
  supplier: {
    ...{ company_id: company, may_create: true, weeks: [], top_cards: [], company: null },
    cards: {
      counts: { draft: 6, in_review: 9, returned: 1, published: 148 },
      returned: [
        {
          ...{ sku_id: company, category_id: company, type: 'product', name: 'Насос КПЛ', vendor_code: 'KPL' },
          ...{ picture: null, langs: {}, comment: 'Не указана масса' },
        },
      ],
    },
  },
};

beforeEach(() => {
  answers('/', home);
  answers('/catalog/category', { trees: [] });
  answers('/user/desk', desk);
  answers('/user/notice/api/last', { messages: [], unReadMessageCount: { notices: 0 } });
});

it('the home page of a supplier shows their tasks, what customers look for and ways to add cards, not the dashboard', async () => {
  await renderApp('/', aContext('supplier'));
  expect(await screen.findByRole('region', { name: 'Заказчики ищут и не находят' })).toBeTruthy();
  const tasks = within(await screen.findByRole('region', { name: /Ждут вас/ }));
  expect(tasks.getByText('Сейчас вас ничего не ждёт')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Мои товары' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Последние уведомления' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Добавить товар' }).getAttribute('href')).toContain(company);
  expect(screen.getByRole('link', { name: 'Загрузить каталог' }).getAttribute('href')).toContain(company);
  expect(screen.queryByRole('region', { name: 'Что вы ищете?' })).toBeNull();
});

it('the home page of a buyer without tasks keeps the search and the slides', async () => {
  await renderApp('/', aContext('customer'));
  expect(await screen.findByRole('region', { name: 'Что вы ищете?' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Мои товары' })).toBeNull();
});

it('the home page of a buyer shows the tasks that wait for them instead of search examples', async () => {
  answers('/user/desk', aDesk());
  await renderApp('/', aContext('customer'));
  const tasks = within(await screen.findByRole('region', { name: /Ждут вас\s*2/ }));
  expect(tasks.getAllByRole('listitem')[0]?.textContent).toMatch(/просрочен на 2\sдня/);
  expect(tasks.getByRole('link', { name: 'Рабочий стол' }).getAttribute('href')).toBe('/user/dashboard');
  expect(screen.queryByRole('region', { name: 'Что вы ищете?' })).toBeNull();
});
