import { type HomeAdminView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');

test('a visitor sees the slide that an admin changed on the home page, but no slide past its last day', async ({
  enter,
}) => {
  const page = await enter('admin');
  await page.goto(screens.home_edit_page);
  const titles = page.getByRole('textbox', {
    name: t('fields:localized.label.ru', { field: t('home-admin:fields.title') }),
  });
  const openFirst = () =>
    page
      .getByRole('button', { name: t('home-admin:kinds.hero.row', { position: 1 }), expanded: false })
      .first()
      .click();
  await openFirst();
  await expect(titles.first()).toBeVisible();
  const before = await titles.first().inputValue();
  await titles.first().fill('Чай нового урожая');
  await page.getByRole('button', { name: t('home-admin:save'), exact: true }).click();
  await expect(page.getByText(t('home-admin:saved'), { exact: true })).toBeVisible();
  const visitor = await enter(null);
  await openFirst();
  await visitor.goto('/');
  await expect(visitor.getByText('Чай нового урожая').first()).toBeVisible();

  const endDate = page.getByRole('textbox', { name: t('home-admin:fields.until') }).first();
  await titles.first().fill(before);
  await endDate.fill('01.01.2026');
  await endDate.blur();
  await page.getByRole('button', { name: t('home-admin:save'), exact: true }).click();
  await expect
    .poll(async () => (await getData<HomeAdminView>(page, screens.home_edit_page)).customer.hero[0]?.until)
    .toBe('2026-01-01');
  await openFirst();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(visitor.getByText(before)).toHaveCount(0);
  await endDate.fill('');
  await endDate.blur();
  await page.getByRole('button', { name: t('home-admin:save'), exact: true }).click();
  await expect
    .poll(async () => (await getData<HomeAdminView>(page, screens.home_edit_page)).customer.hero[0]?.until)
    .toBe('');
});
