import {
  type CompanyAdminLinesView,
  type CompanyAdminListView,
  type CompanyAdminView,
  type CompanyListView,
  type CompanyView,
  eachContactText,
  eachProfileText,
  type FileView,
  type LastNoticesView,
  type NoticeListView,
  type OwnCompanyView,
  type RequestListView,
  type Success,
  type UploadResult,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

/** The fields of the specification, section 3, with the city and the languages. */
const specified = `id, type, short_name, full_name, inn, kpp, ogrn, pan, gstn, import_export_code, web_site,
  legal_address_line, legal_addr, business_type, industries, export_product_list, broker_files, broker_manager, contacts,
  registration_date, created_at, active, is_commerce_allowed, city, langs`;

let world: World;
let buyer: Browser;
let manager: Browser;
let supplier: Browser;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example');
  manager = await world.signedIn('manager@setu.example', 'en');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
}, 240_000);
afterAll(() => world?.close());

const ownCompany = async (browser: Browser): Promise<string> => (await browser.context()).user?.company.id ?? '';
const companyAs = async (browser: Browser, id: string): Promise<CompanyView['company']> =>
  (await browser.get<CompanyView>(`/company/${id}`)).company;

const expectCompany = (company: CompanyView['company']): void => {
  expectNames(company, specified, Object.keys(eachProfileText(() => '')));
  expectNames(company.legal_addr, 'region, area, city, street, house, build, housing, flat, zipcode, langs');
  expect(company.industries.length).toBeGreaterThan(0);
  for (const industry of company.industries) expectNames(industry, 'id, name, langs');
  for (const file of company.broker_files) expectNames(file, 'id, url, original_name, size, type');
  if (company.broker_manager) expectNames(company.broker_manager, 'id, name, surname, patronymic');
  const contacts = 'name, patronymic, surname, designation, phone, additional_phone, email, additional_email';
  if (company.contacts) expectNames(company.contacts, contacts, Object.keys(eachContactText(() => '')));
};

describe('A company has the field names of the specification', () => {
  it('for a customer, seen by its own users and by brokers, each in their language', async () => {
    const id = await ownCompany(buyer);
    const [own, shown] = [await companyAs(buyer, id), await companyAs(manager, id)];
    for (const company of [own, shown]) {
      expectCompany(company);
      expect(company).toMatchObject({
        is_commerce_allowed: true,
        created_at: /^20\d\d-/.exec(company.created_at)?.input,
      });
      expect(company.legal_addr).toMatchObject({ zipcode: '443080', street: 'Московское шоссе', house: '55' });
      expect(company.contacts).not.toBeNull();
    }
    expect([own.city, own.legal_addr.city, shown.city]).toEqual(['Самара', 'Самара', 'Samara']);
  });

  it('in the rows of the broker’s lists, whose filters offer all options', async () => {
    for (const type of ['supplier', 'customer']) {
      const { list, total, managers, all_industries } = await manager.get<CompanyListView>(`/company/list/${type}`);
      expect([list.length, total >= 10, managers.length > 0]).toEqual([10, true, true]);
      for (const row of list)
        expectNames(
          row,
          `id, short_name, tax_number, inn, kpp, pan, gstn, registration_date, business_type, industries,
           broker_manager, city, active, blacklisted, is_commerce_allowed, created_at, requests, permissions, langs`,
        );
      expect(all_industries.at(-1)?.name).toBe('Other');
    }
    const nothing = await manager.get<CompanyListView>('/company/list/supplier?managers=nobody&business_type=magic');
    expect([nothing.list, nothing.total]).toEqual([[], 0]);
    expect((await manager.call('/company/list/broker')).status).toBe(404);
    expect((await manager.call('/company/list/supplier?sort[inn]=asc')).status).toBe(422);
  });

  it('in the form of the caller’s own company, with errors by field in the reader’s language', async () => {
    const { company, ...rest } = await buyer.get<OwnCompanyView>('/company/details');
    expectNames(rest, 'version, is_identity_signed, changes, all_industries');
    const address = 'region, area, area_name, city, city_name, street, house, build, housing, flat, zipcode';
    expectNames(company.legal_addr, address);
    expect([company.legal_addr.region?.name, company.legal_addr.city?.name]).toEqual(['Самарская область', 'Самара']);
    const { status, failure } = await buyer.post('/company/details', { company: { inn: '1' }, version: 1 });
    expect([status, failure.data.codes]).toMatchObject([
      422,
      { 'company.inn': 'inn', 'company.legal_addr.city': 'required' },
    ]);
    expect(failure.data.error).toMatchObject({ 'company.short_name': 'Заполните это поле' });
  });

  it('and reports that it may not trade before it has signed', async () => {
    const newcomer = await world.signedIn('newcomer@neva.example');
    expect((await companyAs(newcomer, await ownCompany(newcomer))).is_commerce_allowed).toBe(false);
  });

  it('and names its signers only to a colleague who may not sign', async () => {
    const signersFor = async (email: string) => {
      const { user } = await (await world.signedIn(email)).context();
      return user?.company.signers;
    };
    expect(await signersFor('sklad@neva.example')).toMatchObject([{ surname: 'Ильина', name: 'Екатерина' }]);
    expect(await signersFor('newcomer@neva.example')).toBeUndefined();
    expect(await signersFor('buyer2@volga.example')).toBeUndefined();
  });

  it('for a supplier in public, without the fields for its own users and brokers', async () => {
    const id = await ownCompany(supplier);
    for (const browser of [world.browser('ru'), world.browser('en'), buyer]) {
      const company = await companyAs(browser, id);
      expectCompany(company);
      const hidden = ['inn', 'contacts', 'broker_manager', 'registration_date'] as const;
      for (const name of hidden) expect([name, company[name]]).toEqual([name, null]);
      expect([company.created_at > '2020', company.is_commerce_allowed, company.industries.length > 0]).toEqual([
        ...[true, true, true],
      ]);
      expect([company.broker_files, company.legal_addr.zipcode]).toEqual([[], '781001']);
    }
    for (const browser of [supplier, manager]) {
      const company = await companyAs(browser, id);
      expectCompany(company);
      expect([company.is_commerce_allowed, company.contacts === null]).toEqual([true, false]);
    }
  });
});

