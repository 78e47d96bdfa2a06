import type { CardDifferenceView, CardFormView, ReviewListView, ReviewView, TranslationView } from '@setu/contract';
import { demoReviews, userId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

const at = '/broker/product-reviews';

let world: World;
let reviewer: Browser;
let manager: Browser;
let supplier: Browser;
let customer: Browser;
beforeAll(async () => {
  world = await startWorld();
  reviewer = await world.signedIn('reviewer@setu.example', 'en');
  manager = await world.signedIn('senior@setu.example', 'en');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  customer = await world.signedIn('buyer@volga.example', 'ru');
}, 240_000);
afterAll(async () => world?.close());

/** Returns the id of a review of goods in the status, assigned to the reviewer. */
const reviewIn = (status: string): string => {
  const found = demoReviews(world.clock.now()).find(
    (one) => one.status === status && one.reviewerId === userId('reviewer@setu.example'),
  );
  if (!found) throw new Error(`the demo world has no ${status} review of the reviewer`);
  return found.id;
};

const sent = (form: CardFormView): Record<string, unknown> => {
  const { files, pictures, ...values } = form.values ?? ({ files: [], pictures: [] } as never);
  return Object.fromEntries(
    Object.entries({ ...values, files: files.map(({ id }) => id), pictures: pictures.map(({ id }) => id) }).filter(
      ([, value]) => value !== null,
    ),
  );
};

describe('A card under review', () => {
  it('is returned with comments, corrected, approved, translated and published in both languages', async () => {
    const review = reviewIn('created');
    const opened = await reviewer.get<ReviewView>(`${at}/review/${review}`);
    expect(opened.review).toMatchObject({ status: 'created', moves: ['review', 'approve'] });
    const { id: sku } = opened.form.card;

    const returned = {
      action: 'reviewed',
      comments: { name: 'Which tea?', general: ' ' },
      version: opened.review.version,
    };
    expect((await reviewer.post(`${at}/review/${review}`, returned)).data).toEqual({
      route: { name: 'product_sku_review_list_page', params: {} },
    });
    expect((await reviewer.post(`${at}/review/${review}`, returned)).status).toBe(200);
    // Wait until the catalogue knows that the card may be edited again.
    await world.settle();
    const correction = await manager.get<ReviewView>(`${at}/correct/${review}`);
    expect(correction.review.comments).toEqual({ name: 'Which tea?' });
    expect(correction.review.moves).toEqual(['correct', 'set_reviewer']);

    const form = { ...sent(correction.form), name: 'Assam black tea, 50 kg bags' };
    const corrected = await manager.post(`${at}/correct/${review}`, form);
    expect([corrected.status, corrected.text]).toEqual([200, expect.any(String)]);
    await world.settle();
    const again = await reviewer.get<ReviewView>(`${at}/review/${review}`);
    expect(again.review).toMatchObject({ status: 'corrected', comments: {} });
    expect(again.review.past_comments).toMatchObject([{ round: 1, field: 'name', text: 'Which tea?' }]);
    expect(again.card.name).toBe('Assam black tea, 50 kg bags');

    const refused = await reviewer.post(`${at}/review/${review}`, { action: 'approved', comments: { name: 'x' } });
    expect([refused.status, refused.failure.data.codes]).toEqual([422, { comments: 'comments_with_approval' }]);
    const approved = await reviewer.post(`${at}/review/${review}`, { action: 'approved' });
    expect(approved.data).toEqual({ route: { name: 'product_sku_translate_page', params: { review } } });

    const page = await reviewer.get<TranslationView>(`${at}/translate/${review}`);
    expect(page.fields[0]).toMatchObject({ field: 'name', english: 'Assam black tea, 50 kg bags' });
    const russian = Object.fromEntries(page.fields.map(({ field, russian: text }) => [field, text || 'По-русски']));
    const name = 'Чёрный чай «Ассам», мешки 50 кг';
    const typed = { product_sku_ru: { name }, editor: 'e' };
    const nameField = async () => (await reviewer.get<TranslationView>(`${at}/translate/${review}`)).fields[0];
    const was = 'Assam black tea';
    await reviewer.post(`${at}/translate-autosave/${review}`, { ...typed, product_sku: { name: was }, seq: 1 });
    const changedText = { ...{ russian: name, source: 'typed' }, english_before: was, changed_since: 'translated' };
    expect(await nameField()).toMatchObject(changedText);
    const now = { name: 'Assam black tea, 50 kg bags' };
    await reviewer.post(`${at}/translate-autosave/${review}`, { ...typed, product_sku: now, seq: 2 });
    expect(await nameField()).toMatchObject({ russian: name, english_before: null, changed_since: null });
    const blank = await reviewer.post(`${at}/translate/${review}`, { product_sku_ru: { ...russian, name: ' ' } });
    expect(blank.failure.data.codes).toEqual({ 'product_sku_ru.name': 'required' });
    const done = await reviewer.post(`${at}/translate/${review}`, { product_sku_ru: { ...russian, name } });
    expect([done.status, done.text]).toEqual([200, expect.any(String)]);
    await world.settle();

    const card = await customer.get<{ card: { name: string; langs: object } }>(`/catalog/product/${sku}`);
    expect(card.card).toMatchObject({ name, draft: false });
    const notices = await supplier.get<{ messages: { type: string; title: string }[] }>('/user/notice/api/last');
    const own = card.card as unknown as { company: { short_name: string } };
    if (own.company.short_name.startsWith('Kaveri')) {
      expect(notices.messages[0]).toMatchObject({ type: 'review_completed' });
    }
  });

  it('is compared with the published version in its original language, whatever the reader’s language', async () => {
    const own = (await supplier.context()).user?.company.id;
    const list = await customer.get<{ skus: { sku_id: string }[] }>(`/company/${own}/catalog`);
    const sku = list.skus.at(-1)?.sku_id;
    const form = await manager.get<CardFormView>(`/catalog/product/${sku}/edit`);
    const before = form.values?.name ?? '';
    const name = `${before}, second crop`;
    const written = await manager.post(`/catalog/product/${sku}/edit`, { ...sent(form), name });
    expect([written.status, written.text]).toEqual([200, expect.any(String)]);
    const reader = await world.signedIn('reviewer2@setu.example', 'ru');
    const difference = await reader.get<CardDifferenceView>(`/broker/products/${sku}/difference`);
    expect(difference).toMatchObject({ before: { name: before }, after: { name } });
    expect(difference.changed).toContain('name');
  });

  it('can be filtered and sorted in the list, and opens its page', async () => {
    const self = userId('reviewer@setu.example');
    const all = await reviewer.get<ReviewListView>(`${at}?reviewers=${self}&statuses=approved,created&limit=100`);
    expect(new Set(all.list.map(({ status }) => status))).toEqual(new Set(['approved', 'created']));
    expect(all.list.every(({ reviewer: one, is_mine: isMine }) => one?.id === self && isMine)).toBe(true);
    const [first] = (await reviewer.get<ReviewListView>(`${at}?sort[name]=asc&search=tea`)).list;
    expect(first?.product_sku.name.toLowerCase()).toContain('tea');
    expect((await reviewer.get<ReviewListView>(`${at}?statuses=nonsense`)).total).toBe(0);
    const led = await reviewer.get(`${at}/redirect/${all.list[0]?.product_sku.id}`);
    expect(led).toEqual({
      route: {
        name: all.list[0]?.status === 'approved' ? 'product_sku_translate_page' : 'product_sku_review_page',
        params: { review: all.list[0]?.id },
      },
    });
  });

  it('answers an action that comes too late with its current status and the user who changed it', async () => {
    const review = reviewIn('approved');
    await manager.post(`${at}/restart/${review}`, {});
    const late = await reviewer.post(`${at}/translate/${review}`, { product_sku_ru: { name: 'Чай' } });
    expect([late.status, late.failure.data.current]).toMatchObject([409, { status: 'created', moved_by: /./ }]);
  });
});

describe('Translation tools', () => {
  it('report that machine translation is not available', async () => {
    const reply = await supplier.post('/api/translate-text', { text: 'Black tea' });
    expect([reply.status, reply.failure]).toMatchObject([503, { message: 'Translation failed' }]);
    expect(reply.failure.data.error).toEqual({ text: 'Translation failed' });
  });

  it('store each term once and list the terms in a text', async () => {
    const term = { en: 'Guar gum', ru: 'гуаровая камедь', note: '' };
    await Promise.all([1, 2, 3].map(() => reviewer.post('/broker/glossary', term)));
    const { list } = await manager.get<{ list: { id: string; en: string }[] }>('/broker/glossary?search=guar');
    expect(list).toMatchObject([{ en: 'Guar gum' }]);
    const duplicate = await reviewer.post('/broker/glossary', { ...term, en: 'GUAR GUM', ru: 'камедь' });
    expect([duplicate.status, duplicate.failure.data.codes]).toEqual([422, { en: 'term_taken' }]);
    const memory = await reviewer.get('/broker/translation-memory?text=Refined guar gum, food grade');
    expect(memory).toMatchObject({ terms: expect.arrayContaining([expect.objectContaining({ en: 'Guar gum' })]) });
    await reviewer.post('/broker/glossary', { remove: list[0]?.id });
    expect(await manager.get('/broker/glossary?search=guar')).toMatchObject({ total: 0 });
  });
});
