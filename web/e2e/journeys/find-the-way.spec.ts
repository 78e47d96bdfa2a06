import { type CategoryView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');

test('Back from a card to the list keeps the filters, the order and the page', async ({ enter }) => {
  const page = await enter(null);
  const main = page.getByRole('main');
  const address = `${screens.category_index}/?f_search=${encodeURIComponent('насос')}&page=2&sort%5Bprod_name%5D=asc`;
  await page.goto(address);
  const first = main.getByRole('article').first().getByRole('heading');
  const name = (await first.textContent()) ?? '';
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(first).toHaveText(name);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toEqual({ f_search: 'насос', page: '2', 'sort[prod_name]': 'asc' });
});

test('changing the language keeps the user on the same page', async ({ enter }) => {
  const page = await enter(null);
  await page.goto(`${screens.category_index}/?f_search=pump&page=2`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const before = page.url();
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
  const box = page.getByRole('banner').getByRole('combobox', { name: translatorFor('en')('search.label') });
  await expect(box).toBeVisible();
  expect(page.url()).toBe(before);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('an unknown address is a 404 with links to continue', async ({ enter, complaints }) => {
  complaints.expect(/status of 404 .*\/no\/such\/place/);
  const page = await enter(null);
  const response = await page.goto('/no/such/place');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('states.notFoundTitle') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: t('states.toCatalogue') })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: t('catalogue:index.title') })).toBeVisible();
});

test('Back to a list after opening a document shows the list page, not its raw data', async ({ enter }) => {
  const page = await enter(null);
  const { pagination } = await getData<CategoryView>(page, `${screens.category_index}/?f_search=pump`);
  expect(pagination.total_item_count).toBeGreaterThan(0);
  await page.goto(`${screens.category_index}/?f_search=pump`);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/page/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a restricted screen asks a visitor to sign in and tells a customer that they have no access', async ({
  enter,
}) => {
  const visitor = await enter(null);
  await visitor.goto(screens.request_from_catalog_list_for_customer_page);
  await expect(visitor).toHaveURL((url) => url.pathname === screens.fos_user_security_login);
  const buyer = await enter('buyer');
  await buyer.goto(screens.request_from_catalog_list_for_broker_page);
  await expect(buyer.getByRole('heading', { level: 1, name: t('states.forbiddenTitle') })).toBeVisible();
});
