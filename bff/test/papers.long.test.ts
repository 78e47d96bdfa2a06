import { createHash } from 'node:crypto';
import type {
  CategoryView,
  ErasureView,
  LastNoticesView,
  PaperListView,
  PaperView,
  RequestPageView,
} from '@setu/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let rival: Browser;
let supplier: Browser;
let manager: Browser;
let request: string;
let names: { customer: string[]; supplier: string };
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'ru');
  const own = (await supplier.context()).user?.company;
  const cards = await buyer.get<CategoryView>('/catalog/category/?f_search=чай&limit=100');
  const sku = cards.pagination.items.find(({ company }) => company.id === own?.id)?.sku_id ?? '';
  const made = await buyer.call(`/customer/request/create-from-product/${sku}`);
  request = (made.headers.get('location') ?? '').split('/').at(-1) ?? '';
  await buyer.post(`/request/publish/${request}`, { count: 3, comment: 'Нужен образец', files: [] });
  for (const status of ['in_work', 'send_to_supplier'])
    expect((await manager.post(`/request/update-status/${request}`, { status })).status).toBe(200);
  await world.settle();
  const { customer, contact_info: contact } = (await manager.get<RequestPageView>(`/broker/preview/${request}`))
    .request;
  const customers = [customer?.short_name, customer?.inn, contact?.surname, contact?.phone, contact?.email];
  names = { customer: customers.filter((name): name is string => Boolean(name)), supplier: own?.short_name ?? '' };
}, 240_000);
afterAll(() => world?.close());

const path = () => `/request/${request}/papers`;
const list = (browser: Browser) => browser.get<PaperListView>(path());

/** Creates a document and waits until it is ready. */
async function made(browser: Browser, kind: PaperView['kind']): Promise<PaperView> {
  const { id } = (await browser.post<PaperView>(path(), { kind })).data;
  const one = async () => (await list(browser)).list.find((paper) => paper.id === id);
  await expect.poll(async () => (await one())?.state, { timeout: 40_000, interval: 300 }).toBe('ready');
  return (await one()) as PaperView;
}

