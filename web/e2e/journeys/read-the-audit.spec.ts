import { screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');

test('an admin reads the audit log, narrows it and downloads it as a file', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto(screens.audit_page);
  const table = page.getByRole('table', { name: t('audit-words:title') });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  const service = page.getByRole('combobox', { name: t('audit-words:columns.service') });
  await service.selectOption({ label: t('audit-words:services.review') });
  await expect(page).toHaveURL(/service=review/);
  await expect(table.getByText(t('audit-words:actions.review.created')).first()).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: t('audit:download') }).click();
  expect((await coming).suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('button', { name: t('common:actions.reset'), exact: true }).click();
  const action = page.getByRole('combobox', { name: t('audit-words:columns.action') });
  await action.selectOption({ label: t('audit-words:actions.audit.downloaded') });
  await expect(page).toHaveURL(/action=/);
  // The download is itself recorded as an event, a moment later.
  const written = table.getByText(`${t('audit-words:fields.service')}: ${t('audit-words:services.review')}`).first();
  await expect(async () => {
    await page.reload();
    // On a busy machine the page needs some seconds to show its table.
    await expect(written).toBeVisible({ timeout: 15_000 });
  }).toPass();
});