describe('A supplier’s page', () => {
  it('shows everyone its year, verification and certificates, while a customer’s page shows only the year', async () => {
    const id = await ownCompany(supplier);
    for (const browser of [world.browser('ru'), buyer, supplier, manager]) {
      const page = await browser.get<CompanyView>(`/company/${id}`);
      expectNames(
        page,
        'company, permissions, sku_count, founded_year, answer_minutes, completed_deals, verified, certificates, logo, checks, production, trust',
      );
      expect(page).toMatchObject({ founded_year: 1994, verified: true });
      expect(page.checks.map(({ kind }) => kind)).toEqual(['registration', 'tax', 'export', 'bank', 'site']);
      for (const check of page.checks) expectNames(check, 'kind, note, checked_on, langs');
      expectNames(page.production, 'capacity, markets, staff, area, langs');
      expect(page.production.capacity).toMatch(/\d/);
      const logo = await browser.call(`${page.logo?.url}?w=160`);
      expect(logo.headers.get('content-type')).toBe('image/webp');
      expect(page.certificates.map(({ original_name }) => original_name)).toEqual(['ISO 9001 Kaveri.pdf']);
      expect(page.certificates[0]?.valid_until).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(page.company.import_export_code).toBe(page.company.pan);
      for (const file of page.certificates) expect((await browser.call(file.url)).status).toBe(200);
    }
    const own = await buyer.get<CompanyView>(`/company/${await ownCompany(buyer)}`);
    expect(own).toMatchObject({ founded_year: 2016, answer_minutes: null, verified: false, certificates: [] });
    expect([own.logo, own.checks]).toEqual([null, []]);
  });
});

describe('A notification', () => {
  it('has the field names of the specification, in the list and among the latest', async () => {
    const [request] = (await manager.get<RequestListView>('/broker/request-from-catalog-list?status=new')).list;
    await manager.post(`/request/update-status/${request?.id}`, { status: 'in_work' });
    await world.settle();
    const { data } = await manager.post<NoticeListView>('/user/notice/api/loader', {});
    const last = await buyer.get<LastNoticesView>('/user/notice/api/last');
    expect(data.messages.length + last.messages.length).toBeGreaterThan(1);
    for (const notice of [...data.messages, ...last.messages]) {
      expectNames(notice, 'id, type, text, created_at, is_read, title, detail, action, status, request, quote');
      const ofRequest = 'id, numeric_hash, name, count, unit, langs, picture, status, waits_for, is_waiting, task';
      if (notice.request) expectNames(notice.request, ofRequest);
    }
    // The user who accepted it, the request, and its current status.
    expect(last.messages[0]).toMatchObject({
      title: 'Запрос принят в работу',
      detail: expect.stringContaining('Павел Кузнецов'),
      text: expect.stringContaining(request?.numeric_hash ?? '?'),
      request: { id: request?.id, name: expect.any(String), status: 'in_work' },
    });
  });

  it('is marked as read only by its recipient, one or all at a time', async () => {
    const unreadOf = async (browser: Browser) =>
      (await browser.get<LastNoticesView>('/user/notice/api/last')).unReadMessageCount.notices;
    const { messages } = await buyer.get<LastNoticesView>('/user/notice/api/last');
    const first = messages.find((notice) => !notice.is_read)?.id ?? '';
    const before = await unreadOf(buyer);
    await manager.post('/user/notice/api/readnotices', { ids: [first] });
    expect(await unreadOf(buyer)).toBe(before);
    const { data } = await buyer.post('/user/notice/api/readnotices', { ids: [first] });
    expect(data).toEqual({ unReadMessageCount: { notices: before - 1 } });
    await buyer.post('/user/notice/api/readnotices', {});
    expect(await unreadOf(buyer)).toBe(0);
    expect(await unreadOf(manager)).toBeGreaterThan(0);
  });
});

