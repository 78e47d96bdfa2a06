import type {
  CategoryView,
  InvitationListView,
  PaperListView,
  PaperView,
  RequestPageView,
  RequestView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { downloaded } from './downloaded.js';
import { startWorld, type World } from './world.js';

const fileName = 'Паспорт Канарейкиной.pdf';
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

const offerFile = 'Chidiya quote.pdf';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

let world: World;
let buyer: Browser;
let supplier: Browser;
/** Another invited supplier, besides the card's own. */
let invited: Browser;
let manager: Browser;
let requestId: string;
/** The supplier's conversation with the broker. */
let channel: string;
/** The request as a manager sees it, with all names. */
let full: RequestView;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  invited = await world.signedIn('supplier@deccan.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'ru');
  const own = (await supplier.context()).user?.company.id ?? '';
  const cards = await buyer.get<CategoryView>('/catalog/category/?f_search=чай&limit=100');
  const sku = cards.pagination.items.find(({ company }) => company.id === own)?.sku_id ?? '';
  const made = await buyer.call(`/customer/request/create-from-product/${sku}`);
  expect([sku === '', made.status]).toEqual([false, 204]);
  requestId = (made.headers.get('location') ?? '').split('/').at(-1) ?? '';
  const id = await upload(buyer, fileName);
  await buyer.post(`/request/publish/${requestId}`, { count: 3, comment: 'Образец', files: [id] });
  for (const status of ['in_work', 'send_to_supplier'])
    await manager.post(`/request/update-status/${requestId}`, { status });
  const other = (await invited.context()).user?.company.id;
  await manager.post(`/request/${requestId}/invitations`, { suppliers: [other] });
  await world.settle();
  for (const [browser, value] of [
    [supplier, 90_000],
    [invited, 80_000],
  ] as const) {
    const files = [await upload(browser, offerFile)];
    const terms = { inco_place: 'Chidiya yard', comment: 'Ask for Chidiya', valid_until: inDays(30) };
    const offer = { price: { value, currency: 'INR' }, lead_days: 20, ...terms, files };
    const submitted = await browser.post<{ id: string }>(`/request/${requestId}/offer`, offer);
    expect(
      (await manager.post(`/request/${requestId}/offers/${submitted.data.id}/share`, { shared: true })).status,
    ).toBe(200);
  }
  await world.settle();
  full = (await manager.get<RequestPageView>(`/broker/preview/${requestId}`)).request;
  channel = full.channels.find(({ supplier: of }) => of?.id === own)?.channel ?? '';
  for (const [browser, place, text] of [
    [buyer, 'customer', 'Сообщение Канарейкиной'],
    [supplier, channel, 'We can do it'],
    [manager, channel, 'Please quote'],
  ] as const)
    expect((await browser.post(`/request/${requestId}/messages/${place}`, { text, asks: true })).status).toBe(200);
  await world.settle();
}, 240_000);
afterAll(async () => world?.close());

async function upload(browser: Browser, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), name);
  return (await browser.call<{ id: string }>('/api/upload-file', { method: 'POST', raw: form })).data.id;
}

const preview = (browser: Browser) => browser.call<RequestPageView>(`/request/customer/preview/${requestId}`);

/** Returns the names and the full text of a user's files: the document of the request, and the exported list. */
async function files(browser: Browser, list: string): Promise<string[]> {
  const documentsPath = `/request/${requestId}/papers`;
  const { id } = (await browser.post<PaperView>(documentsPath, { kind: 'request' })).data;
  const made = async () =>
    (await browser.get<PaperListView>(documentsPath)).list.find((paper) => paper.id === id)?.state;
  await expect.poll(made, { timeout: 40_000, interval: 200 }).toBe('ready');
  const all = [`${documentsPath}/${id}`, list].map((path) => downloaded(world.origin, browser, path));
  return (await Promise.all(all)).map(({ status, name, text }) => {
    expect([status, text.includes(full.numeric_hash)]).toEqual([200, true]);
    return `${name} ${text}`;
  });
}

