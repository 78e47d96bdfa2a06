import type { Page } from '@playwright/test';
import { screenPath, screens } from '@setu/contract';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { draft, requestIn } from '../support/screens.js';
import { languages, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

async function expectOpen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

for (const [way, language] of languages.entries()) {
  const t = translatorFor(language);

  test(`the open category tree passes the accessibility check in ${language}`, inTurn(way, 0), async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('shell.catalogue') })
      .click();
    const dialog = page.getByRole('dialog', { name: t('tree.title') });
    await expect(dialog.getByRole('link').first()).toBeVisible();
    await expectOpen(page);
  });

  test(`the open filters on a phone pass the accessibility check in ${language}`, inTurn(way, 1), async ({ enter }) => {
    const page = await enter(null, { language, on: 'phone' });
    await page.goto(`${screens.category_index}/?f_search=pump&f[sample]=yes`);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('filters.buttonCount', { count: 1 }) })
      .tap();
    const drawer = page.getByRole('dialog', { name: t('filters.title') });
    await expect(drawer.getByRole('checkbox', { checked: true })).toHaveCount(1);
    await expectOpen(page);
  });

  test(`open suggestions pass the accessibility check in ${language}`, inTurn(way, 2), async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto('/');
    await page.getByRole('banner').getByRole('combobox').fill('чай');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectOpen(page);
  });

  test(`the open user menu passes the accessibility check in ${language}`, inTurn(way, 3), async ({ enter }) => {
    const page = await enter('buyer', { language });
    await page.goto(screens.category_index);
    await settled(page);
    await page
      .getByRole('banner')
      .getByRole('button', { expanded: false })
      .filter({ hasNotText: t('shell.catalogue') })
      .last()
      .click();
    await expect(page.getByRole('menuitem', { name: t('shell.signOut') })).toBeVisible();
    await expectOpen(page);
  });

  test(`the open phone menu passes the accessibility check in ${language}`, inTurn(way, 4), async ({ enter }) => {
    const page = await enter('buyer', { language, on: 'phone' });
    await page.goto(screens.category_index);
    await page.getByRole('button', { name: t('shell.menu') }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect(menu.getByRole('button', { name: t('shell.signOut') })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByText('INR')).toBeInViewport({ ratio: 1 });
    await expectOpen(page);
  });

  test(
    `the filters of a list on a phone pass the accessibility check in ${language}`,
    inTurn(way, 5),
    async ({ enter }) => {
      const page = await enter(null, { language, on: 'phone' });
      await page.goto(`${screens.category_index}?f_search=pump`);
      await page
        .getByRole('main')
        .getByRole('button', { name: t('filters.button') })
        .click();
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeVisible();
      await expectOpen(page);
    },
  );

  test(
    `the rejection dialog and its errors pass the accessibility check in ${language}`,
    inTurn(way, 6),
    async ({ enter }) => {
      // A senior manager may reject requests of every manager.
      const page = await enter('senior', { language });
      const params = await requestIn('request_from_catalog_list_for_broker_page', 'in_work')(page);
      await page.goto(screenPath('request_for_broker_page', params));
      const action = t('requests:close.reject.action');
      await page.getByRole('main').getByRole('button', { name: action }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog.getByText(t('validation:required')).first()).toBeVisible();
      await expectOpen(page);
    },
  );

  test(`sign-in errors pass the accessibility check in ${language}`, inTurn(way, 7), async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto(screens.fos_user_security_login);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('account:signIn.action'), exact: true })
      .click();
    await expect(page.getByText(t('validation:required')).first()).toBeVisible();
    await expectOpen(page);
  });

  test(`errors in a request form pass the accessibility check in ${language}`, inTurn(way, 8), async ({ enter }) => {
    const page = await enter('rival', { language });
    await page.goto(screenPath('customer_request_create_page', await draft(page)));
    await page.getByRole('button', { name: t('request-forms:draft.publish') }).click();
    await expect(page.getByRole('alert').getByText(t('form.errorSummary', { count: 1 }))).toBeVisible();
    await expectOpen(page);
  });
}
