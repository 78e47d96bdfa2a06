import type {
  CardFormView,
  CompanyCatalogView,
  FileView,
  HsCodesView,
  HsSuggestionsView,
  ProductView,
  ReviewListView,
} from '@setu/contract';
import { demoCards, userId } from '@setu/demo-world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let supplier: Browser;
let visitor: Browser;
let company: string;

beforeAll(async () => {
  world = await startWorld();
  supplier = await world.signedIn('supplier@deccan.example', 'ru');
  visitor = world.browser('en');
  company = (await supplier.context()).user?.company.id ?? '';
}, 240_000);
afterAll(() => world?.close());

const upload = async (browser: Browser, name: string, bytes: string | Uint8Array<ArrayBuffer>): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([bytes]), name);
  return (await browser.call<FileView>('/api/upload-file', { method: 'POST', raw: form })).data.id;
};
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const picture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2f7f5f' } })
      .png()
      .toBuffer(),
  );
const ownCard = () => demoCards().find((card) => card.companyId === company && card.type === 'product');

/** Returns the fields that the form of an opened card sends. */
const sent = ({ values }: CardFormView) => ({
  ...values,
  files: values?.files.map(({ id, valid_until }) => ({ id, valid_until })),
  pictures: values?.pictures.map(({ id }) => id),
});

/** Lets the reviewer return a card, so that its supplier can edit it again. */
const returnCard = async (vendorCode: string): Promise<void> => {
  const senior = await world.signedIn('senior@setu.example', 'ru');
  const { list } = await senior.get<ReviewListView>(`/broker/product-reviews?search=${vendorCode}`);
  const email = ['reviewer@setu.example', 'reviewer2@setu.example'].find(
    (one) => userId(one) === list[0]?.reviewer?.id,
  );
  const reviewer = await world.signedIn(email ?? '', 'ru');
  const returned = { action: 'reviewed', comments: { general: 'Приложите сертификат' } };
  expect((await reviewer.post(`/broker/product-reviews/review/${list[0]?.id}`, returned)).status).toBe(200);
  await world.settle();
};

it('a supplier saves a card with its files, and the files stay hidden from anonymous visitors', async () => {
  const opened = await supplier.get<CardFormView>(`/catalog/product/${ownCard()?.id}/edit`);
  const { card, values } = await supplier.get<CardFormView>(`/company/${company}/products/create`);
  expect([card.state, values]).toEqual(['new', null]);
  const [shown, paper] = [await upload(supplier, 'p.png', await picture()), await upload(supplier, 'a.pdf', pdf)];
  const body = { ...sent(opened), id: card.id, vendor_code: 'NEW-1', version: undefined };
  const path = `/company/${company}/products/create`;
  const refused = await supplier.post(path, { ...body, pictures: [paper] });
  expect([refused.status, refused.failure.data.codes]).toEqual([422, { 'pictures.0': 'not_picture' }]);
  const foreign = await upload(await world.signedIn('supplier@kaveri.example'), 'f.png', await picture());
  expect((await supplier.post(path, { ...body, pictures: [foreign] })).failure.data.codes).toEqual({
    'pictures.0': 'file_unknown',
  });
  const complete = { ...body, pictures: [shown], files: [{ id: paper, valid_until: '2099-01-01' }] };
  for (const _ of [1, 2]) {
    const { data } = await supplier.post<{ id: string; version: number }>(path, complete);
    expect(data).toMatchObject({ id: card.id, version: 1 });
  }
  await world.settle();
  const form = await supplier.get<CardFormView>(`/catalog/product/${card.id}/edit`);
  expect(form.values).toMatchObject({ pictures: [{ id: shown }], files: [{ id: paper, valid_until: '2099-01-01' }] });
  expect((await visitor.call(`/media/file/${shown}/p.webp`)).status).toBe(404);
  expect((await visitor.call(`/catalog/product/${card.id}`)).status).toBe(404);
  const { skus, permissions } = await supplier.get<CompanyCatalogView>(`/company/${company}/catalog?f_search=NEW-1`);
  expect(skus).toMatchObject([{ sku_id: card.id, draft: true, has_draft: true }]);
  expect(permissions).toEqual(['edit', 'delete', 'product_create']);
  const certificate = () => {
    const raw = new FormData();
    raw.append('file', new Blob([pdf]), 'eac.pdf');
    raw.append('valid_until', '2098-12-31');
    return supplier.call<FileView>(`/sku/certificates/create/${card.id}`, { method: 'POST', raw });
  };
  expect((await certificate()).status).toBe(409);
  await returnCard('NEW-1');
  const added = await certificate();
  expect(added.data.original_name).toBe('eac.pdf');
  const withAdded = await supplier.get<CardFormView>(`/catalog/product/${card.id}/edit`);
  expect(withAdded.values?.files.find(({ id }) => id === added.data.id)?.valid_until).toBe('2098-12-31');
  const removed = await supplier.call(`/sku/certificates/delete/${card.id}/${paper}`, { method: 'DELETE' });
  expect(removed.status).toBe(200);
  const old = await supplier.post(`/catalog/product/${card.id}/edit`, { ...sent(form), name: 'Late' });
  expect([old.status, old.failure.data.current]).toEqual([409, { status: 'draft', version: 3 }]);
});

