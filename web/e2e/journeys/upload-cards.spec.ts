import type { Page } from '@playwright/test';
import { screenPath } from '@setu/contract';
import { ask } from '../support/api.js';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { cardFile, columnOf } from '../support/card-file.js';
import { expect, test } from '../support/journey.js';

/** The company of whoever is signed in. */
const ownCompany = async (page: Page): Promise<string> => {
  const { user } = await ask<{ user: { company: { id: string } } | null }>(page, '/api/page-context');
  return user?.company.id ?? '';
};

const codes = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ vendor_code: `${prefix}-${String(at + 1).padStart(2, '0')}` }));

const choose = async (page: Page, file: Awaited<ReturnType<typeof cardFile>>) => {
  await page.locator('input[type="file"][accept=".xls,.xlsx"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Проверить файл' }).click();
};

test('a manager uploads twenty cards: two are marked, eighteen written, and the same file again changes nothing', async ({
  enter,
}) => {
  test.slow();
  const supplier = await enter('supplier');
  await supplier.goto('/');
  const company = await ownCompany(supplier);
  const page = await enter('manager');
  await page.goto(screenPath('company_catalog_page', { company }));
  await page.getByRole('link', { name: 'Загрузить файлом' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Загрузка каталога' })).toBeVisible();
  const rows = codes('JOURNEY', 20).map((row, at) => {
    if (at === 4) return { ...row, price_from: 182, price_to: 175 };
    return at === 11 ? { ...row, unit: 'nos' } : row;
  });
  const file = await cardFile(page, 'cards.xlsx', rows);
  await choose(page, file);
  await expect(page.getByRole('button', { name: 'Записать 18 строк' })).toBeVisible({ timeout: 60_000 });
  const wrongPrice = page.getByRole('row', { name: /JOURNEY-05/ });
  await expect(wrongPrice).toContainText('H6');
  await expect(wrongPrice).toContainText('Поставьте цену не ниже price_from');
  await expect(page.getByRole('row', { name: /JOURNEY-12/ })).toContainText('unit');
  await settled(page);
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Скачать файл с пометками' }).click({ timeout: 30_000 });
  const notes = await columnOf(await (await saved).path(), 'setu_note');
  expect(notes.filter((note) => note.includes('H6') || note.includes('K13'))).toHaveLength(2);

  await page.reload();
  await page.getByRole('button', { name: 'Записать 18 строк' }).click();
  await expect(page.getByText('Записано 18 карточек')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('18 новых карточек')).toBeVisible();

  await page.getByRole('link', { name: 'Загрузить другой файл' }).click();
  await choose(page, file);
  const unchanged = page.locator('dl > div', { hasText: 'Без изменений' }).locator('dd').first();
  await expect(unchanged).toHaveText('18', { timeout: 60_000 });
  await expect(page.getByRole('button', { name: /^Записать/ })).toHaveCount(0);
});

test('a supplier’s person uploads from a phone: a file that is none says why, the mended one is written', async ({
  enter,
  complaints,
}) => {
  test.slow();
  complaints.expect(/status of 422 .*\/catalog\/upload/);
  const page = await enter('supplier', { on: 'phone' });
  await page.goto('/');
  await page.goto(screenPath('company_catalog_upload_page', { company: await ownCompany(page) }));
  await choose(page, { name: 'cards.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from('no workbook') });
  const modal = page.getByRole('dialog', { name: 'Файл не принят' });
  await expect(modal).toBeVisible({ timeout: 30_000 });
  await modal.getByRole('button', { name: 'Выбрать другой файл' }).click();
  const [good] = codes('PHONE', 1);
  await choose(page, await cardFile(page, 'phone.xlsx', [good ?? {}, { vendor_code: 'PHONE-02', unit: 'nos' }]));
  await expect(page.getByRole('button', { name: 'Записать 1 строку' })).toBeVisible({ timeout: 60_000 });
  await settled(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Записать 1 строку' }).click();
  await expect(page.getByText('Записана 1 карточка')).toBeVisible({ timeout: 60_000 });
});