/** Returns everything a party can read about the request, as text. */
const answers = async (browser: Browser): Promise<string[]> => {
  const paths = [
    `/request/customer/preview/${requestId}`,
    `/request/api/statuses-events/${requestId}`,
    `/request/status-history/${requestId}`,
    `/request/${requestId}/milestones`,
    ...['offer', 'offers', 'invitations', 'papers'].map((part) => `/request/${requestId}/${part}`),
    '/supplier/requests?limit=100',
    '/supplier/requests?status=send_to_supplier,offer_received',
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

describe('Before the contract, over HTTP', () => {
  it('no answer or notification names the customer’s users to the supplier', async () => {
    const { author, contact_info: contact, customer } = full;
    const named = [author.surname, author.id, contact?.surname, contact?.phone, contact?.email];
    const words = [...named, customer?.inn, customer?.short_name, 'Канарейкин'].filter(Boolean) as string[];
    expect(words.length).toBe(8);
    const reading = [supplier, invited].map(async (browser) => [
      ...(await answers(browser)),
      ...(await files(browser, '/supplier/requests/export?status=send_to_supplier,offer_received')),
    ]);
    const texts = (await Promise.all(reading)).flat();
    for (const text of texts) for (const word of words) expect(text).not.toContain(word);
    const { request } = (await preview(supplier)).data;
    expect(request.author).toEqual(full.broker_manager);
    // The supplier's history starts with the sending.
    expect(request.status_events.map(({ by }) => by?.id)).toEqual([full.broker_manager?.id]);
  });

  it('no supplier learns about another supplier', async () => {
    const [own, other] = [(await supplier.context()).user, (await invited.context()).user];
    for (const [browser, of] of [
      [supplier, other],
      [invited, own],
    ] as const) {
      const words = [of?.company.id, of?.company.short_name, of?.id, of?.surname].filter(Boolean) as string[];
      expect(words).toHaveLength(4);
      const texts = [
        (await preview(browser)).text,
        ...(await files(browser, '/supplier/requests/export?status=send_to_supplier,offer_received')),
      ];
      const notices = await browser.call('/user/notice/list/all?limit=100');
      for (const text of [...texts, notices.text]) for (const word of words) expect(text).not.toContain(word);
    }
  });

  it('a file has a neutral name for the supplier, and its own for the customer', async () => {
    const file = (await preview(supplier)).data.request.last_customer_condition.files[0];
    expect(file?.original_name).toBe('attachment-1.pdf');
    const neutral = await supplier.call(file?.url ?? '');
    expect(neutral.headers.get('content-disposition')).toBe('attachment; filename=attachment-1.pdf');
    const ownFile = (await preview(buyer)).data.request.last_customer_condition.files[0];
    const own = await buyer.call(ownFile?.url ?? '');
    expect(own.headers.get('content-disposition')).toContain(encodeURIComponent(fileName));
  });

  it('no answer or notification names the supplier’s users to the customer, even after a rejection', async () => {
    // The card's supplier can reject the request only if no other supplier is invited.
    const { list } = await manager.get<InvitationListView>(`/request/${requestId}/invitations`);
    const other = (await invited.context()).user;
    const invitation = list.find(({ supplier: of }) => of.id === other?.company.id)?.id;
    await manager.post(`/request/${requestId}/invitations/${invitation}/withdraw`);
    const reason = { reject_reason: 'bad_delivery', reject_comment: 'No stock' };
    const rejected = await supplier.post(`/request/update-status/${requestId}`, {
      status: 'rejected_by_supplier',
      ...reason,
    });
    expect(rejected.status).toBe(200);
    await world.settle();
    const seller = (await supplier.context()).user;
    const named = [seller?.surname, seller?.id, other?.surname, other?.id, other?.company.id, 'Chidiya'];
    const words = named.filter((word): word is string => typeof word === 'string');
    expect(words.length).toBe(6);
    const lists = '/customer/requests/export?status=rejected_by_supplier';
    const texts = [...(await answers(buyer)), ...(await files(buyer, lists))];
    for (const text of texts) for (const word of words) expect(text).not.toContain(word);
    const { request } = (await preview(buyer)).data;
    expect(request.status_events.at(-1)?.by).toEqual(full.broker_manager);
  });
});
