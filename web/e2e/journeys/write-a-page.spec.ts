import type { Page } from '@playwright/test';
import { screenPath } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
/** Opens the HTML of the page next to its preview. */
const openHtml = async (page: Page) => {
  await page.getByRole('radio', { name: t('page-editor:modes.both') }).check();
  await fieldsIn(page)
    .getByRole('button', { name: t('rich-text:htmlHint') })
    .click();
};
const htmlIn = (page: Page) => fieldsIn(page).getByRole('textbox', { name: t('rich-text:source') });
const fieldsIn = (page: Page) => page.getByRole('form', { name: t('page-editor:language.ru') });

test('an admin writes a page: previews it, publishes it, restores an older version', async ({ enter }) => {
  const page = await enter('admin');
  await page.goto('/page/mission');
  await page.getByRole('link', { name: t('pages:edit') }).click();
  const fields = fieldsIn(page);
  const body = htmlIn(page);
  await expect(fields.getByRole('textbox', { name: t('page-editor:fields.body') })).toBeVisible();
  await openHtml(page);
  await expect(body).toBeVisible();
  const before = await body.inputValue();
  await body.fill(`${before}<p>Проба пера</p><script>alert(1)</script>`);
  await expect(fields.getByRole('article')).toContainText('Проба пера');
  await expect(fields.getByText('<script>', { exact: true })).toBeVisible();
  await fields.getByRole('button', { name: t('page-editor:publish') }).click();
  await expect(page.getByText(t('page-editor:published'), { exact: true })).toBeVisible();
  const visitor = await enter(null);
  await visitor.goto('/');
  await visitor
    .getByRole('contentinfo')
    .getByRole('link', { name: t('common:footer.mission') })
    .click();
  await expect(visitor.getByText('Проба пера')).toBeVisible();

  const oldest = t('page-editor:versions.compareOf', { version: '1' });
  await fields.getByRole('button', { name: oldest }).click();
  await expect(fields.getByRole('region', { name: t('page-editor:difference.title', { version: '1' }) })).toContainText(
    'Проба пера',
  );
  await fields.getByRole('button', { name: t('page-editor:difference.take') }).click();
  await expect(body).not.toHaveValue(/Проба пера/);
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/static-pages/save') && answer.ok());
  await fields.getByRole('button', { name: t('page-editor:publish') }).click();
  await stored;
  await expect(fields.getByText(t('page-editor:state.public'))).toBeVisible();
  // Anonymous visitors see the change a moment later, on every replica.
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByText('Проба пера')).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
});

test('of two admins editing one page, the second sees the first one’s changes', async ({ enter, complaints }) => {
  complaints.expect(/status of 409/);
  const [one, other] = [await enter('admin'), await enter('admin')];
  for (const page of [one, other]) {
    await page.goto(screenPath('static_page_edit', { link: 'news' }));
    await openHtml(page);
    await expect(htmlIn(page)).toBeVisible();
  }
  const write = async (page: typeof one, text: string) => {
    const body = htmlIn(page);
    await body.fill(`${await body.inputValue()}<p>${text}</p>`);
    // The preview above the button grows and moves the button down, so wait until it is complete.
    await expect(fieldsIn(page).getByRole('article')).toContainText(text);
    await fieldsIn(page)
      .getByRole('button', { name: t('page-editor:save') })
      .click();
  };
  await write(one, 'Написал первый');
  await expect(one.getByText(t('page-editor:saved'), { exact: true })).toBeVisible();
  await write(other, 'Написал второй');
  await expect(other.getByRole('alert').filter({ hasText: t('page-editor:conflict') })).toBeVisible();
  await expect(htmlIn(other)).toHaveValue(/второй/);
  await expect(fieldsIn(other).locator('del')).toContainText('первый');
});
