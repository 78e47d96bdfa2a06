import { screens } from '@setu/contract';
import { expect, test } from '../support/journey.js';
import { translatorFor } from '../support/texts.js';

const found = (text: string) => `${screens.category_index}/?f_search=${encodeURIComponent(text)}`;

for (const [language, on, pump, tea] of [
  ['ru', 'desk', { words: 'насос скважинный погружной', vat: /22\s%/ }, { words: 'чай ассам', vat: /10\s%/ }],
  ['en', 'phone', { words: 'borewell pump', vat: /22%/ }, { words: 'assam tea', vat: /10%/ }],
] as const) {
  test(`a visitor sees what a pump and tea cost in the warehouse, and changes city, quantity and rate: ${language}, ${on}`, async ({
    enter,
  }) => {
    const t = translatorFor(language);
    const page = await enter(null, { language, on });
    const main = page.getByRole('main');
    const panel = main.getByRole('region', { name: t('landed:title') });
    const total = panel.getByRole('row').filter({ hasText: t('landed:total') });
    // Goods of the general rate of VAT last, which the rest of the journey is about.
    for (const { words, vat } of [tea, pump]) {
      await page.goto(found(words));
      await main.getByRole('article').filter({ hasText: /[₽₹]/ }).first().getByRole('link').first().click();
      await expect(total).toContainText('₽');
      if (on === 'phone') await panel.getByRole('button', { name: t('landed:assumptions') }).click();
      await expect(panel.getByRole('definition').filter({ hasText: vat }).first()).toBeVisible();
    }

    const changed = async (change: () => Promise<unknown>) => {
      const before = (await total.textContent()) ?? '';
      await change();
      await expect(total).not.toHaveText(before);
    };
    await page.evaluate(() => {
      window.print = () => undefined;
    });
    await panel.getByRole('button', { name: t('landed:print') }).click();
    const printed = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);

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
