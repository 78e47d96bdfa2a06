import { type CategoryView, screenPath } from '@setu/contract';
import { ask } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { languages, wordsIn } from '../support/words.js';

/** Ways people type the same wish: inflected, on the wrong layout, in Latin letters, in English, misspelt, by code. */
const typed = ['насосы', 'yfcjc', 'nasos', 'pump', 'pmup', '8413'];
const pump = { ru: /насос/i, en: /pump/i };

for (const language of languages) {
  const words = wordsIn(language);

  test(`every way of asking finds the pumps in ${language}`, async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: words('search.label') });
    const cards = page.getByRole('main').getByRole('article');
    const list = await ask<CategoryView>(page, `/catalog/category/?f_search=${encodeURIComponent('насос')}`);
    const vendorCode = list.pagination.items[0]?.vendor_code ?? '';
    for (const text of [...typed, vendorCode]) {
      await test.step(text, async () => {
        await box.fill(text);
        const [answer] = await Promise.all([
          page.waitForResponse((response) => new URL(response.url()).searchParams.get('f_search') === text),
          box.press('Enter'),
        ]);
        const { data } = (await answer.json()) as { data: CategoryView };
        const first = data.pagination.items[0]?.name ?? '';
        expect(first).toMatch(pump[language]);
        await expect(cards.first().getByRole('heading')).toHaveText(first);
      });
    }
  });

  test(`suggestions show pumps while one types in ${language}`, async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: words('search.label') });
    const options = page.getByRole('listbox', { name: words('search.label') }).getByRole('option');
    for (const text of ['насосы', 'yfcjc', 'pmup']) {
      await box.fill(text);
      await expect(options.filter({ hasText: pump[language] }).first()).toBeVisible();
    }
  });

  test(`nonsense finds nothing and offers a way on in ${language}`, async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto(`${screenPath('category_index')}?f_search=${encodeURIComponent('щщыъхх')}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: words('states.noResultsTitle') })).toBeVisible();
    await main.getByRole('button', { name: words('actions.resetFilters') }).click();
    await expect(page).toHaveURL((url) => url.search === '');
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
