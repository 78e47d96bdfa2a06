import type { Page } from '@playwright/test';
import { screenPath } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { accounts } from '../support/roles.js';
import { fillSignIn } from '../support/sign-in.js';
import { translatorFor } from '../support/texts.js';

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Returns the number of unread notifications in the header, or 0 if there is none. */
const unread = async (page: Page, label: string): Promise<number> => {
  const name = await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^${label}`) })
    .first()
    .textContent();
  return Number(/\d+/.exec(name ?? '')?.[0] ?? 0);
};

/**
 * Each variant has its own customer, because reading a notification in one variant must not change the counter in the
 * other.
 */
const walks = [
  {
    as: 'buyer',
    language: 'ru',
    on: 'desk',
    typed: 'чай',
    comment: 'Нужен листовой чай для сети кафе, партия на пробу.',
  },
  {
    as: 'rival',
    language: 'en',
    on: 'phone',
    typed: 'pump',
    comment: 'For a water tower, please quote spare parts as well.',
  },
] as const;

for (const { as, language, on, typed, comment } of walks) {
  const t = translatorFor(language);

  test(`a buyer sends a request, a broker accepts it, and the buyer is notified: ${language}, ${on}`, async ({
    enter,
  }) => {
    test.slow();
    const buyer = await enter(null, { language, on });
    const main = buyer.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    let product = '';

    await test.step('the buyer finds a card by suggestions and signs in from it', async () => {
      await buyer.goto('/');
      await buyer
        .getByRole('banner')
        .getByRole('combobox', { name: t('search.label') })
        .fill(typed);
      await buyer
        .getByRole('group', { name: t('search.products') })
        .getByRole('option')
        .first()
        .click();
      await expect(main.getByRole('heading', { name: t('product:characteristics') })).toBeVisible();
      product = (await title.textContent()) ?? '';
      await main
        .getByRole('link', { name: t('product.toCart') })
        .first()
        .click();
      await fillSignIn(buyer, t, accounts[as]);
      await expect(title).toHaveText(product);
    });

    await test.step('the buyer puts it into the cart and opens the request form from there', async () => {
      // The app has now completed the action that the user started before signing in. Close its message before the next
      // one appears.
      const toast = buyer.getByRole('status');
      const open = toast.getByRole('link', { name: t('cart.open') });
      await expect(open).toBeVisible();
      await toast.getByRole('button', { name: t('actions.close') }).click();
      await expect(open).toHaveCount(0);
      await main
        .getByRole('button', { name: t('product.toCart') })
        .first()
        .click();
      await open.click();
      await expect(main.getByRole('heading', { level: 1, name: t('cart:title') })).toBeVisible();
      await main.getByRole('button', { name: t('cart:request.labelled', { name: product }) }).click();
      await expect(main.getByRole('heading', { level: 1, name: t('request-forms:draft.title') })).toBeVisible();
      await expect(main.getByRole('link', { name: product })).toBeVisible();
    });

    const field = main.getByRole('textbox', { name: t('request-forms:draft.comment') });

    await test.step('the buyer types a comment, which is saved automatically and survives a reload', async () => {
      await field.fill(comment);
      await expect(main.getByRole('status').getByText(t('form.saved', { time: '' }).trim())).toBeVisible();
      await buyer.reload();
      await expect(field).toHaveValue(comment);
    });

    await test.step('the buyer attaches a PDF and sends the request', async () => {
      const chosen = buyer.waitForEvent('filechooser');
      await main.getByRole('button', { name: `${t('request-forms:draft.files')}: ${t('files.choose')}` }).click();
      await (await chosen).setFiles({ name: 'Requirements.pdf', mimeType: 'application/pdf', buffer: pdf });
      await expect(main.getByRole('button', { name: t('files.remove', { name: 'Requirements.pdf' }) })).toBeVisible();
      await main.getByRole('button', { name: t('request-forms:draft.publish') }).click();
      await buyer.waitForURL(/\/request\/customer\/preview\//);
      await expect(main.getByText(comment)).toBeVisible();
      await expect(main.getByRole('link', { name: t('files.download', { name: 'Requirements.pdf' }) })).toBeVisible();
    });

    const heading = (await title.textContent()) ?? '';
    const number = /[\d-]+$/.exec(heading.trim())?.[0] ?? '';
    const before = await unread(buyer, t('nav.notices'));
    await buyer.evaluate(() => Object.assign(window, { neverReloaded: true }));

    await test.step('a manager finds the request by its number and accepts it', async () => {
      const manager = await enter('manager', { language, on });
      await manager.goto('/user/dashboard');
      const places = manager.getByRole('navigation', {
        name: t(on === 'desk' ? 'shell.mainNavigation' : 'shell.tabs'),
      });
      const toRequests = t(on === 'desk' ? 'nav.requestsFromCatalogue' : 'nav.requestsFromCatalogueShort');
      await places.getByRole('link', { name: toRequests }).click();
      // Overdue requests come first, so a new one is at the end of the queue.
      await manager.getByRole('searchbox', { name: t('requests:filters.search') }).fill(number);
      const rows = manager.getByRole('main').getByRole('row');
      const row = rows.filter({ hasText: number });
      await expect(row).toBeVisible();
      // The list without the filter may show the same row elsewhere: a press during the change would miss it.
      await expect(rows.filter({ has: manager.getByRole('link', { name: /^\d[\d-]+$/ }) })).toHaveCount(1);
      await row.getByRole('link', { name: number, exact: true }).click();
      const take = t('requests:move.in_work.action');
      await manager.getByRole('main').getByRole('button', { name: take }).click();
      await manager.getByRole('dialog').getByRole('button', { name: take }).click();
      await expect(manager.getByText(t('requests:move.in_work.done', { number }))).toBeVisible();
    });

    await test.step('the buyer’s header counts the notification without a reload, and its link opens the request', async () => {
      await expect.poll(() => unread(buyer, t('nav.notices'))).toBeGreaterThan(before);
      expect(await buyer.evaluate(() => 'neverReloaded' in window)).toBe(true);
      const toast = buyer.getByRole('status').filter({ hasText: number });
      await toast
        .getByRole('link', { name: t('actions.open') })
        .last()
        .click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main.getByText(t('statuses:request.in_work')).first()).toBeVisible();
      expect(new URL(buyer.url()).pathname).toContain(
        screenPath('request_for_customer_page', { requestEntity: 'x' }).slice(0, -1),
      );
    });
  });
}
