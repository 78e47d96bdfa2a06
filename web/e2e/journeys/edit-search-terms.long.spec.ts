import { screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
const address = screens.search_words_page;

test('an admin adds a synonym for a search term without results, and the search then finds cards by it', async ({
  enter,
}) => {
  const page = await enter('admin');
  const word = 'помпище';
  const make = page.getByRole('button', { name: t('search-words:missed.makeOf', { words: word }) });
  // A search may be missing from the log if the database had no time for it, so it is repeated.
  await expect(async () => {
    await page.goto(`/catalog/category/?f_search=${encodeURIComponent(word)}`);
    await expect(page.getByRole('heading', { name: t('catalogue:noWords.title') })).toBeVisible();
    await page.goto(address);
    await expect(make).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await make.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: t('search-words:synonyms.left') })).toHaveValue(word);
  await dialog.getByRole('textbox', { name: t('search-words:meaning.same.right') }).fill('насос');
  await dialog.getByRole('button', { name: t('search-words:save'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(make).toBeHidden();

  await page.getByRole('searchbox', { name: t('search-words:try.label') }).fill(word);
  await page.getByRole('searchbox', { name: t('search-words:try.label') }).press('Enter');
  const alternatives = t('search-words:try.or', { words: word, alternatives: 'насос' });
  await expect(page.getByText(alternatives)).toBeVisible();

  await expect(async () => {
    await page.goto(`/catalog/category/?f_search=${encodeURIComponent(word)}`);
    await expect(page.getByRole('link', { name: /насос/i }).first()).toBeVisible({ timeout: 10_000 });
  }).toPass();

  // The synonyms are still stored after a reload.
  await page.goto(address);
  const row = page
    .getByRole('row')
    .filter({ hasText: `${word} ↔ насос` })
    .first();
  await row.getByRole('button', { name: new RegExp(`^${t('search-words:synonyms.remove')}`) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('search-words:synonyms.remove'), exact: true })
    .click();
  await expect(page.getByRole('table', { name: t('search-words:synonyms.title') }).getByText(word)).toBeHidden();
});
