import type { Locator, Page } from '@playwright/test';
import { type ReviewListView, screens } from '@setu/contract';
import { getData } from '../support/api.js';
import { expectAccessible, settled } from '../support/axe.js';
import { type CardRow, cardFile, columnOf } from '../support/card-file.js';
import { expect, test } from '../support/journey.js';
import { apply, control, fillCard, inRoubles, openReview, openWhenThere } from '../support/supply.js';
import { type Translate, translatorFor } from '../support/texts.js';
import { inTurn } from '../support/turns.js';

/** The journey in each language of a supplier's users. The customer at the end reads Russian. */
const walks = [
  {
    language: 'ru',
    applicant: {
      ...{ company: 'Konaseema Dryfoods', gstn: '37AABCG4127M1ZH' },
      otherIndustry: 'Sublimation drying',
    },
    card: { name: 'Lotus stem chips, salted', code: 'CHAIN-RU', price: '1250', russian: 'Чипсы из стебля лотоса' },
    searchWord: 'лотоса',
  },
  {
    language: 'en',
    applicant: {
      ...{ company: 'Palar Palm Works', gstn: '33AACCL5208P1ZD' },
      otherIndustry: 'Palm products',
    },
    card: { name: 'Palmyra sprout flour', code: 'CHAIN-EN', price: '840', russian: 'Мука из ростков пальмиры' },
    searchWord: 'пальмиры',
  },
] as const;

/** The wrong values in the uploaded file, by row. */
const mistakes: Record<number, CardRow> = {
  5: { price_from: 182, price_to: 175 },
  12: { unit: 'nos' },
  77: { name: null },
  130: { hs_code: '12' },
  199: { payment_advance: 140 },
};
const rows = 200;
const wrong = Object.keys(mistakes).length;
const good = rows - wrong;

const press = (place: Page | Locator, name: string) => place.getByRole('button', { name }).click();
const isShown = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible({ timeout: 60_000 });

/** The manager accepts the application and makes a company from it. */
async function makeSupplier(page: Page, t: Translate, number: string): Promise<void> {
  const main = page.getByRole('main');
  const link = (on: Page) => on.getByRole('main').getByRole('link', { name: number, exact: true });
  await openWhenThere(page, `${screens.supplier_applications_list_page}?search=${number}`, link);
  await link(page).click();
  await press(main, t('applications:moves.in_work.action'));
  await press(page.getByRole('dialog'), t('applications:moves.in_work.action'));
  await isShown(page, t('applications:moves.in_work.done', { number }));
  await main.getByRole('link', { name: t('applications:made.create') }).click();
  await press(main, t('applications:supplier.create'));
  await isShown(page, t('applications:supplier.made'));
}

/**
 * The manager uploads two hundred rows. Wrong rows come back marked and the others are stored. A second upload changes
 * nothing.
 */
async function upload(page: Page, t: Translate, prefix: string, isFull: boolean): Promise<void> {
  const main = page.getByRole('main');
  const textOf = (key: string, count: number) => t(`card-upload:${key}`, { count, shown: String(count) });
  const codes = Array.from({ length: rows }, (_, at) => ({
    vendor_code: `${prefix}-${String(at + 1).padStart(3, '0')}`,
    ...mistakes[at + 1],
  }));
  const file = await cardFile(page, 'cards.xlsx', codes);
  const choose = async () => {
    await page.locator('input[type="file"][accept=".xls,.xlsx"]').setInputFiles(file);
    await press(main, t('card-upload:file.check'));
  };
  await main.getByRole('link', { name: t('company:catalogue.upload') }).click();
  await choose();
  const apply = main.getByRole('button', { name: textOf('check.apply', good) });
  await expect(apply).toBeVisible({ timeout: 120_000 });
  for (const at of Object.keys(mistakes))
    await expect(main.getByRole('row').filter({ hasText: `${prefix}-${at.padStart(3, '0')}` })).toBeVisible();
  if (isFull) {
    await settled(page);
    await expectAccessible(page);
  }
  const saved = page.waitForEvent('download');
  await main.getByRole('button', { name: t('card-upload:marked.get') }).click({ timeout: 60_000 });
  const notes = await columnOf(await (await saved).path(), 'setu_note');
  expect(notes.filter((note) => /^[A-Z]+\d+ /.test(note))).toHaveLength(wrong);

  if (isFull) await page.reload();
  await apply.click();
  await isShown(page, textOf('done.title', good));
  await expect(main.getByText(textOf('done.leftRows', wrong), { exact: true })).toBeVisible();
  if (!isFull) return;
  await main.getByRole('link', { name: t('card-upload:check.another') }).click();
  await choose();
  const unchanged = main
    .locator('dl > div', { hasText: t('card-upload:check.unchanged') })
    .locator('dd')
    .first();
  await expect(unchanged).toHaveText(String(good), { timeout: 120_000 });
  await expect(apply).toHaveCount(0);
}

