import type { Page } from '@playwright/test';
import { screenPath } from '@setu/contract';
import { getData } from '../support/api.js';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { cardFile } from '../support/card-file.js';
import { expect, test } from '../support/journey.js';

/** Returns the company of the signed-in user. */
const ownCompany = async (page: Page): Promise<string> => {
  const { user } = await getData<{ user: { company: { id: string } } | null }>(page, '/api/page-context');
  return user?.company.id ?? '';
};

const choose = async (page: Page, file: Awaited<ReturnType<typeof cardFile>>) => {
  await page.locator('input[type="file"][accept=".xls,.xlsx"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Проверить файл' }).click();
};

test('a supplier’s user uploads from a phone: a file of another kind is rejected with a reason, and the corrected file is saved', async ({
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
  const rows = [{ vendor_code: 'PHONE-01' }, { vendor_code: 'PHONE-02', unit: 'nos' }];
  await choose(page, await cardFile(page, 'phone.xlsx', rows));
  await expect(page.getByRole('button', { name: 'Применить 1 строку' })).toBeVisible({ timeout: 60_000 });
  await settled(page);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Применить 1 строку' }).click();
  await expect(page.getByText('Сохранена 1 карточка')).toBeVisible({ timeout: 60_000 });
});
