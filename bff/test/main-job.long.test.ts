import type {
  CategoryView,
  NoticeListView,
  PageContext,
  ProductView,
  RequestListView,
  RequestPageView,
  SuggestionsView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let manager: Browser;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
}, 240_000);

afterAll(async () => world?.close());

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const upload = async (browser: Browser): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'Техническое задание.pdf');
  return (await browser.call<{ id: string }>('/api/upload-file', { method: 'POST', raw: form })).data.id;
};

const someCard = async (search: string): Promise<string> => {
  const list = await buyer.get<CategoryView>(`/catalog/category/?f_search=${encodeURIComponent(search)}`);
  return list.pagination.items.find((card) => card.price_mode !== 'request')?.sku_id ?? '';
};

const draftOf = async (sku: string): Promise<string> => {
  const reply = await buyer.call(`/customer/request/create-from-product/${sku}`);
  expect(reply.status).toBe(204);
  return (reply.headers.get('location') ?? '').split('/').at(-1) ?? '';
};

/** Returns the number in the header. A busy service may leave it out, so the test reads it again. */
const unread = (browser: Browser): Promise<number> =>
  vi.waitFor(
    async () => {
      const { notices } = (await browser.get<PageContext>('/api/page-context')).counters;
      if (notices === undefined) throw new Error('the header has no count of notifications');
      return notices;
    },
    { timeout: 10_000 },
  );

describe('The main journey', () => {
  it('a buyer finds a product and sends a request, a broker accepts it, and the buyer is notified', async () => {
    const suggested = await buyer.get<SuggestionsView>('/catalog/search/autocomplete-products?q=чай');
    const [sku] = suggested.skus;
    const product = await buyer.get<ProductView>(`/catalog/product/${sku?.category_id}/${sku?.sku_id}`);
    expect(product.actions).toEqual({ add_to_cart: true, request: 'allowed' });

    const added = await buyer.post<{ product_count: number }>('/basket/products/add', { id: sku?.sku_id });
    expect(added.data.product_count).toBeGreaterThan(0);
    const lines = (await buyer.post<{ list: { id: string; product_sku: { sku_id: string } }[] }>('/basket/items', {}))
      .data.list;
    const line = lines.find((entry) => entry.product_sku.sku_id === sku?.sku_id);
    const opened = await buyer.call(`/basket/basket-to-request/${line?.id}`);
    const draft = (opened.headers.get('location') ?? '').split('/').at(-1) ?? '';

    const saved = await buyer.post(`/request/first-step-save/${draft}`, {
      count: '24',
      comment: 'Нужны образцы',
      editor: 'e1',
      seq: 1,
    });
    expect(saved.status).toBe(200);
    const file = await upload(buyer);
    const published = await buyer.post<{ route: { name: string } }>(`/request/publish/${draft}`, {
      count: 24,
      comment: 'Нужны образцы',
      files: [file],
    });
    expect(published.data.route).toEqual({ name: 'request_for_customer_page', params: { requestEntity: draft } });

    await world.settle();
    const queue = await manager.get<RequestListView>('/broker/request-from-catalog-list');
    expect(queue.list[0]?.id).toBe(draft);
    const before = await unread(buyer);
    const accepted = await manager.post<RequestPageView>(`/request/update-status/${draft}`, { status: 'in_work' });
    expect(accepted.data.request.status).toBe('in_work');
    await world.settle();
    expect(await unread(buyer)).toBe(before + 1);

    const last = await buyer.get<NoticeListView>('/user/notice/api/last');
    expect(last.messages[0]?.text).toContain('Запрос принят в работу');
    const redirect = await buyer.visit(`/user/notice/entity_redirect/${last.messages[0]?.id}`);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, `/request/customer/preview/${draft}`]);
    const download = await manager.call(`/media/file/${file}/x.pdf`);
    expect([download.status, download.text]).toEqual([200, pdf]);
  });

  it('a double click on publish creates one request and one notification for each manager', async () => {
    const draft = await draftOf(await someCard('подшипник'));
    await world.settle();
    const before = await unread(manager);
    const content = { count: 2, comment: 'Дважды нажали' };
    const replies = await Promise.all([
      buyer.post(`/request/publish/${draft}`, content),
      buyer.post(`/request/publish/${draft}`, content),
    ]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
    await world.settle();
    expect(await unread(manager)).toBe(before + 1);
    const other = await buyer.post(`/request/publish/${draft}`, { count: 3, comment: 'Другое' });
    expect([other.status, other.failure.data.error]).toEqual([409, 'already_published']);
  });

  it('autosaves that arrive in reverse order store the latest text', async () => {
    const draft = await draftOf(await someCard('кабель'));
    const save = (seq: number) =>
      buyer.post<{ dropped: boolean }>(`/request/first-step-save/${draft}`, {
        comment: `текст ${seq}`,
        editor: 'form',
        seq,
      });
    expect((await save(3)).data.dropped).toBe(false);
    expect((await save(2)).data.dropped).toBe(true);
    const page = await buyer.get<RequestPageView>(`/request/first-step/${draft}`);
    expect(page.request.last_customer_condition.comment).toBe('текст 3');
  });

  it('a request cannot skip a status, and only one of two competing managers wins', async () => {
    const draft = await draftOf(await someCard('ткань'));
    await buyer.post(`/request/publish/${draft}`, { count: 5, comment: 'Гонка' });
    const jump = await manager.post(`/request/update-status/${draft}`, { status: 'contracted' });
    expect([jump.status, jump.failure.data.current?.status]).toEqual([409, 'new']);
    const second = await world.signedIn('manager2@setu.example', 'en');
    const moves = await Promise.all(
      [manager, second].map((who) =>
        who.post(`/request/update-status/${draft}`, { status: 'in_work', version: undefined }),
      ),
    );
    expect(moves.map((reply) => reply.status).filter((status) => status === 200)).toHaveLength(1);
  });

  it('wrong fields on publish are reported in the reader’s language, and no text is lost', async () => {
    const draft = await draftOf(await someCard('насос'));
    const reply = await buyer.post(`/request/publish/${draft}`, { count: '0', comment: '  ', files: [] });
    expect(reply.status).toBe(422);
    expect(reply.failure.data.codes).toEqual({ count: 'min', comment: 'required' });
    expect((reply.failure.data.error as Record<string, string>).comment).toBe('Заполните это поле');
    expect((await buyer.get<RequestPageView>(`/request/first-step/${draft}`)).request.status).toBe('draft');
  });

  it('the buyer’s browser receives a new notification without polling', async () => {
    const draft = await draftOf(await someCard('станок'));
    await buyer.post(`/request/publish/${draft}`, { count: 1, comment: 'Живое уведомление' });
    const stop = new AbortController();
    const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const stream = await fetch(`${world.origin}/user/notice/api/last`, {
      headers: { Accept: 'text/event-stream', Cookie: cookie },
      signal: stop.signal,
    });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let received = '';
    const hear = async (event: string): Promise<void> => {
      while (!received.includes(`event: ${event}`)) received += (await reader?.read())?.value ?? '';
    };
    await hear('count');
    await manager.post(`/request/update-status/${draft}`, { status: 'in_work' });
    await hear('notice');
    stop.abort();
    expect(received).toContain('unReadMessageCount');
  });
});