it('a deleted card disappears for anonymous visitors, and a cart that contains it says so', async () => {
  const card = ownCard();
  const buyer = await world.signedIn('buyer@volga.example', 'ru');
  await buyer.post('/basket/products/add', { id: card?.id });
  expect((await visitor.get<ProductView>(`/catalog/product/${card?.id}`)).card.sku_id).toBe(card?.id);
  expect((await supplier.call(`/catalog/product/${card?.id}`, { method: 'DELETE' })).status).toBe(200);
  await world.settle();
  expect((await visitor.call(`/catalog/product/${card?.id}`)).status).toBe(404);
  const { list } = (
    await buyer.post<{ list: { available: boolean; product_sku: { sku_id: string } }[] }>('/basket/items', {})
  ).data;
  expect(list.find(({ product_sku }) => product_sku.sku_id === card?.id)?.available).toBe(false);
});

it('HS codes are searched in the reader’s language', async () => {
  const { codes } = await visitor.get<HsCodesView>(`/catalog/hs?q=${encodeURIComponent('насосы центробежные')}`);
  expect(codes[0]).toMatchObject({ code: '841370', chapter: '84', name: 'Other centrifugal pumps' });
  expect(codes[0]?.sku_count).toBeGreaterThan(0);
});

describe('Suggested HS codes', () => {
  const path = (name: string, language = 'ru') =>
    `/api/hs-codes/suggestions?${new URLSearchParams({ [`name_${language}`]: name })}`;

  it('come with their path and the reasons in the reader’s language, and are open to everyone', async () => {
    const { suggestions } = await visitor.get<HsSuggestionsView>(path('Насос центробежный'));
    const [first] = suggestions;
    expectNames(first, 'code, name, other_name, path, words, similar_count, examples, rates');
    expect(first).toMatchObject({
      ...{ code: '841370', name: 'Other centrifugal pumps', words: ['насос', 'центробежный'] },
      path: [{ code: '84' }, { code: '8413', name: expect.stringMatching(/pumps/i) }],
    });
    expect(first?.similar_count).toBeGreaterThan(0);
    expect(first?.examples[0]?.name).toMatch(/pump/i);
    expect((await visitor.get<HsSuggestionsView>(path('ъъъ'))).suggestions).toEqual([]);
  });

  it('have duty and VAT for all but suppliers, like a searched code', async () => {
    const rates = { duty: expect.objectContaining({ kind: 'percent' }), vat: expect.objectContaining({ percent: 22 }) };
    for (const browser of [visitor, await world.signedIn('manager@setu.example')]) {
      const { suggestions } = await browser.get<HsSuggestionsView>(path('Centrifugal pump', 'en'));
      const searched = await browser.get<HsCodesView>('/catalog/hs?q=841370');
      expect([suggestions[0]?.rates, searched.rates]).toEqual([rates, rates]);
    }
    for (const address of [path('Centrifugal pump', 'en'), '/catalog/hs?q=841370']) {
      expect((await supplier.call(address)).text).not.toMatch(/rates|duty|vat/);
    }
  });

  it('reject a name that is too long and an id that is none', async () => {
    expect((await visitor.call(path('x'.repeat(301), 'en'))).status).toBe(422);
    expect((await visitor.call(`${path('Pump', 'en')}&category=1`)).status).toBe(422);
  });
});
