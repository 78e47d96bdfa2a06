import { expect } from '@playwright/test';
import { expectAccessible, settled } from '../support/axe.js';
import { test } from '../support/journey.js';
import { addressOf, visits } from '../support/screens.js';
import { translatorFor } from '../support/texts.js';

const names = ['index', 'request_from_catalog_list_for_broker_page', 'product_create_page'] as const;

for (const name of names)
  test(`the dark theme is readable: ${name}`, async ({ enter }) => {
    const visit = visits[name][0];
    if (!visit) throw new Error(`Nobody visits ${name}`);
    const page = await enter(visit.as, { language: 'ru' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(await addressOf(name, visit, page));
    await settled(page);
    await expectAccessible(page);
  });

test('a chosen theme overrides the system’s, and the browser remembers it', async ({ enter }) => {
  const page = await enter(null, { language: 'ru' });
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await settled(page);
  const dark = await background();
  await page.getByRole('button', { name: translatorFor('ru')('common:shell.darkTheme') }).click();
  await expect.poll(background).not.toBe(dark);
  const light = await background();
  await page.reload();
  await settled(page);
  expect(await background()).toBe(light);
});
