import type {
  CompanyDetailsView,
  CompanyView,
  FoundCompaniesView,
  NoticeListView,
  RequestListView,
  RequestPageView,
  ReservedOrderView,
  UnitView,
} from '@setu/contract';
import { companyId, userId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

const form = '/request/broker/create';
const volga = companyId('volga');

let world: World;
let manager: Browser;
let senior: Browser;
let buyer: Browser;
let unit: string;
beforeAll(async () => {
  world = await startWorld();
  [manager, senior, buyer] = (await Promise.all(
    ['manager@setu.example', 'senior@setu.example', 'buyer2@volga.example'].map((email) => world.signedIn(email)),
  )) as [Browser, Browser, Browser];
  unit = (await manager.get<UnitView[]>('/api/product-units'))[0]?.id ?? '';
}, 240_000);
afterAll(() => world?.close());

const contact = {
  name: 'Ирина',
  surname: 'Волкова',
  patronymic: '',
  phone: '+7 903 123-45-67',
  email: 'i@volga.example',
};
const formWith = (order: object = {}) => ({
  position: {
    ...{ description: 'Нут калибра 9 мм', comment: 'Урожай 2026 года', area: 'Фасовка', customs_code: '0713200000' },
    ...{ count: '500', unit, price: '125,50' },
  },
  contract: { time_frame: 'к марту', total_price: '62 750' },
  company: { id: volga },
  contact,
  ...order,
});
const fresh = (inn: string, more: object = {}) => ({ company: { name: 'ООО «Снабжение»', inn, contact, ...more } });

const reserve = async (by = manager): Promise<string> => (await by.get<ReservedOrderView>(form)).request.id;
const page = async (id: string, by = manager) => (await by.get<RequestPageView>(`/broker/preview/${id}`)).request;
const customersOf = async (search: string) =>
  (await manager.get<FoundCompaniesView>(`/broker/company-list/customer?search=${search}`)).list;

describe('The form of a request for a customer', () => {
  it('has an id and, for a senior manager, the possible assignees, and only managers can open it', async () => {
    expect(await manager.get<ReservedOrderView>(form)).toEqual({ request: { id: expect.any(String) } });
    const { managers = [] } = await senior.get<ReservedOrderView>(form);
    expect(managers.map(({ id }) => id)).toContain(userId('manager@setu.example'));
    for (const email of ['buyer@volga.example', 'supplier@kaveri.example', 'reviewer@setu.example'])
      expect((await (await world.signedIn(email)).call(form)).status).toBe(403);
  });

  it('finds customers from three characters, and shows one with its users', async () => {
    expect(await customersOf('Во')).toEqual([]);
    expect((await customersOf('Волга')).map(({ id }) => id)).toEqual([volga]);
    const { company, people } = await manager.get<CompanyDetailsView>(`/broker/company-details/${volga}`);
    expect(company).toMatchObject({ id: volga, is_commerce_allowed: true });
    expect(people.map(({ email }) => email)).toContain('buyer@volga.example');
    for (const path of [`/broker/company-details/${companyId('kaveri')}`, '/broker/company-list/broker?search=set'])
      expect((await manager.call(path)).status).toBe(404);
  });

  it('saves everything as typed, including the customer, in the manager’s own list', async () => {
    const id = await reserve();
    const typed = {
      ...formWith(),
      ...fresh('12', { kpp: '1' }),
      contact: { ...contact, phone: '8 9' },
      manager_id: '',
    };
    expect((await manager.post(`/request/first-step-save/${id}`, typed)).status).toBe(200);
    const { request } = await manager.get<RequestPageView>(`/request/first-step/${id}`);
    expect(request.draft?.customer).toMatchObject({
      company: { id: '', name: 'ООО «Снабжение»', inn: '12', kpp: '1', contact: { phone: contact.phone } },
      contact: { phone: '8 9', additional_phone: '' },
    });
    const { list } = await manager.get<RequestListView>('/broker/request-from-description-list');
    expect(list.find((row) => row.id === id)).toMatchObject({
      status: 'draft',
      route: { params: { requestEntity: id } },
    });
    for (const other of [senior, buyer]) expect((await other.call(`/request/first-step/${id}`)).status).toBe(404);
  });
});

describe('Publishing a request for a customer', () => {
  it('shows it to the customer’s users with the contact manager, and notifies them', async () => {
    const id = await reserve();
    const { data } = await manager.post(`/request/publish/${id}`, formWith());
    expect(data).toEqual({ route: { name: 'request_for_broker_page', params: { requestEntity: id } } });
    const { request } = await buyer.get<RequestPageView>(`/request/customer/preview/${id}`);
    expect(request).toMatchObject({
      ...{ status: 'new', is_created_by_broker: true, customer: { id: volga } },
      broker_manager: { id: userId('manager@setu.example') },
      contact_info: { ...contact, phone: '+79031234567' },
      customer_price: { value: 62_750, currency: 'RUB' },
    });
    const { list } = await buyer.get<RequestListView>('/customer/request-from-description-list');
    expect(list.map((row) => row.id)).toContain(id);
    await world.settle();
    const { messages } = await buyer.get<NoticeListView>('/user/notice/list/all');
    expect(messages.find((one) => one.request?.id === id)?.text).toContain('Менеджер оформил для вас запрос');
  });

  it('creates a new company once, however often the request is published', async () => {
    const id = await reserve();
    const body = formWith(fresh('7736050003', { kpp: '773601001', ogrn: '1027700132195' }));
    const replies = await Promise.all(Array.from({ length: 5 }, () => manager.post(`/request/publish/${id}`, body)));
    // A busy machine may reject a call with 503. No other status is accepted.
    expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect((await manager.post(`/request/publish/${id}`, body)).status).toBe(200);
    const found = await customersOf('7736050003');
    expect(found).toHaveLength(1);
    expect((await page(id)).customer).toEqual({ id: found[0]?.id, short_name: 'ООО «Снабжение»', inn: '7736050003' });
    const { company } = await manager.get<CompanyView>(`/company/${found[0]?.id}`);
    expect(company).toMatchObject({ kpp: '773601001', ogrn: '1027700132195', contacts: { surname: 'Волкова' } });
    const another = await manager.post(`/request/publish/${await reserve()}`, formWith(fresh('7736050003')));
    expect([another.status, another.failure.data.codes]).toEqual([422, { 'company.inn': 'inn_taken' }]);
    const again = await manager.post(
      `/request/publish/${await reserve()}`,
      formWith({ company: { id: found[0]?.id } }),
    );
    expect(again.status).toBe(200);
  });

  it('leaves nothing incomplete if a service is down, and succeeds once when repeated', async () => {
    const id = await reserve();
    await manager.post(`/request/first-step-save/${id}`, formWith());
    const body = formWith(fresh('7710140679'));
    await world.stop('identity');
    expect((await manager.post(`/request/publish/${id}`, body)).status).toBe(503);
    await world.restart('identity');
    await world.stop('request');
    expect((await manager.post(`/request/publish/${id}`, body)).status).toBe(503);
    await world.restart('request');
    await expect
      .poll(async () => (await manager.post(`/request/publish/${id}`, body)).status, { timeout: 20_000 })
      .toBe(200);
    const found = await customersOf('7710140679');
    expect([found.length, (await page(id)).customer?.id]).toEqual([1, found[0]?.id]);
  });

  it('assigns it to the manager that a senior manager chooses, and rejects any other user', async () => {
    const id = await reserve(senior);
    const wrongManager = await senior.post(
      `/request/publish/${id}`,
      formWith({ manager_id: userId('buyer@volga.example') }),
    );
    expect([wrongManager.status, wrongManager.failure.data.codes]).toEqual([422, { manager_id: 'invalid_option' }]);
    const chosen = userId('manager2@setu.example');
    expect((await senior.post(`/request/publish/${id}`, formWith({ manager_id: chosen }))).status).toBe(200);
    expect((await page(id)).broker_manager?.id).toBe(chosen);
  });

  it('reports errors in the reader’s language and creates no company', async () => {
    const id = await reserve();
    const wrong = formWith({ ...fresh('7707083894', { name: '' }), contact: { ...contact, email: 'x' } });
    const reply = await manager.post(`/request/publish/${id}`, wrong);
    expect([reply.status, reply.failure.data.codes]).toEqual([
      422,
      { 'company.name': 'required', 'company.inn': 'inn_checksum', 'contact.email': 'invalid_email' },
    ]);
    expect(reply.failure.data.error).toMatchObject({ 'company.inn': 'Проверьте ИНН: контрольные цифры не сходятся' });
    const wrongCompany = await manager.post(
      `/request/publish/${id}`,
      formWith({ company: { id: companyId('kaveri') } }),
    );
    expect(wrongCompany.failure.data.codes).toEqual({ 'company.id': 'invalid_option' });
    expect(await customersOf('7707083894')).toEqual([]);
  });

  it('is possible only for its author, and a customer cannot name another company', async () => {
    const id = await reserve();
    await manager.post(`/request/first-step-save/${id}`, formWith());
    const inn = '7702070139';
    for (const other of [senior, buyer])
      expect((await other.post(`/request/publish/${id}`, formWith(fresh(inn)))).status).toBe(404);
    const own = (await buyer.get<ReservedOrderView>('/request/customer/description-to-request')).request.id;
    await buyer.post(`/request/publish/${own}`, formWith({ company: { id: companyId('onega') } }));
    expect((await page(own)).customer?.id).toBe(volga);
    expect((await senior.post(`/request/publish/${own}`, formWith(fresh(inn)))).status).toBe(403);
    expect(await customersOf(inn)).toEqual([]);
  });
});

it('a request that a manager repeats becomes a draft for the same customer', async () => {
  const id = await reserve();
  await manager.post(`/request/publish/${id}`, formWith());
  const made = await senior.call(`/request/repeat/${id}`);
  const copy = made.headers.get('location')?.split('/').at(-1) ?? '';
  const { request, managers } = await senior.get<RequestPageView>(`/request/first-step/${copy}`);
  expect(request.draft?.customer).toMatchObject({ company: { id: volga }, contact: { phone: '+79031234567' } });
  expect(managers?.length).toBeGreaterThan(1);
});
