import { screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const found = (text: string) => `${screens.category_index}/?f_search=${encodeURIComponent(text)}`;

for (const [language, on, words, vat] of [
  ['ru', 'desk', 'насос скважинный погружной', /22\s%/],
  ['en', 'phone', 'borewell pump', /22%/],
] as const) {
  test(`a visitor sees what a pump costs in the warehouse, and changes city, quantity and rate: ${language}, ${on}`, async ({
    enter,
  }) => {
    const t = translatorFor(language);
    const page = await enter(null, { language, on });
    await page.goto(found(words));
    const main = page.getByRole('main');
    await main.getByRole('article').filter({ hasText: /[₽₹]/ }).first().getByRole('link').first().click();
    const panel = main.getByRole('region', { name: t('landed:title') });
    const total = panel.getByRole('row').filter({ hasText: t('landed:total') });
    await expect(total).toContainText('₽');
    await expect(panel.getByRole('definition').filter({ hasText: vat }).first()).toBeVisible();

    const changed = async (change: () => Promise<unknown>) => {
      const before = (await total.textContent()) ?? '';
      await change();
      await expect(total).not.toHaveText(before);
    };
    const city = panel.getByRole('combobox', { name: t('landed:city') });
    await changed(() => city.selectOption({ index: 1 }));
    await changed(async () => {
      const quantity = main.getByRole('textbox', { name: t('product:quantity.label') });
      await quantity.fill('77');
      await quantity.blur();
    });
    await changed(async () => {
      await panel.getByRole('button', { name: new RegExp(`^${t('landed:rate')}`) }).click();
      const rate = panel.getByRole('textbox', { name: t('landed:rate') });
      await rate.fill('2');
      await rate.press('Enter');
    });
    await expect(panel.getByText(t('landed:source.own'))).toBeVisible();
    await changed(() => panel.getByRole('button', { name: t('landed:restore') }).click());
    await page.reload();
    await expect(city).not.toHaveValue('RUMOW');
  });
}