describe('Repeating a call', () => {
  it('with the same key publishes once, and different content is rejected', async () => {
    const draft = await draftOf(await someCard('насос'));
    const key = { 'Idempotency-Key': 'one-opened-form' };
    const content = { count: 4, comment: 'По ключу' };
    const replies = await Promise.all([1, 2, 3].map(() => buyer.post(`/request/publish/${draft}`, content, key)));
    expect(replies.map((reply) => reply.status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map((reply) => reply.text)).size).toBe(1);
    const other = await buyer.post(`/request/publish/${draft}`, { ...content, count: 5 }, key);
    expect([other.status, other.failure.data.error]).toEqual([422, 'idempotency_key_reused']);
    const long = await buyer.post(`/request/publish/${draft}`, content, { 'Idempotency-Key': 'k'.repeat(201) });
    expect(long.failure.data.codes).toEqual({ 'Idempotency-Key': 'length_max' });
  });

  it('with the same key adds to the cart once, and a new key adds again', async () => {
    const id = await someCard('насос');
    const countIn = async () => {
      type Lines = { list: { count: number; product_sku: { sku_id: string } }[] };
      const { list } = (await buyer.post<Lines>('/basket/items', { pagination: { limit: 100 } })).data;
      return list.find(({ product_sku }) => product_sku.sku_id === id)?.count ?? 0;
    };
    const add = (key: string) => buyer.post('/basket/products/add', { id, count: 3 }, { 'Idempotency-Key': key });
    const before = await countIn();
    const replies = await Promise.all([add('tab'), add('tab')]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect((await countIn()) - before).toBe(3);
    await add('second-press');
    expect((await countIn()) - before).toBe(6);
  });

  it('with the same key makes one transition', async () => {
    const draft = await draftOf(await someCard('кабель'));
    await buyer.post(`/request/publish/${draft}`, { count: 4, comment: 'Ход по ключу' });
    const key = { 'Idempotency-Key': 'one-click' };
    const move = () => manager.post<RequestPageView>(`/request/update-status/${draft}`, { status: 'in_work' }, key);
    const replies = [await move(), await move()];
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(replies[1]?.data.request.status_events.filter(({ status }) => status === 'in_work')).toHaveLength(1);
  });
});
