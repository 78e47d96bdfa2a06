import { screenPath } from '@setu/contract';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { expect, test } from '../support/journey.js';

test('a senior manager reads what users searched for, narrows the report, downloads it and finds the download in the audit log', async ({
  enter,
}) => {
  test.slow();
  const buyer = await enter('buyer');
  await buyer.goto(`${screenPath('category_index')}?f_search=${encodeURIComponent('чай')}`);
  const reported = buyer.waitForResponse((answer) => answer.url().endsWith('/catalog/opened'));
  await buyer.locator('article a').first().click();
  expect((await reported).status()).toBe(200);

  const page = await enter('senior');
  await page.goto('/');
  await page.goto(screenPath('broker_reports'));
  await expect(page.getByRole('table', { name: 'Категории' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Отчёты' }).getByRole('link', { name: 'Поисковые запросы' }).click();
  await expect(page).toHaveURL(/name=report_on_search_requests/);
  // Other tests search too, so this test's searches may be far below.
  await page.goto(`${page.url()}&limit=100`);
  const table = page.getByRole('table', { name: 'По словам', exact: true });
  await expect(table.getByRole('row', { name: /^чай / })).toBeVisible();
  const part = (name: string) => page.getByRole('radio', { name, exact: true });
  await part('Без результата').click();
  await expect(page).toHaveURL(/show=missed/);
  await expect(table.getByRole('row', { name: /^чай / })).toHaveCount(0);
  // No one searched for this text in the previous weeks.
  await part('Новые').click();
  await expect(table.getByRole('row', { name: /^чай / })).toBeVisible();
  await part('Частые').click();
  await expect(table.getByRole('row', { name: /^чай / })).toBeVisible();
  await part('День').click();
  await expect(page.getByRole('columnheader', { name: 'Поисков за день' })).toBeAttached();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Скачать .xlsx/ }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Поисковые запросы .*\.xlsx$/);
  const log = page.getByRole('table', { name: 'Скачивания' });
  await expect(log.getByRole('row').nth(1)).toContainText('Поисковые запросы');
  await settled(page);
  await expectAccessible(page);
});

test('reports can be read on a phone', async ({ enter }) => {
  const page = await enter('senior', { on: 'phone', language: 'en' });
  await page.goto(`${screenPath('broker_reports')}?name=report_on_buyers`);
  await expect(page.getByRole('heading', { name: 'Customers', exact: true })).toBeVisible();
  await expect(page.getByRole('table').first()).toBeVisible();
  await settled(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
