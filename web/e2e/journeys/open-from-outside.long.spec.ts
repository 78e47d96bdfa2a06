import type { Page } from '@playwright/test';
import { type CategoryView, screenPath } from '@setu/contract';
import { getData } from '../support/api.js';
import { expect, test } from '../support/journey.js';
import { languages } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

const kinds = ['home', 'categories', 'list', 'product', 'company', 'catalogue', 'page'] as const;

/** Returns an example of every kind of page that search engines and messengers link to. */
async function addresses(page: Page): Promise<Record<(typeof kinds)[number], string>> {
  const { pagination } = await getData<CategoryView>(page, '/catalog/category/?f_search=pump');
  const [card] = pagination.items;
  if (!card) throw new Error('The demo world has no pump');
  const { category_id: id, sku_id: skuId, company } = card;
  return {
    home: '/',
    categories: '/catalog/category/',
    list: screenPath('category_page', { id }),
    product: screenPath('product_page', { catalogCategoryTree: id, skuId }),
    company: screenPath('company_page', { company: company.id }),
    catalogue: screenPath('company_catalog_page', { company: company.id }),
    page: '/page/about',
  };
}

/** Collects the paths that the page's scripts request, except those of files. */
function recordRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || request.resourceType() === 'xhr')
      requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/**
 * What a page that is kept for many readers does not contain: a supplier's figures change with its deals, the landed
 * price depends on the reader's city, and similar cards must not slow the page.
 */
const loadedApart = /\/trust$|^\/api\/(landed-price|similar-cards)\b/;

const titleIn = (markup: string): string =>
  (/<title>([^<]*)<\/title>/.exec(markup)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

for (const [way, language] of languages.entries()) {
  for (const [place, kind] of kinds.entries()) {
    test(
      `${kind} in ${language}: the app replaces the server’s HTML under the same title without requesting the data again`,
      inTurn(way, place),
      async ({ enter }) => {
        const page = await enter(null, { language });
        const path = (await addresses(page))[kind];
        const requested = recordRequests(page);
        const response = await page.goto(`${path}?locale=${language}`);
        const written = (await response?.text()) ?? '';
        expect(written).toContain('<div class="plain">');
        await expect(page.locator('#root > .plain')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page).toHaveTitle(titleIn(written));
        await page.waitForLoadState('networkidle');
        expect(requested.filter((path) => !loadedApart.test(path))).toEqual([]);
      },
    );
  }
}
