import type { CategoryView, RequestPageView, RequestView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

const fileName = 'Паспорт Канарейкиной.pdf';
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

let world: World;
let buyer: Browser;
let supplier: Browser;
let manager: Browser;
let requestId: string;
/** The supplier's conversation with the broker. */
let channel: string;
/** The request as a manager sees it: everybody by name. */
let whole: RequestView;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'ru');
  const own = (await supplier.context()).user?.company.id ?? '';
  const cards = await buyer.get<CategoryView>('/catalog/category/?f_search=чай&limit=100');
  const sku = cards.pagination.items.find(({ company }) => company.id === own)?.sku_id ?? '';
  const made = await buyer.call(`/customer/request/create-from-product/${sku}`);
  expect([sku === '', made.status]).toEqual([false, 204]);
  requestId = (made.headers.get('location') ?? '').split('/').at(-1) ?? '';
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), fileName);
  const { id } = (await buyer.call<{ id: string }>('/api/upload-file', { method: 'POST', raw: form })).data;
  await buyer.post(`/request/publish/${requestId}`, { count: 3, comment: 'Образец', files: [id] });
  for (const status of ['in_work', 'send_to_supplier'])
    await manager.post(`/request/update-status/${requestId}`, { status });
  await world.settle();
  whole = (await manager.get<RequestPageView>(`/broker/preview/${requestId}`)).request;
  channel = whole.channels.find(({ supplier: of }) => of !== null)?.channel ?? '';
  for (const [browser, place, text] of [
    [buyer, 'customer', 'Сообщение Канарейкиной'],
    [supplier, channel, 'We can do it'],
    [manager, channel, 'Please quote'],
  ] as const)
    expect((await browser.post(`/request/${requestId}/messages/${place}`, { text, asks: true })).status).toBe(200);
  await world.settle();
}, 120_000);
afterAll(async () => world?.close());

const preview = (browser: Browser) => browser.call<RequestPageView>(`/request/customer/preview/${requestId}`);

/** Everything the supplier can ask of the request, as text. */
const answers = async (browser: Browser): Promise<string[]> => {
  const paths = [
    `/request/customer/preview/${requestId}`,
    `/request/api/statuses-events/${requestId}`,
    `/request/status-history/${requestId}`,
    `/request/${requestId}/milestones`,
    '/supplier/requests?limit=100',
    '/supplier/requests?status=send_to_supplier',
    '/user/desk',
    '/user/notice/list/all?limit=100',
    '/user/notice/api/last',
    '/api/page-context',
    ...['customer', channel].map((name) => `/request/${requestId}/messages/${name}`),
    '/user/account',
  ];
  const replies = await Promise.all(paths.map((path) => browser.call(path)));
  return replies.map(({ text }) => text);
};

describe('before the contract, over HTTP', () => {
  it('no answer and no notice names the customer’s people to the supplier', async () => {
    const { author, contact_info: contact, customer } = whole;
    const named = [author.surname, author.id, contact?.surname, contact?.phone, contact?.email];
    const words = [...named, customer?.inn, customer?.short_name, 'Канарейкин'].filter(Boolean) as string[];
    expect(words.length).toBe(8);
    for (const text of await answers(supplier)) for (const word of words) expect(text).not.toContain(word);
    const { request } = (await preview(supplier)).data;
    expect(request.author).toEqual(whole.broker_manager);
    expect(request.status_events.map(({ by }) => by?.id)).toEqual(
      Array.from({ length: 4 }, () => whole.broker_manager?.id),
    );
  });

  it('a file comes to the supplier under a neutral name, to the customer under its own', async () => {
    const file = (await preview(supplier)).data.request.last_customer_condition.files[0];
    expect(file?.original_name).toBe('attachment-1.pdf');
    const neutral = await supplier.call(file?.url ?? '');
    expect(neutral.headers.get('content-disposition')).toBe('attachment; filename=attachment-1.pdf');
    const mine = (await preview(buyer)).data.request.last_customer_condition.files[0];
    const own = await buyer.call(mine?.url ?? '');
    expect(own.headers.get('content-disposition')).toContain(encodeURIComponent(fileName));
  });

  it('no answer and no notice names the supplier’s people to the customer, who rejects included', async () => {
    const reason = { reject_reason: 'bad_delivery', reject_comment: 'No stock' };
    const rejected = await supplier.post(`/request/update-status/${requestId}`, {
      status: 'rejected_by_supplier',
      ...reason,
    });
    expect(rejected.status).toBe(200);
    await world.settle();
    const seller = (await supplier.context()).user;
    const words = [seller?.surname, seller?.id].filter((word): word is string => typeof word === 'string');
    expect(words.length).toBe(2);
    for (const text of await answers(buyer)) for (const word of words) expect(text).not.toContain(word);
    const { request } = (await preview(buyer)).data;
    expect(request.status_events.at(-1)?.by).toEqual(whole.broker_manager);
  });
});
