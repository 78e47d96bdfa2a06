import type { Locator, Page } from '@playwright/test';
import { type PageContext, screens } from '@setu/contract';
import { getData } from './api.js';
import { cardInputLabel } from './card-inputs.js';
import { expect } from './journey.js';
import type { Language, Translate } from './texts.js';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns the form control with the given label. The accessible name may continue with the unit, the star and
 * "required".
 */
export const control = (place: Locator, label: string): Locator =>
  place
    .getByLabel(new RegExp(`^${escaped(label)}([\\s,*]|$)`))
    .and(place.page().locator('input, textarea, select'))
    .first();

/** Reloads an address until it shows data that another service must receive first. */
export async function openWhenThere(page: Page, address: string, what: (page: Page) => Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(what(page)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000 });
}

/** Opens a review from the reviewer's list, found by the card's name. */
export async function openReview(page: Page, name: string): Promise<void> {
  const link = (on: Page) => on.getByRole('main').getByRole('link', { name });
  await openWhenThere(page, `${screens.product_sku_review_list_page}?search=${encodeURIComponent(name)}`, link);
  await link(page).click();
}

/** The name of the industry "other" in each language. */
const other: Record<Language, string> = { ru: 'Другое', en: 'Other' };

/** A supplier as its application describes it. */
export interface Applicant {
  company: string;
  gstn: string;
  email: string;
  otherIndustry: string;
}

/** Fills in the public application form step by step, sends it, and returns the application's number. */
export async function apply(page: Page, t: Translate, language: Language, who: Applicant): Promise<string> {
  const main = page.getByRole('main');
  const own = new Set(['industries', 'type']);
  const field = (name: string) =>
    control(main, t(own.has(name) ? `applications:fields.${name}` : `supplier-fields:label.${name}`));
  const next = (stage: string) => main.getByRole('button', { name: t(`applications:form.${stage}.next`) }).click();
  await page.goto(screens.supplier_application_create_page);
  await field('company_name').fill(who.company);
  await field('gstn').fill(who.gstn);
  await field('address').fill('12 Harbour Road, Kakinada, Andhra Pradesh 533001');
  await next('company');
  await field('industries').fill(other[language]);
  await page.getByRole('option', { name: other[language], exact: true }).click();
  await field('other_industry').fill(who.otherIndustry);
  await field('type').selectOption('manufacturer');
  await next('production');
  const contact = { contact_name: 'Ravi', contact_surname: 'Varma', designation: 'Export manager', email: who.email };
  for (const [name, value] of Object.entries(contact)) await field(name).fill(value);
  await field('phone').fill('8041204418');
  await next('contact');
  await main.getByRole('checkbox', { name: t('applications:form.check.accept') }).check();
  await main.getByRole('button', { name: t('applications:form.action') }).click();
  const title = main.getByRole('heading', { level: 1, name: /\d{8}/ });
  await expect(title).toBeVisible();
  return /\d{8}/.exec((await title.textContent()) ?? '')?.[0] ?? '';
}

/** The values that complete a card's form. */
export interface WrittenCard {
  name: string;
  code: string;
  price: string;
  description: string;
}

/** Fills in all required fields of a new product card, from top to bottom. */
export async function fillCard(main: Locator, t: Translate, card: WrittenCard): Promise<void> {
  const field = (name: string) => control(main, cardInputLabel(t, name));
  const texts = {
    ...{ name: card.name, vendor_code: card.code, hs_code: '20089967', brand: 'Konaseema' },
    ...{ area: 'Snacks for shops and cafes', description: card.description, price: card.price },
    ...{ minimum_quantum: '100', payment_advance: '30', payment_transfer: '70', lead_days: '21' },
    ...{ length: '400', width: '300', height: '250', weight: '10' },
    special_instructions: 'Keep dry, below 25 degrees.',
    ...{ shipment_port: 'Kakinada', shipment_description: 'Cartons on a pallet, wrapped.' },
  };
  for (const level of ['tree', 'category', 'subCategory']) await field(level).selectOption({ index: 1 });
  for (const [name, text] of Object.entries(texts)) await field(name).fill(text);
  for (const name of ['country', 'unit', 'color']) await field(name).selectOption({ index: 1 });
  await field('industries').click();
  await main.page().getByRole('listbox').getByRole('option').first().click();
  await field('inco_terms').selectOption('FOB');
  await field('is_sample_available').selectOption('no');
  const picture = { name: 'front.png', mimeType: 'image/png', buffer: await main.page().screenshot() };
  await main.locator('input[type="file"]:not([accept*=".pdf"])').setInputFiles(picture);
  await expect(main.getByRole('button', { name: t('fields:pictures.grip', { name: picture.name }) })).toBeVisible();
}

/**
 * Returns a pattern for a rupee price as lists show it to Russian users: in roubles at today's rate, with any kind of
 * space.
 */
export async function inRoubles(page: Page, rupees: number): Promise<RegExp> {
  const { rate } = await getData<PageContext>(page, '/api/page-context');
  if (!rate) throw new Error('No rate has come');
  const figure = new Intl.NumberFormat('ru', { maximumFractionDigits: 0 }).format(rupees * rate.value);
  return new RegExp(`${figure.replace(/\s/g, '\\s')}\\s?₽`);
}