describe('A file', () => {
  const content = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  const uploaded = async <T>(
    browser: Browser,
    path: string,
    files: [field: string, name: string][],
  ): Promise<Success<T>> => {
    const raw = new FormData();
    for (const [field, name] of files) raw.append(field, new Blob([content]), name);
    return JSON.parse((await browser.call(path, { method: 'POST', raw })).text) as Success<T>;
  };

  it('has the field names of the specification, and its upload is confirmed in the reader’s language', async () => {
    const inRussian = await uploaded<FileView>(buyer, '/api/upload-file', [['file', 'план.pdf']]);
    const inEnglish = await uploaded<FileView>(manager, '/api/upload-file', [['file', 'plan.pdf']]);
    for (const { data } of [inRussian, inEnglish]) expectNames(data, 'id, url, original_name, size, type');
    expect([inRussian.message, inEnglish.message]).toEqual(['Файл «план.pdf» загружен', 'plan.pdf has been uploaded']);
  });

  it('in a multiple upload has its own result, and the answer has the total number', async () => {
    const files: [string, string][] = [
      ['files[]', 'one.pdf'],
      ['files[]', 'two.exe'],
    ];
    const { message, data } = await uploaded<UploadResult[]>(manager, '/api/upload-files', files);
    expect(message).toBe('Files uploaded: 1 of 2');
    for (const result of data) expectNames(result, 'success, message, data');
  });
});

describe('A company in the administration', () => {
  const step = 'kind, is_done, regulation_number, at';
  const details = `blacklisted, people, active_people, open_invites, signatures, open_requests, requests, changes,
    all_changes, mature_state, is_own`;
  const row = `id, short_name, tax_number, inn, kpp, pan, gstn, registration_date, business_type, industries,
    broker_manager, city, active, blacklisted, is_commerce_allowed, created_at, requests, permissions, langs, type`;

  it('is listed with its users, invitations, requests and missing steps, and cannot be deleted with open requests', async () => {
    const admin = await world.signedIn('admin@setu.example');
    const { list, total } = await admin.get<CompanyAdminListView>('/admin/companies?search=Волга&type=customer');
    for (const one of list) expectNames(one, row);
    const id = list[0]?.id ?? '';
    expect([total, id]).toEqual([1, await ownCompany(buyer)]);
    expect((await admin.get<CompanyAdminListView>('/admin/companies?type=none')).total).toBe(0);
    const view = await admin.get<CompanyAdminView>(`/admin/companies/${id}`);
    expectNames(view, details);
    expectNames(view.mature_state, 'is_commerce_allowed, steps');
    expect(view.mature_state.steps).toHaveLength(5);
    for (const one of view.mature_state.steps) expectNames(one, step);
    expect(view.open_requests).toBeGreaterThan(0);
    const lines = (kind: string) => admin.get<CompanyAdminLinesView>(`/admin/api/company/get-${kind}/${id}?limit=100`);
    const [users, invites] = await Promise.all([lines('users'), lines('invites')]);
    const now = new Date().toISOString();
    // An expired invitation is listed, but it no longer works.
    const working = invites.list.filter(({ valid_for: validFor }) => (validFor ?? '') > now);
    expect([users.total, working.length]).toEqual([view.people, view.open_invites]);
    expect(working.length).toBeLessThan(invites.total);
    expect(invites.list.every(({ kind }) => kind === 'invite')).toBe(true);
    const options = { method: 'POST', body: { company: id } };
    const refused = await admin.call('/admin/api/company/delete-company', options);
    expect([refused.status, refused.failure.data.error]).toEqual([409, 'open_requests']);
    const hidden = `/admin/companies/${id}/toggle-to-public-blacklist/`;
    expect((await admin.call(`${hidden}what`, { method: 'POST', body: {} })).status).toBe(404);
    const invite = `/admin/extend/invite/date/${invites.list[0]?.id}`;
    expect((await admin.call(invite, { method: 'POST', body: {} })).status).toBe(200);
  });
});
