// @vitest-environment jsdom
import type { DeskView, HomeView } from '@setu/contract';
import { screen, waitFor, within } from '@testing-library/react';
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
    last_30_days: { views: 3381, requests: 4 },
    cards: {
      counts: { draft: 6, in_review: 9, returned: 1, corrected: 0, published: 148 },
      returned: [
        {
          ...{ sku_id: company, category_id: company, type: 'product', name: 'Насос КПЛ', vendor_code: 'KPL' },
          ...{ picture: null, langs: {}, comment: 'Не указана масса', comment_count: 2, is_corrected: false },
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

it('the home page of a supplier shows their figures, tasks, demand and products, and no goods of others', async () => {
  await renderApp('/', aContext('supplier'));
  expect(await screen.findByText('за 30 дней, запросов: 4')).toBeTruthy();
  expect(await screen.findByRole('region', { name: 'Заказчики ищут и не находят' })).toBeTruthy();
  const tasks = within(await screen.findByRole('region', { name: /Ждут вас/ }));
  expect(tasks.getByRole('link', { name: 'Исправить карточку: Насос КПЛ' })).toBeTruthy();
  const figures = screen.getByRole('region', { name: 'Ваши показатели' });
  expect(figures.textContent).toContain('Товары в каталоге148');
  expect(screen.getByRole('region', { name: 'Товары за 30 дней' })).toBeTruthy();
  for (const name of ['Категории', 'Новые поступления', 'Уведомления'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Добавить товар' }).getAttribute('href')).toContain(company);
  expect(screen.getByRole('link', { name: 'Загрузить каталог' }).getAttribute('href')).toContain(company);
});

it('the home page of a buyer without requests keeps the search, the slides and how a deal works', async () => {
  await renderApp('/', aContext('customer'));
  expect(await screen.findByRole('region', { name: 'С чего начать поиск' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Открыть каталог' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Как проходит сделка' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ваши показатели' })).toBeNull();
});

it('the home page of a buyer with requests shows what waits with its action, their figures and requests, no slides', async () => {
  answers('/user/desk', aDesk());
  await renderApp('/', aContext('customer'));
  const tasks = within(await screen.findByRole('region', { name: /Ждут вас\s*2/ }));
  const [first] = tasks.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/просрочен на 2\sдня/);
  expect(within(first as HTMLElement).getByRole('link', { name: /^Отметить оплату аванса/ })).toBeTruthy();
  expect(tasks.getByRole('link', { name: 'Рабочий стол' }).getAttribute('href')).toBe('/user/dashboard');
  expect(screen.getByRole('region', { name: 'Ваши показатели' }).textContent).toMatch(/Открытые запросы2.*2 договора/);
  expect(screen.getByRole('region', { name: 'Запросы по этапам' })).toBeTruthy();
  for (const name of ['С чего начать поиск', 'Как проходит сделка'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(screen.queryByText('Закупки в Индии')).toBeNull();
});

it('a visitor of the suppliers’ platform is invited to apply, not to buy', async () => {
  await renderApp('/', aContext('visitor', { platform: 'supplier' }));
  expect(await screen.findByRole('link', { name: 'подайте заявку' })).toBeTruthy();
  expect(screen.queryByText(/положить товар в корзину/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Найти товар по описанию' })).toBeNull();
});

it('the texts of the home page have their format, and a link in them stays inside the app', async () => {
  const text = '<p>Поставка за <strong>12 дней</strong>, <a href="/page/faq">ответы</a></p>';
  answers('/', { ...home, hero: [{ ...slide, text }], promo: [{ ...slide, text: 'Чай &amp; кофе' }] });
  answers('/page/faq', { link: 'faq', title: 'Вопросы', body: '<p>…</p>', langs: {} });
  const { user, router } = await renderApp('/', aContext('visitor'));
  expect((await screen.findByText('12 дней')).closest('strong')).toBeTruthy();
  expect(screen.getByText('Чай & кофе')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'ответы' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/page/faq'));
});