/** Returns the text of a document and the hash of its bytes. */
async function read(browser: Browser, paper: PaperView): Promise<{ text: string; sha256: string }> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${world.origin}${path()}/${paper.id}`, { headers: { Cookie: cookie } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(answer.headers.get('content-disposition')).toContain(paper.name);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), sha256 };
}

describe('Documents of a request', () => {
  it('are created once for the same content, stored with their hash, and announced by a notification', async () => {
    expect(await list(buyer)).toEqual({ list: [], open: ['request'] });
    const paper = await made(buyer, 'request');
    const { text, sha256 } = await read(buyer, paper);
    expect([paper.version, paper.sha256]).toEqual([1, sha256]);
    for (const name of [...names.customer, 'Нужен образец', 'Количество: 3', 'Quantity: 3'])
      expect(text).toContain(name);
    expect((await buyer.post<PaperView>(path(), { kind: 'request' })).data).toEqual(paper);
    await world.settle();
    const { messages } = await buyer.get<LastNoticesView>('/user/notice/api/last');
    expect(messages.map(({ type }) => type)).toContain('paper_ready');
  });

  it('do not name customer and supplier to each other before the contract', async () => {
    const customers = await read(buyer, (await list(buyer)).list[0] as PaperView);
    expect(customers.text).not.toContain(names.supplier);
    const suppliers = await read(supplier, await made(supplier, 'request'));
    for (const name of names.customer) expect(suppliers.text).not.toContain(name);
    expect(suppliers.text).toContain(names.supplier);
    const brokers = await read(manager, await made(manager, 'request'));
    for (const name of [...names.customer, names.supplier]) expect(brokers.text).toContain(name);
  });

  it('are available only to their own company', async () => {
    const [own] = (await list(buyer)).list;
    for (const other of [rival, supplier, manager]) expect((await other.call(`${path()}/${own?.id}`)).status).toBe(404);
    expect((await rival.call(path())).status).toBe(404);
    expect((await rival.post(path(), { kind: 'request' })).status).toBe(404);
  });

  it('of the contract are refused until there is a contract', async () => {
    const refused = await buyer.post(path(), { kind: 'specification' });
    expect([refused.status, refused.failure.data.error]).toEqual([409, 'paper_not_open']);
    expect((await buyer.post(path(), { kind: 'nonsense' })).status).toBe(422);
  });

  it('contain more after the contract: they get a new version, and the contract’s own documents become available', async () => {
    const supplierId = (await supplier.context()).user?.company.id;
    const validUntil = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
    const offer = { price: { value: 1200, currency: 'INR' }, lead_days: 20, valid_until: validUntil };
    expect((await supplier.post(`/request/${request}/offer`, offer)).status).toBe(200);
    for (const move of [
      { status: 'offer_received', offer_price: { value: 1000.5, currency: 'INR' } },
      { status: 'supplier_selected' },
      {
        ...{ status: 'contracted', contract_price: { value: 1000.01, currency: 'INR' }, supplier_id: supplierId },
        payment: { amount: 250, currency: 'INR' },
      },
    ])
      expect([move.status, (await manager.post(`/request/update-status/${request}`, move)).status]).toEqual([
        move.status,
        200,
      ]);
    const again = await made(buyer, 'request');
    expect(again.version).toBe(2);
    expect((await read(buyer, again)).text).toContain(names.supplier);
    expect((await list(buyer)).open.slice(0, 3)).toEqual(['request', 'specification', 'proforma_advance']);
    const { text } = await read(supplier, await made(supplier, 'proforma_advance'));
    for (const name of [
      names.customer[0],
      names.supplier,
      'К оплате. Аванс',
      'Amount due. Advance',
      '₹250.00',
      '1,000.01',
    ])
      expect(text).toContain(name);
    const compared = await read(manager, await made(manager, 'offers'));
    for (const name of [names.supplier, '₹1,200.00', 'Comparison of offers']) expect(compared.text).toContain(name);
    expect((await buyer.post(path(), { kind: 'offers' })).failure.data.error).toBe('paper_not_open');
  }, 120_000);

  it('are generated again without the name of an erased author, for every party', async () => {
    const colleague = await world.signedIn('buyer2@volga.example', 'ru');
    const sides = [colleague, manager, supplier];
    await made(supplier, 'request');
    const before = await Promise.all(sides.map(async (side) => (await list(side)).list));
    const { heirs } = await buyer.get<ErasureView>('/user/delete');
    const leave = { current_password: 'Setu-demo-1', heir: heirs[0]?.id ?? '' };
    expect((await buyer.post('/user/delete', leave)).status).toBe(200);
    world.clock.advance(31 * 24 * 3_600_000);
    await world.services.identity.deps.write(({ jobs }) => jobs.add('identity.erase-people'));
    const { db } = world.services.request.deps;
    const formerUsers = async () => (await db('former_paper').where({ request_id: request })).length;
    await expect.poll(formerUsers, { timeout: 60_000, interval: 300 }).toBeGreaterThan(0);
    await world.settle();
    const again = [
      await world.signedIn('buyer2@volga.example', 'ru'),
      await world.signedIn('manager@setu.example', 'ru'),
      await world.signedIn('supplier@kaveri.example', 'en'),
    ];
    const contacts = names.customer.slice(2);
    for (const [place, side] of again.entries()) {
      const states = async () => (await list(side)).list.map(({ state }) => state);
      await expect
        .poll(async () => (await states()).every((state) => state === 'ready'), { timeout: 60_000, interval: 300 })
        .toBe(true);
      const now = (await list(side)).list;
      expect(now.map(({ id }) => id)).toEqual(before[place]?.map(({ id }) => id));
      for (const paper of now) {
        const { text, sha256 } = await read(side, paper);
        expect(sha256).toBe(paper.sha256);
        for (const name of contacts) expect(text).not.toContain(name);
      }
    }
    const former: { sha256: string }[] = await db('former_paper').where({ request_id: request }).select('sha256');
    const hashes = before.flat().map(({ sha256 }) => sha256);
    for (const { sha256 } of former) expect(hashes).toContain(sha256);
  }, 180_000);
});
