// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { aContext } from '../../../testing/builders/context';
import { aDesk } from '../../../testing/builders/desk';
import { renderApp } from '../../../testing/render-app';
import { answers, withServer } from '../../../testing/server';

withServer();

const path = '/user/dashboard';
beforeEach(() => {
  answers('/user/notice/api/last', { messages: [], unReadMessageCount: { notices: 0 } });
  answers('/api/currency-rates', [{ date: '2026-11-20', rate: 0.9184, source: 'demo' }]);
});

const panel = async (name: RegExp | string) => within(await screen.findByRole('region', { name }));

it('the dashboard of an administrator begins with what needs attention and links to everything they manage', async () => {
  const admin = {
    ...{ companies: 68, suppliers: 57, customers: 10, team: 6, invited: 2 },
    ...{ categories: 106, missed_searches: 4, signed: 9, unsigned: 1 },
    ...{ without_duty: 372, expiring_rates: 0, expired_rates: 2 },
  };
  answers('/user/desk', { ...aDesk(), admin });
  const context = aContext('broker');
  context.user?.permissions.splice(0, 99, 'company_list', 'catalogue_edit');
  await renderApp(path, context);
  const matters = await panel(/Требует внимания\s*4/);
  const tools = await panel('Управление');
  expect(tools.getByRole('link', { name: /^Поставщики/ }).textContent).toContain('57');
  expect(tools.getByRole('link', { name: /^Все компании/ }).textContent).toContain('68');
  expect(tools.getAllByRole('link').length).toBe(12);
  expect(matters.getAllByRole('link').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Заменить ставку: 2 ставки истекли',
    'Добавить ставки: 372 товара без ставки пошлины',
    'Кто не подписал: 1 заказчик не подписал регламент',
    'Добавить синонимы: 4 поиска без результата',
  ]);
});
