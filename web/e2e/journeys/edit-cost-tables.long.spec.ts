import { hsText, screenPath, screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
const say = (key: string, values: Record<string, string | number> = {}) => t(`cost-admin:${key}`, values);
const address = screenPath('cost_table_page', { table: 'tariffs' });

const header = 'tax;code;origin;kind;percent;amount;currency;unit;valid_from;valid_to;source;source_url;is_example';
const ruleOf = (code: string, percent: string) => `duty;${code};;percent;${percent};;;;2026-01-01;;Journey;;yes`;
const code = '97060000';

test('an admin previews a file of duty rules, stores the valid ones, and deletes one', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto(screens.cost_tables_page);
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: say('import.open') }).click();
  const dialog = page.getByRole('dialog');
  const csv = [header, ruleOf(code, '5'), ruleOf('97', 'five')].join('\n');
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'duties.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  const faulty = dialog.getByRole('table', { name: say('import.faulty') });
  await expect(faulty.getByRole('cell', { name: 'five' })).toBeVisible();
  const marked = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('import.marked') }).click();
  expect((await marked).suggestedFilename()).toMatch(/\.csv$/);
  await dialog.getByRole('button', { name: say('import.apply', { count: 1, shown: '1' }) }).click();
  await expect(dialog.getByText(say('import.applied'), { exact: true })).toBeVisible();
  await dialog
    .getByRole('button', { name: t('common:actions.close') })
    .last()
    .click();

  await page.getByRole('searchbox', { name: say('find.label') }).fill(code);
  const row = page.getByRole('row').filter({ hasText: hsText(code) });
  const figure = '[\\d\\s]+';
  await expect(page.getByText(new RegExp(say('examples', { examples: figure, total: figure })))).toBeVisible();
  await row.getByRole('button', { name: say('actionsOf', { row: '' }).trim() }).click();
  await page.getByRole('menuitem', { name: say('remove.action') }).click();
  await dialog.getByRole('button', { name: say('remove.action'), exact: true }).click();
  await expect(page.getByText(say('remove.done'))).toBeVisible();
  await expect(row).toBeHidden();
});
