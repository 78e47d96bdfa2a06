import type { Locator, Page } from '@playwright/test';
import { type CardFormView, type CompanyCatalogView, type ReviewListView, screenPath, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expectNoSidewaysScroll, settled } from '../support/axe.js';
import { cardInputLabel } from '../support/card-inputs.js';
import { expect, test } from '../support/journey.js';
import { press, tabTo, takeFirst, type } from '../support/keyboard.js';
import { control } from '../support/supply.js';
import { translatorFor } from '../support/texts.js';

const t = translatorFor('ru');
/** A unique code, because a retry finds the previous attempt's card next to its own. */
const code = `KEYS-${Date.now() % 1_000_000}`;
const name = `Cashew kernel splits, roasted, ${code}`;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

/** Opens the file dialog by keyboard and chooses files. */
async function chooseFiles(page: Page, button: Locator, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const chooser = page.waitForEvent('filechooser');
  await press(page, button);
  await (await chooser).setFiles(files);
}

test('a card is written at phone width by keyboard alone, from choosing its category to ordering its pictures', async ({
  enter,
}) => {
  test.setTimeout(300_000);
  const page = await enter('supplier', { on: 'phone' });
  await page.goto(screens.my_account_page);
  const { user } = await getData<{ user: { company: { id: string } } }>(page, '/api/page-context');
  await page.goto(screenPath('product_create_page', { company: user.company.id }));
  await settled(page);
  await expectNoSidewaysScroll(page);
  const main = page.getByRole('main');
  const field = (key: string) => control(main, cardInputLabel(t, key));
  const fill = (key: string, text: string) => type(page, field(key), text);
  const take = (key: string) => takeFirst(page, field(key));
  /** Leaves a section by its button: on a phone the form shows one section at a time. */
  const goOn = () =>
    press(page, main.getByRole('button', { name: new RegExp(t('fields:sections.next', { section: '' })) }));
  const drawing = await page.screenshot();

  await test.step('the manager describes the product', async () => {
    await fill('name', name);
    await fill('vendor_code', code);
    for (const level of ['tree', 'category', 'subCategory']) await take(level);
    // The name suggests a code, and its button fills the field.
    await press(
      page,
      main
        .getByRole('list', { name: t('hs-codes:list') })
        .getByRole('button')
        .first(),
    );
    await expect(field('hs_code')).toHaveValue('0801 32');
    await fill('brand', 'Kaveri');
    await expect(field('country')).toHaveValue('IND');
    await fill('industries', 'Пищ');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await fill('area', 'Snacks');
    await fill('description', 'Roasted splits for confectionery.');
    await goOn();
  });

  await test.step('the manager enters a price range and the terms', async () => {
    await tabTo(page, main.getByRole('radio', { name: t('card-form:modes.exact') }));
    await page.keyboard.press('ArrowRight');
    await fill('price_from', '900');
    await fill('price_to', '850');
    await take('unit');
    // After leaving the second price with Tab, an error says that it is below the first. The user goes back and
    // corrects it.
    await expect(field('price_to')).toHaveAccessibleDescription(new RegExp(t('validation:price_order')));
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ControlOrMeta+a');
    await fill('price_to', '980');
    for (const [key, text] of [
      ['minimum_quantum', '50'],
      ['payment_advance', '30'],
    ] as const)
      await fill(key, text);
    // The share before dispatch follows the advance.
    await expect(field('payment_transfer')).toHaveValue('70');
    await take('inco_terms');
    await take('is_sample_available');
    await fill('lead_days', '14');
    await goOn();
  });

  await test.step('the manager enters size, figures and delivery', async () => {
    for (const key of ['length', 'width', 'height', 'weight']) await fill(key, '40');
    await goOn();
    await take('color');
    await fill('special_instructions', 'Keep dry.');
    await goOn();
    await fill('shipment_port', 'Tuticorin');
    await fill('shipment_description', 'Cartons on a pallet.');
  });

  await test.step('the manager adds a certificate with its expiry date', async () => {
    const choose = main.getByRole('button', { name: `${cardInputLabel(t, 'files')}: ${t('files.choose')}` });
    await chooseFiles(page, choose, [{ name: 'ISO.pdf', mimeType: 'application/pdf', buffer: pdf }]);
    await type(page, control(main, `${t('card-form:fields.valid_until')}: ISO.pdf`), '31.12.2031');
    await goOn();
  });

  await test.step('the manager adds two pictures and moves the second one to the first place', async () => {
    const pictures = ['front.png', 'crate.png'].map((file) => ({ name: file, mimeType: 'image/png', buffer: drawing }));
    await chooseFiles(page, main.getByRole('button', { name: t('fields:pictures.add') }), pictures);
    const grip = (file: string) => main.getByRole('button', { name: t('fields:pictures.grip', { name: file }) });
    await expect(grip('crate.png')).toBeVisible({ timeout: 30_000 });
    // The pictures come before the button that adds them.
    for (
      let back = 0;
      back < 6 && !(await grip('crate.png').evaluate((it) => it === document.activeElement));
      back += 1
    )
      await page.keyboard.press('Shift+Tab');
    await expect(grip('crate.png')).toBeFocused();
    for (const key of ['Space', 'ArrowLeft', 'Space']) await page.keyboard.press(key);
    await expect(grip('crate.png')).toBeFocused();
    await expect(main.getByRole('button', { name: t('fields:pictures.grip', { name: '' }) }).first()).toBeFocused();
  });

  const order = await main
    .locator('[data-picture]')
    .evaluateAll((places) => places.map((place) => place.getAttribute('data-picture')));
  await press(page, page.getByRole('button', { name: t('card-form:save.review'), exact: true }));
  const saved = page.getByRole('dialog', { name: t('card-form:saved.title') });
  await expect(saved.getByRole('button', { name: t('card-form:saved.next') })).toBeFocused({ timeout: 30_000 });
  await page.keyboard.press('Enter');
  await expect(saved).toBeHidden();
  await settled(page);
  await expectNoSidewaysScroll(page);

  await test.step('the card is saved as typed and goes to a reviewer', async () => {
    const company = screenPath('company_catalog_page', { company: user.company.id });
    const { skus } = await getData<CompanyCatalogView>(page, `${company}?f_search=${code}`);
    const form = screenPath('product_edit_page', { productSku: skus[0]?.sku_id ?? '' });
    const { values } = await getData<CardFormView>(page, form);
    expect(values).toMatchObject({ price_from: 900, price_to: 980, hs_code: '080132' });
    expect(values?.pictures.map(({ id }) => id)).toEqual(order);
    expect(values?.files).toMatchObject([{ original_name: 'ISO.pdf', valid_until: '2031-12-31' }]);
    const manager = await enter('manager');
    const waiting = `${screens.product_sku_review_list_page}?search=${encodeURIComponent(name)}`;
    const status = async () => (await getData<ReviewListView>(manager, waiting)).list[0]?.status;
    await expect.poll(status, { timeout: 60_000 }).toBe('created');
  });
});
