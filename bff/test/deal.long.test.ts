import type {
  FoundCompaniesView,
  NoticeListView,
  RequestAuditView,
  RequestListView,
  RequestPageView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { companyIdOf, kaveriDeal, uploadPdf } from './kaveri-deal.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let manager: Browser;
let supplier: Browser;
let other: Browser;
/** The companies of the suppliers. */
let kaveri: string;
let deccan: string;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  other = await world.signedIn('supplier@deccan.example', 'ru');
  kaveri = await companyIdOf(supplier);
  deccan = await companyIdOf(other);
}, 240_000);
afterAll(() => world?.close());

/** Creates a request of the buyer for a card of Kaveri and sends it to Kaveri. */
const sent = () => kaveriDeal({ buyer, manager, supplier }, 'send_to_supplier');
const moved = (who: Browser, id: string, body: Record<string, unknown>) =>
  who.post<RequestPageView>(`/request/update-status/${id}`, body);
const rupees = (value: number) => ({ value, currency: 'INR' });
const notices = async (who: Browser, id: string) =>
  (await who.get<NoticeListView>('/user/notice/list/all?limit=100')).messages.filter(
    ({ request }) => request?.id === id,
  );
const pageOf = async (who: Browser, id: string) =>
  (await who.get<RequestPageView>(`/request/customer/preview/${id}`)).request;

