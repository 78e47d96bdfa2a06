import { type CategoryView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expectAccessible } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { languages, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

/**
 * Ways to type the same search: inflected, in the wrong keyboard layout, in Latin letters, in English, misspelt, by
 * code.
 */
const typed = ['насосы', 'yfcjc', 'nasos', 'pump', 'нсаос', '8413'];
const pump = { ru: /насос/i, en: /pump/i };

const searched = (text: string) => `/catalog/category/?f_search=${encodeURIComponent(text)}`;

for (const [way, language] of languages.entries()) {
  const t = translatorFor(language);

  test(`every way of typing finds the pumps in ${language}`, inTurn(way, 0), async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
    const cards = page.getByRole('main').getByRole('article');
    const list = await getData<CategoryView>(page, searched('насос'));
    const vendorCode = list.pagination.items[0]?.vendor_code ?? '';
    for (const text of [...typed, vendorCode]) {
      await test.step(text, async () => {
        await box.fill(text);
        await box.press('Enter');
        await page.waitForURL((url) => url.searchParams.get('f_search') === text);
        const { pagination } = await getData<CategoryView>(page, searched(text));
        const first = pagination.items[0]?.name ?? '';
        expect(first).toMatch(pump[language]);
        await expect(cards.first().getByRole('heading')).toHaveText(first);
      });
    }
  });

  test(`suggestions show pumps during typing in ${language}`, inTurn(way, 1), async ({ enter }) => {
    const page = await enter(null, { language });
    await page.goto('/');
    const box = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
    const options = page.getByRole('listbox', { name: t('search.label') }).getByRole('option');
    for (const text of ['насосы', 'yfcjc', 'нсаос']) {
      await box.fill(text);
      await expect(options.filter({ hasText: pump[language] }).first()).toBeVisible();
    }
  });

  test(`a search without results always offers a way to continue in ${language}`, inTurn(way, 2), async ({ enter }) => {
    const page = await enter(null, { language, on: language === 'ru' ? 'desk' : 'phone' });
    const main = page.getByRole('main');
    const box = page.getByRole('banner').getByRole('combobox', { name: t('search.label') });
    const nothing = main.getByRole('heading', { name: t('catalogue:noWords.title') });
    await page.goto('/');
    await box.fill('нсаос');
    await box.press('Enter');
    await expect(main.getByRole('status').filter({ hasText: /насос/ })).toBeVisible();
    await main.getByRole('link', { name: t('catalogue:corrected.asTyped', { typed: 'нсаос' }) }).click();
    await expect(page).toHaveURL(/f_exact=1/);
    await expect(nothing).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: t('catalogue:corrected.again') }).click();
    await expect(main.getByRole('article').first()).toBeVisible();

    await box.fill('щщыъхх');
    await box.press('Enter');
    await expect(nothing).toBeVisible();
    await expect(main.getByRole('link', { name: t('findForMe.action') })).toHaveAttribute(
      'href',
      new RegExp(
        `^${screens.fos_user_security_login}\\?next=.*name%3D${encodeURIComponent(encodeURIComponent('щщыъхх'))}$`,
      ),
    );
    await main.getByRole('button', { name: t('catalogue:noWords.reset') }).click();
    await expect(page).toHaveURL((url) => url.search === '');
    // The suggestion list of the previous page closes after navigation.
    await expect(nothing).toBeHidden();

    // Both searches are stored in this tab, and the Delete key removes one.
    const own = page.getByRole('listbox', { name: t('search.label') }).getByRole('group', { name: t('search.recent') });
    await box.click();
    await expect(own.getByRole('option', { name: 'щщыъхх', exact: true })).toBeVisible();
    await expectAccessible(page);
    await box.press('ArrowDown');
    await box.press('Delete');
    await expect(own.getByRole('option', { name: 'щщыъхх', exact: true })).toHaveCount(0);
    await box.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('f_search') === 'нсаос');
  });
}
