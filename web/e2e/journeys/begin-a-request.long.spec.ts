import { screenPath, screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { makeDraft } from '../support/requests.js';
import { accounts, password } from '../support/roles.js';
import { fillSignIn } from '../support/sign-in.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
const found = `${screens.category_index}/?f_search=${encodeURIComponent('подшипник')}`;

test('a banner and a dialog tell users whose company has not signed the regulation what to do first', async ({
  enter,
}) => {
  const page = await enter('newcomer');
  await page.goto(found);
  await expect(page.getByText(t('shell.commerceTitle'))).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product:actions.request') })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: t('access:registration.title.signer') });
  await expect(dialog).toContainText(t('access:registration.signer.sign'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a visitor who requests a card signs in, and the request form opens with the quantity they entered', async ({
  enter,
}) => {
  const page = await enter(null);
  const main = page.getByRole('main');
  await page.goto(found);
  await main.getByRole('article').first().getByRole('link').first().click();
  await expect(main.getByRole('heading', { name: t('product:characteristics') })).toBeVisible();
  const card = new URL(page.url()).pathname;
  const quantity = main.getByRole('textbox', { name: t('product:quantity.label') });
  await quantity.fill('77');
  await main
    .getByRole('link', { name: t('product:actions.signInToRequest') })
    .first()
    .click();
  await fillSignIn(page, t, accounts.rival);
  await expect(main.getByRole('heading', { level: 1, name: t('request-forms:draft.title') })).toBeVisible();
  await expect(main.getByRole('textbox', { name: t('request-forms:draft.count') })).toHaveValue('77');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === card);
  await page.reload();
  await expect(quantity).toHaveValue('77');
  await expect(page).toHaveURL((url) => url.pathname === card);
});

test('if a session ends while a form is open, signing in over the form saves what was typed', async ({
  enter,
  complaints,
}) => {
  complaints.expect(/status of 403/);
  const page = await enter('rival');
  const id = await makeDraft(page, 'рис');
  await page.goto(screenPath('customer_request_create_page', { requestEntity: id }));
  const main = page.getByRole('main');
  const comment = main.getByRole('textbox', { name: t('request-forms:draft.comment') });
  await expect(comment).toBeVisible();
  const cookies = await page.context().cookies();
  for (const { name } of cookies.filter(({ httpOnly }) => httpOnly)) await page.context().clearCookies({ name });
  await comment.fill('Партия на пробу, поставка до января');
  const dialog = page.getByRole('dialog', { name: t('signInAgain.title') });
  await dialog.getByRole('textbox', { name: t('account:signIn.password') }).fill(password);
  await dialog.getByRole('button', { name: t('account:signIn.action'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(comment).toHaveValue('Партия на пробу, поставка до января');
  await expect(main.getByText(t('form.saved', { time: '' }).trim())).toBeVisible();
  await page.reload();
  await expect(comment).toHaveValue('Партия на пробу, поставка до января');
});

test('wrong inputs are marked at their fields, and the first one has the focus', async ({ enter }) => {
  const page = await enter('rival');
  const id = await makeDraft(page, 'ткань');
  await page.goto(screenPath('customer_request_create_page', { requestEntity: id }));
  const main = page.getByRole('main');
  const comment = main.getByRole('textbox', { name: t('request-forms:draft.comment') });
  await main.getByRole('button', { name: t('request-forms:draft.publish') }).click();
  await expect(comment).toBeFocused();
  await expect(comment).toHaveAccessibleDescription(new RegExp(t('validation:required')));
  await expect(main.getByRole('alert').filter({ hasText: t('form.errorSummary', { count: 1 }) })).toBeVisible();
  await comment.fill('Теперь есть что сказать');
  await expect(comment).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/request/first-step/'));
});

test('a user finds a card, opens it and adds it to the cart by keyboard alone', async ({ enter }) => {
  const page = await enter('rival');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t('shell.skip') })).toBeFocused();
  const box = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
  for (
    let presses = 0;
    presses < 20 && !(await box.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('насос');
  await expect(page.getByRole('option').first()).toBeVisible();
  const group = page.getByRole('group', { name: t('search.products') });
  const chosen = group.getByRole('option', { selected: true });
  for (let presses = 0; presses < 12 && (await chosen.count()) === 0; presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('heading', { name: t('product:characteristics') })).toBeVisible();
  const add = page
    .getByRole('main')
    .getByRole('button', { name: t('product.toCart') })
    .first();
  for (
    let presses = 0;
    presses < 60 && !(await add.evaluate((node) => node === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText(t('cart.added'))).toBeVisible();
});
