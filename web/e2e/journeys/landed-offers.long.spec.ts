import type { Page } from '@playwright/test';
import { type CategoryView, type LandedPriceView, type OfferListView, screens } from '@setu/contract';
import { getData, send } from '../support/api.js';
import { expectAccessible, expectNoSidewaysScroll, settled } from '../support/axe.js';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

const walks = [
  { language: 'ru', on: 'desk' },
  { language: 'en', on: 'phone' },
] as const;

const count = 2000;
const companyOf = async (page: Page): Promise<string> =>
  (await getData<{ user: { company: { id: string } } }>(page, '/api/page-context')).user.company.id;

/** Finds a supplier's card whose freight is not part of the price, and of which everything is known. */
async function cardWithFreight(page: Page, companyId: string): Promise<CategoryView['pagination']['items'][number]> {
  const { pagination } = await getData<CategoryView>(
    page,
    `/catalog/category/?f_search=${encodeURIComponent('чай')}&limit=100`,
  );
  for (const card of pagination.items.filter(({ company }) => company.id === companyId)) {
    const price = await getData<LandedPriceView>(page, `/api/landed-price?card=${card.sku_id}&count=${count}`);
    if (price.is_complete && price.assumptions.some(({ override }) => override === 'freight')) return card;
  }
  throw new Error('The demo world has no card with a known freight');
}

for (const [way, { language, on }] of walks.entries()) {
  const t = translatorFor(language);

  test(
    `FOB and CIF offers are compared by their price in the warehouse, and a broker’s freight makes version 2: ${language}, ${on}`,
    inTurn(way, 0),
    async ({ enter }) => {
      test.slow();
      const [buyer, manager] = [await enter('buyer', { language, on }), await enter('manager', { language, on })];
      const [first, second] = [await enter('supplier', { language }), await enter('supplier2', { language })];
      const card = await cardWithFreight(buyer, await companyOf(first));
      const made = await buyer.request.get(`/customer/request/create-from-product/${card.sku_id}`, {
        headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
      });
      const id = made.headers().location?.split('/').at(-1) ?? '';
      await send(buyer, `/request/publish/${id}`, { count, comment: 'Партия на склад' });

      await test.step('the customer sees the landed price of the request', async () => {
        await buyer.goto(`/request/customer/preview/${id}`);
        const panel = buyer.getByRole('region', { name: t('landed:title') });
        await expect(panel.getByRole('row').filter({ hasText: t('landed:total') })).toContainText('₽');
      });

      await test.step('one supplier offers FOB, another CIF, and the comparison marks the cheapest landed', async () => {
        await send(manager, `/request/update-status/${id}`, { status: 'in_work' });
        await send(manager, `/request/update-status/${id}`, { status: 'send_to_supplier' });
        await send(manager, `/request/${id}/invitations`, { suppliers: [await companyOf(second)] });
        const total = Math.round((card.price_from ?? 0) * count);
        const offer = (value: number, inco_terms: string, inco_place: string) => ({
          ...{ price: { value, currency: 'INR' }, inco_terms, inco_place, lead_days: 20 },
          valid_until: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
        });
        await send(first, `/request/${id}/offer`, offer(total, 'FOB', 'Nhava Sheva'));
        await send(second, `/request/${id}/offer`, offer(total + 1000, 'CIF', 'Novorossiysk'));
        const { list } = await getData<OfferListView>(manager, `/request/${id}/offers`);
        for (const { id: offerId } of list)
          await send(manager, `/request/${id}/offers/${offerId}/share`, { shared: true });
        await buyer.goto(`/request/customer/preview/${id}?place=offers`);
        const offers = buyer.getByRole('region', { name: t('offers:offers.title') });
        await expect(offers.getByText(t('offers:landed.notTheCheapestPrice'))).toBeVisible();
        const cheapest = offers.getByRole('listitem').filter({ hasText: t('offers:landed.cheapest') });
        await expect(cheapest).toHaveCount(1);
        await expect(cheapest).toContainText('CIF');
        await settled(buyer);
        await expectAccessible(buyer);
        await expectNoSidewaysScroll(buyer);
      });

      await test.step('a broker replaces the freight with a reason', async () => {
        await manager.goto(`/broker/preview/${id}?place=landed`);
        const panel = manager.getByRole('region', { name: t('landed:title') });
        await panel.locator('summary').first().click();
        const name = new RegExp(`^${t('landed:line.freight')}`);
        await panel.getByRole('button', { name }).click();
        const field = panel.getByRole('textbox', { name });
        await field.fill('140');
        await field.press('Enter');
        const dialog = manager.getByRole('dialog');
        await dialog.getByRole('textbox', { name: t('landed:request.reason') }).fill('Quote of the line');
        await dialog.getByRole('button', { name: t('landed:request.replace'), exact: true }).click();
        await expect(dialog).toBeHidden();
      });

      await test.step('the customer sees version 2, what changed, and why', async () => {
        await buyer.goto(`/request/customer/preview/${id}?place=landed`);
        const panel = buyer.getByRole('region', { name: t('landed:title') });
        const changed = panel.getByRole('region', { name: t('landed:request.changed', { version: 1 }) });
        await expect(changed.getByRole('listitem').filter({ hasText: t('landed:line.freight') })).toBeVisible();
        await expect(changed).toContainText('Quote of the line');
        await settled(buyer);
        await expectAccessible(buyer);
        await expectNoSidewaysScroll(buyer);
      });
    },
  );

  test(`the cart is one declaration with one customs fee: ${language}, ${on}`, inTurn(way, 1), async ({ enter }) => {
    const page = await enter('buyer', { language, on });
    for (const words of ['насос скважинный', 'чай']) {
      const path = `/catalog/category/?f_search=${encodeURIComponent(words)}&limit=30`;
      const { pagination } = await getData<CategoryView>(page, path);
      const card = pagination.items.find(({ price_from: price }) => price !== null);
      await send(page, '/basket/products/add', { id: card?.sku_id });
    }
    await page.goto(screens.basket_page);
    const panel = page.getByRole('region', { name: t('landed:title') });
    await expect(panel.getByRole('rowheader', { name: t('landed:line.fee') })).toHaveCount(1);
    await expect(
      panel
        .getByRole('list', { name: t('landed:cart.shares') })
        .getByRole('listitem')
        .nth(1),
    ).toBeVisible();
  });
}