/** The reviewer comments on two fields and returns the card. */
async function giveBack(page: Page, t: Translate): Promise<void> {
  const main = page.getByRole('main');
  const remarks = { name: 'Say the weight of a bag.', description: 'Say what it is fried in.' };
  for (const [name, comment] of Object.entries(remarks)) {
    const field = t(`card-fields:label.${name}`);
    await press(main, t('review:comment.addTo', { field }));
    await main.getByRole('textbox', { name: t('review:comment.to', { field }) }).fill(comment);
    await press(main, t('review:comment.keep'));
  }
  await press(main, t('review:decision.return', { count: 2 }));
  await isShown(page, t('review:decision.done.reviewed'));
}

/** The reviewer approves the card's English, writes its Russian and publishes it. */
async function publish(page: Page, t: Translate, card: { russian: string }): Promise<void> {
  const main = page.getByRole('main');
  await press(main, t('review:decision.approve'));
  await press(main, t('review:decision.confirm'));
  const texts = main.locator('textarea[data-russian]');
  const name = control(main, t('review:translate.russianOf', { field: t('card-fields:label.name') }));
  await expect(name).toBeVisible();
  for (const text of await texts.all()) await text.fill('Написано по-русски');
  await name.fill(card.russian);
  await press(main, t('review:translate.preview'));
  await expect(main.getByText(card.russian).first()).toBeVisible();
  await press(main, t('review:translate.publish'));
  await isShown(page, t('review:translate.published'));
}

/** Returns the page of the reviewer who got the card. The reviewer with the fewest reviews gets it. */
async function reviewerOf(reviewers: readonly Page[], name: string): Promise<Page> {
  const path = `${screens.product_sku_review_list_page}?search=${encodeURIComponent(name)}`;
  const found: Page[] = [];
  const look = async () => {
    for (const page of reviewers)
      if ((await getData<ReviewListView>(page, path)).list.some(({ is_mine: isMine }) => isMine)) found.push(page);
    return found[0];
  };
  await expect.poll(look, { timeout: 90_000 }).toBeDefined();
  return found[0] as Page;
}

for (const [way, { language, applicant, card: kind, searchWord }] of walks.entries()) {
  const t = translatorFor(language);
  // A retry finds the previous attempt's card next to its own, so the name must be unique.
  const suffix = String(Date.now()).slice(-6);
  const who = { ...applicant, email: `ravi-${suffix}@${applicant.company.split(' ')[0]?.toLowerCase()}.example` };
  const card = { ...kind, name: `${kind.name}, lot ${suffix}`, russian: `${kind.russian}, партия ${suffix}` };

  test(`from an application to a card that customers find: ${language}`, inTurn(way, 0), async ({ enter }) => {
    test.setTimeout(600_000);
    const number = await test.step('a supplier applies on the public form', async () =>
      apply(await enter(null, { language }), t, language, who));

    const manager = await enter('manager', { language });
    const main = manager.getByRole('main');
    await test.step('a manager accepts the application and makes a company from it', () =>
      makeSupplier(manager, t, number));
    await isShown(manager, applicant.otherIndustry);

    await test.step('the manager writes a card', async () => {
      await main.getByRole('link', { name: t('card-form:actions.create') }).click();
      await fillCard(main, t, { ...card, description: 'Thin slices, fried and salted, in bags.' });
      await press(main, t('card-form:save.review'));
      await press(manager.getByRole('dialog'), t('card-form:saved.next'));
      await expect(main.getByRole('link', { name: t('company:catalogue.upload') })).toBeVisible();
    });

    await test.step('the manager uploads two hundred cards in a file', () =>
      upload(manager, t, card.code, language === 'ru'));

    const reviewers = [await enter('reviewer', { language }), await enter('reviewer2', { language })];
    const reviewer = await reviewerOf(reviewers, card.name);
    await test.step('the reviewer returns the card with two comments', async () => {
      await openReview(reviewer, card.name);
      await giveBack(reviewer, t);
    });

    const name = `${card.name}, 200 g`;
    await test.step('the manager fixes the commented fields', async () => {
      await openReview(manager, card.name);
      await isShown(manager, 'Say what it is fried in.');
      await control(main, t('card-fields:label.name')).fill(name);
      await control(main, t('card-fields:label.description')).fill('Thin slices, fried in rice bran oil, salted.');
      await press(main, t('review:correct.action'));
      await isShown(manager, t('review:correct.done'));
    });

    await test.step('the reviewer approves, translates and publishes the card', async () => {
      await openReview(reviewer, name);
      await publish(reviewer, t, card);
    });

    await test.step('a customer finds it by a Russian word, with its price in roubles', async () => {
      const customer = await enter('buyer');
      const found = (on: Page) => on.getByRole('main').getByRole('article').filter({ hasText: card.russian });
      await openWhenThere(customer, `${screens.category_index}/?f_search=${encodeURIComponent(searchWord)}`, found);
      await expect(found(customer)).toContainText(await inRoubles(customer, Number(card.price)));
    });
  });
}
