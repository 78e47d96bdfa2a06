import { screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
const name = 'Квазитрон ячеистый';

test('a user who finds nothing in the search describes the need, and the request reaches a manager’s queue', async ({
  enter,
}) => {
  const page = await enter('rival');
  const main = page.getByRole('main');
  await page.goto(`${screens.category_index}/?f_search=${encodeURIComponent(name)}`);
  await main.getByRole('link', { name: t('findForMe.action') }).click();
  const field = (key: string) => main.getByLabel(t(`request-forms:${key}`), { exact: false }).first();
  await expect(field('description.name')).toHaveValue(name);
  await field('description.details').fill('Ячейка 40 мм, нержавеющая сталь');
  await field('description.area').fill('Водоочистка');
  await field('description.customsCode').fill('7314 49 000 0');
  await expect(main.getByText(t('form.saved', { time: '' }).trim())).toBeVisible();
  await page.reload();
  await expect(field('description.customsCode')).toHaveValue('7314 49 000 0');
  await field('draft.count').fill('500');
  await main.getByRole('combobox', { name: t('request-forms:description.unit') }).selectOption('кг');
  await field('description.price').fill('125,5');
  await field('description.timing').fill('к марту');
  await field('description.total').fill('62 750');
  await main.getByRole('button', { name: t('request-forms:description.publish') }).click();
  await expect(page.getByRole('status').getByText(t('request-forms:draft.published'))).toBeVisible();
  const manager = await enter('manager');
  await manager.goto(`${screens.request_from_description_list_for_broker_page}?sort[published_at]=desc`);
  const row = manager.getByRole('row').filter({ hasText: name }).first();
  await expect(row).toContainText('500 кг');
  await expect(row).toContainText('62 750 ₽');
});