describe('A deal over HTTP', () => {
  it('goes from the offer to completion, and each side is notified in its own language', async () => {
    const id = await sent();
    const offered = await moved(manager, id, { status: 'offer_received', offer_price: rupees(1234.565) });
    expect(offered.data.request).toMatchObject({
      status: 'offer_received',
      offer_price: { value: 1234.57, currency: 'INR' },
    });
    expect(offered.data.request.offer_price?.rate_date).toMatch(/^\d{4}-/);
    await moved(manager, id, { status: 'supplier_selected' });
    const contract = { contract_price: rupees(1200), supplier_id: kaveri };
    const signed = await moved(manager, id, { status: 'contracted', ...contract });
    expect(signed.data.request).toMatchObject({ contract_price: { value: 1200 }, supplier: { id: kaveri } });
    const again = await moved(manager, id, { status: 'contracted', ...contract });
    expect([again.status, again.data.request.status_events.length]).toEqual([
      200,
      signed.data.request.status_events.length,
    ]);
    for (const status of ['partially_paid', 'completed'])
      expect((await moved(manager, id, { status })).status).toBe(200);
    await world.settle();
    const titles = async (who: Browser) => (await notices(who, id)).map(({ title }) => title).reverse();
    expect(await titles(supplier)).toEqual([
      'New request from the broker',
      'Your price was passed on to the customer: ₹1,234.57',
      'Your company has been selected',
      'The contract is signed',
      'The advance has been paid',
      'The request is completed',
    ]);
    expect(await titles(buyer)).toEqual([
      'Запрос принят в работу',
      'Запрос отправлен поставщику',
      expect.stringMatching(/^Получено предложение: .*₽$/),
      'Поставщик выбран',
      'Договор подписан',
      'Аванс получен',
      'Запрос завершён',
    ]);
    expect(await titles(other)).toEqual([]);
    const [last] = await notices(supplier, id);
    const redirect = await supplier.visit(`/user/notice/entity_redirect/${last?.id}`);
    expect([redirect.status, redirect.headers.get('location')]).toEqual([302, `/request/customer/preview/${id}`]);
    const { list } = await manager.get<RequestAuditView>(`/broker/request-audit/${id}`);
    const of = (field: string) => list.filter((change) => change.field === field).at(-1);
    expect(of('contract_price')).toMatchObject({ old: null, new: rupees(1200), by: { name: /./ } });
    expect(of('status')).toMatchObject({ old: 'partially_paid', new: 'completed' });
    expect(of('broker_manager')).toMatchObject({ old: null, new: /./ });
  });

  it('reports wrong terms on their fields in the reader’s language, after checking rights and status', async () => {
    const id = await sent();
    const codes = async (who: Browser, body: Record<string, unknown>) => {
      const { status, failure } = await moved(who, id, body);
      return [status, failure.data.codes ?? failure.data.error];
    };
    expect(await codes(manager, { status: 'offer_received' })).toEqual([422, { offer_price: 'required' }]);
    expect(await codes(manager, { status: 'offer_received', offer_price: rupees(0.004) })).toEqual([
      422,
      { offer_price: 'not_positive' },
    ]);
    expect(await codes(manager, { status: 'offer_received', offer_price: { value: 5, currency: 'RUB' } })).toEqual([
      422,
      { offer_price: 'invalid_option' },
    ]);
    expect(await codes(manager, { status: 'contracted' })).toEqual([409, 'conflict']);
    expect(await codes(supplier, { status: 'offer_received' })).toEqual([403, 'access_denied']);
    expect(await codes(other, { status: 'offer_received' })).toEqual([404, 'not_found']);
    expect(await codes(supplier, { status: 'rejected_by_supplier' })).toEqual([
      422,
      { reject_reason: 'required', reject_comment: 'required' },
    ]);
    const form = await manager.call<RequestPageView>(`/request/update-status/${id}`, {
      method: 'POST',
      raw: new URLSearchParams({
        status: 'offer_received',
        'offer_price[value]': '99.5',
        'offer_price[currency]': 'INR',
      }),
    });
    expect(form.data.request.offer_price?.value).toBe(99.5);
  });

  it('accepts documents once with a transition, for the right parties only, and reports a deleted file on its field', async () => {
    const id = await sent();
    const move = (body: Record<string, unknown>, headers = {}) =>
      manager.post<RequestPageView>(`/request/update-status/${id}`, body, headers);
    const offered = { status: 'offer_received', offer_price: rupees(10) };
    const [deleted, offer, certificate] = [
      await uploadPdf(manager, 'gone.pdf'),
      await uploadPdf(manager, 'Канарейкина.pdf'),
      await uploadPdf(manager, 'Акт.pdf'),
    ];
    await manager.call(`/api/remove-file/${deleted}`, { method: 'DELETE' });
    expect((await move({ ...offered, files: [offer, deleted] })).failure.data.codes).toEqual({
      'files.1': 'file_gone',
    });
    expect((await move({ ...offered, files: [offer, offer] })).failure.data.codes).toEqual({ files: 'file_repeated' });
    const foreign = await uploadPdf(buyer, 'чужой.pdf');
    expect((await move({ ...offered, files: [foreign] })).failure.data.codes).toEqual({ 'files.0': 'file_unknown' });
    const command = { ...offered, files: [offer] };
    const replies = await Promise.all([1, 2, 3].map(() => move(command, { 'Idempotency-Key': `papers-${id}` })));
    expect([...replies, await move(command)].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await move({ status: 'supplier_selected' });
    await move({ status: 'contracted', contract_price: rupees(10), supplier_id: kaveri, files: [certificate] });
    await world.settle();
    const documents = async (who: Browser) =>
      (await pageOf(who, id)).status_events.flatMap(({ status, files }) => files.map((file) => [status, file.id]));
    const both = ['contracted', certificate];
    expect(await Promise.all([manager, buyer, supplier].map(documents))).toEqual([
      [['offer_received', offer], both],
      [both],
      [both],
    ]);
    const reads = (file: string) =>
      Promise.all(
        [manager, buyer, supplier, other].map(async (who) => (await who.call(`/media/file/${file}/x`)).status),
      );
    expect([await reads(offer), await reads(certificate)]).toEqual([
      [200, 404, 404, 404],
      [200, 200, 200, 404],
    ]);
    const { list } = await manager.get<RequestAuditView>(`/broker/request-audit/${id}`);
    expect(list.filter(({ field }) => field === 'files').map((change) => change.new)).toEqual([
      'Канарейкина.pdf',
      'Акт.pdf',
    ]);
    const notes = JSON.stringify([await notices(buyer, id), await notices(supplier, id)]);
    expect(notes).not.toContain('Канарейкина');
  });

  it('reports the current status to an outdated page', async () => {
    const id = await sent();
    const { version } = await pageOf(manager, id);
    await moved(manager, id, { status: 'offer_received', offer_price: rupees(10), version });
    const late = await moved(manager, id, {
      status: 'rejected_by_broker',
      reject_reason: 'other',
      reject_comment: 'x',
      version,
    });
    expect([late.status, late.failure.data.current]).toEqual([409, { status: 'offer_received', version: version + 1 }]);
  });

  it('lets broker staff find suppliers by three letters of a name or a tax number', async () => {
    const find = async (who: Browser, search: string) =>
      who.call<FoundCompaniesView>(`/api/company/get-broker-suppliers?search=${encodeURIComponent(search)}`);
    const { list } = (await find(manager, 'kaver')).data;
    expect(list[0]).toMatchObject({ id: kaveri, short_name: /Kaveri/, city: /./ });
    expect((await find(manager, list[0]?.pan ?? '-')).data.list.map(({ id }) => id)).toEqual([kaveri]);
    expect((await find(manager, 'ka')).data.list).toEqual([]);
    expect((await find(manager, '%%%')).data.list).toEqual([]);
    expect((await find(supplier, 'kaveri')).status).toBe(403);
    const customers = await manager.get<FoundCompaniesView>('/api/company/get-broker-customers?search=волга');
    expect(customers.list[0]).toMatchObject({ short_name: /Волга/, inn: /^\d{10}$/, pan: null });
  });
});

describe('The supplier’s list', () => {
  it('holds the requests sent to the company, and a newly selected supplier gets the request and may reject it', async () => {
    const id = await sent();
    const list = (who: Browser, query = '') => who.get<RequestListView>(`/supplier/requests${query}`);
    const [row] = (await list(supplier)).list;
    expect(row).toMatchObject({
      id,
      customer: null,
      contact_info: null,
      permissions: ['view', 'reject'],
      moves: [{ status: 'rejected_by_supplier' }],
      route: { name: 'request_for_customer_page', params: { requestEntity: id } },
    });
    expect((await list(supplier, `?search=${row?.numeric_hash}`)).total_count).toBe(1);
    expect((await list(supplier, '?status=nonsense')).total_count).toBe(0);
    expect((await list(supplier, '?published-on=2000-01-01~2000-01-02')).total_count).toBe(0);
    expect((await supplier.call('/supplier/requests?sort[x]=asc')).status).toBe(422);
    await moved(manager, id, { status: 'offer_received', offer_price: rupees(10) });
    await moved(manager, id, { status: 'supplier_selected', supplier_id: deccan });
    await world.settle();
    expect((await list(supplier, `?search=${row?.numeric_hash}`)).total_count).toBe(0);
    expect((await list(other)).list[0]?.id).toBe(id);
    expect((await notices(other, id)).map(({ title }) => title)).toEqual(['Новый запрос от брокера']);
    const why = { reject_reason: 'bad_delivery', reject_comment: 'Нет на складе' };
    expect((await moved(other, id, { status: 'rejected_by_supplier', ...why })).data.request.status).toBe(
      'rejected_by_supplier',
    );
    for (const who of [buyer, manager]) expect((await who.call('/supplier/requests')).status).toBe(403);
  });
});
