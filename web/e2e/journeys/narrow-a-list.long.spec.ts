import type { Page } from '@playwright/test';
import { type CategoryView, type FacetView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { languages, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

const address = `${screens.category_index}/?f_search=${encodeURIComponent('насос')}`;

const valuesOf = ({ facets }: CategoryView, key: FacetView['key']) =>
  facets.find((one) => one.key === key)?.values ?? [];

/** Returns a facet value that some cards of the category have and others do not. */
const narrowingValue = (view: CategoryView, key: FacetView['key']) => {
  const found = valuesOf(view, key).find(({ count }) => count > 0 && count < view.pagination.total_item_count);
  if (!found) throw new Error(`${key} tells no cards apart`);
  return found;
};

const chosen = (page: Page, key: string) => new URL(page.url()).searchParams.get(`f[${key}]`);

for (const [way, language] of languages.entries()) {
  const t = translatorFor(language);

  test(
    `facets narrow a list, the address shares the result, and removing them widens the list in ${language}`,
    inTurn(way, 0),
    async ({ enter }) => {
      const page = await enter(null, { language });
      const main = page.getByRole('main');
      await page.goto(address);
      const view = await getData<CategoryView>(page, address);
      const supplier = narrowingValue(view, 'supplier');
      const filters = main.getByRole('search', { name: t('catalogue:filters.label') });
      await filters.getByRole('checkbox', { name: `${supplier.label} ${supplier.count}` }).check();
      await expect.poll(() => chosen(page, 'supplier')).toBe(supplier.value);
      const narrowed = await getData<CategoryView>(page, `${address}&f[supplier]=${supplier.value}`);
      expect(narrowed.pagination.total_item_count).toBe(supplier.count);
      await expect(main.getByRole('heading', { level: 1 }).locator('..')).toContainText(String(supplier.count));
      const term = valuesOf(narrowed, 'inco_terms').find(({ count }) => count > 0);
      // The facets after the first ones show only their titles.
      await filters.locator('summary', { hasText: t('catalogue:facets.names.inco_terms') }).click();
      await filters.getByRole('checkbox', { name: `${term?.value} ${term?.count}` }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => chosen(page, 'inco_terms')).toBe(term?.value);
      await expect(filters.getByRole('checkbox', { name: new RegExp(`^${term?.value} `) })).toBeFocused();
      await expectAccessible(page);

      const other = await enter(null, { language });
      await other.goto(page.url());
      const chips = (of: Page) => of.getByRole('main').getByRole('list', { name: t('filters.applied') });
      await expect(chips(other).getByText(supplier.label ?? '')).toBeVisible();
      await expect(other.getByRole('main').getByRole('article')).toHaveCount(Math.min(30, term?.count ?? 0));

      await page.goBack();
      await expect.poll(() => chosen(page, 'inco_terms')).toBe(null);
      await expect(filters.getByRole('checkbox', { name: new RegExp(`^${term?.value} `) })).not.toBeChecked();
      await chips(page)
        .getByRole('button', { name: t('actions.reset') })
        .click();
      await expect(filters.getByRole('checkbox', { checked: true })).toHaveCount(0);
    },
  );

  test(
    `on a phone, the filter drawer narrows the list and shows how many cards remain in ${language}`,
    inTurn(way, 1),
    async ({ enter }) => {
      const page = await enter(null, { language, on: 'phone' });
      await page.goto(address);
      const view = await getData<CategoryView>(page, address);
      const country = narrowingValue(view, 'lead_days');
      await page
        .getByRole('main')
        .getByRole('button', { name: t('filters.button') })
        .tap();
      const drawer = page.getByRole('dialog', { name: t('filters.title') });
      const at = valuesOf(view, 'lead_days').indexOf(country);
      await drawer.locator('summary', { hasText: t('catalogue:facets.names.lead_days') }).tap();
      const days = drawer.getByRole('group', { name: t('catalogue:facets.names.lead_days') });
      await days.getByRole('checkbox').nth(at).tap();
      await expect.poll(() => chosen(page, 'lead_days')).toBe(country.value);
      await expectAccessible(page);
      const show = drawer.getByRole('button', {
        name: t('catalogue:facets.show', { count: country.count, total: String(country.count) }),
      });
      await show.tap();
      await expect(drawer).toBeHidden();
      await expectNoSidewaysScroll(page);
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(Math.min(30, country.count));
    },
  );
}
