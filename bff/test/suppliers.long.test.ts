import type {
  ApplicationView,
  CompanyListView,
  CompanyView,
  KeptMailLine,
  KeptMailView,
  NamedView,
  OpenInviteView,
  SupplierFormView,
} from '@setu/contract';
import { demoApplications } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let manager: Browser;
let senior: Browser;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signedIn('manager@setu.example', 'en');
  senior = await world.signedIn('senior@setu.example', 'en');
}, 240_000);
afterAll(async () => world?.close());

const create = '/supplier/create';
const formOf = (browser: Browser, path: string) => browser.get<SupplierFormView>(path);

/** Returns what a page sends: the form, with its files by id. */
const sent = ({ supplier, version }: SupplierFormView, over: object = {}) => ({
  ...supplier,
  ...{ media: supplier.media.map(({ id }) => id), version, ...over },
});

const mailTo = async (address: string): Promise<KeptMailView> => {
  const find = async () => (await manager.get<KeptMailLine[]>('/dev/mail')).find(({ to }) => to === address)?.id ?? '';
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return manager.get<KeptMailView>(`/dev/mail/${await find()}`);
};

describe('A supplier created from an application', () => {
  it('is created once with an invitation for its first user, and the application shows it', async () => {
    const [application] = demoApplications(world.clock.now());
    const id = application?.id ?? '';
    const query = `supp-app-id=${id}`;
    const page = await formOf(manager, `${create}?${query}`);
    expectNames(page, 'supplier, version, application, company, industries, managers');
    expect(page.supplier).toMatchObject({ company_name: application?.companyName, gstn: application?.gstn });
    expect([page.application?.id, page.company, page.managers]).toEqual([id, null, []]);
    const body = sent(page, { 'supp-app-id': id });
    const [first, second] = await Promise.all([1, 2].map(() => manager.post<string>(create, body)));
    const company = first?.data ?? '';
    expect(second?.data).toBe(company);
    await world.settle();
    const other = await senior.post(create, { ...body, company_name: 'Another name' });
    expect([other.status, other.failure.data.error]).toEqual([409, 'application_has_company']);
    const { application: state, company: made } = await manager.get<ApplicationView>(`/supplier/application/${id}`);
    expect([state.status, made]).toEqual(['new', { id: company, short_name: application?.companyName }]);

    const shown = (await manager.get<CompanyView>(`/company/${company}`)).company;
    const me = (await manager.context()).user?.id;
    expect(shown).toMatchObject({ type: 'supplier', gstn: application?.gstn, broker_manager: { id: me } });
    expect(shown.contacts).toMatchObject({ email: application?.contact.email });

    const { text, subject } = await mailTo(application?.contact.email ?? '');
    expect(subject).toContain('invites you');
    expect(text).toContain(application?.companyName ?? '');
    const link = /\/team\/invite\/confirm\/[0-9a-f-]+/.exec(text)?.[0] ?? '';
    const invited = await world.browser('en').get<OpenInviteView>(link);
    expect(JSON.stringify(invited)).toContain(application?.companyName);
  });

  it('cannot be created by a supplier, customer or reviewer', async () => {
    for (const email of ['supplier@kaveri.example', 'buyer@volga.example', 'reviewer@setu.example'])
      expect((await (await world.signedIn(email)).call(create)).status).toBe(403);
    expect((await world.browser().call(create)).failure.data.error).toBe('authorization_error');
    expect((await manager.call(`${create}?supp-app-id=0195a000-0000-7000-8000-000000000000`)).status).toBe(404);
  });
});

describe('A supplier created without an application', () => {
  it('needs a GSTIN, accepts a typed industry, and can be edited by users who have the right to', async () => {
    const page = await formOf(senior, create);
    expect([page.supplier.company_name, page.application]).toEqual(['', null]);
    const wrong = await senior.post(create, sent(page, { web_site_url: 'x y' }));
    expect(wrong.status).toBe(422);
    expect(wrong.failure.data.codes).toMatchObject({
      gstn: 'required',
      legal_address_line: 'required',
      webSiteUrl: 'invalid_site',
    });

    const named = page.managers.find(({ id }) => id !== '')?.id ?? '';
    const typed = {
      ...{ company_name: 'Zanskar Looms', gstn: '27AAPFU0939F1ZV', legal_address_line: 'Surat', type: 'any' },
      ...{ industries: [], other_industry: 'Handlooms', contact_name: 'Mira', contact_surname: 'Shah' },
      ...{
        designation: 'Owner',
        phone: '+912612345678',
        email: 'mira@narmada.example',
        manager_id: named,
        invite: false,
      },
    };
    const id = (await senior.post<string>(create, typed)).data;
    const { company } = await senior.get<CompanyView>(`/company/${id}`);
    expect(company.industries.map(({ name }: NamedView) => name)).toEqual(['Handlooms']);
    expect([company.broker_manager?.id, company.legal_address_line]).toEqual([named, 'Surat']);
    const found = await senior.get<CompanyListView>('/company/list/supplier?search=Zanskar');
    expect(found.list.map((row) => row.id)).toEqual([id]);

    const edit = `/supplier/${id}/edit`;
    const before = await formOf(senior, edit);
    expect([before.supplier.other_industry, before.supplier.manager_id]).toEqual(['Handlooms', named]);
    const saved = await senior.post<string>(edit, sent(before, { company_name: 'Zanskar Looms Ltd' }));
    expect(saved.data).toBe(id);
    const late = await senior.post(edit, sent(before, { company_name: 'Too late' }));
    expect([late.status, late.failure.data.error]).toEqual([409, 'conflict']);
    expect((await senior.get<CompanyView>(`/company/${id}`)).company.short_name).toBe('Zanskar Looms Ltd');

    const outsiders = { 'supplier@kaveri.example': 404, 'buyer@volga.example': 404, 'reviewer@setu.example': 403 };
    for (const [email, status] of Object.entries(outsiders)) {
      const outsider = await world.signedIn(email);
      expect([email, (await outsider.call(edit)).status]).toEqual([email, status]);
      expect([email, (await outsider.post(edit, {})).status]).toEqual([email, status]);
    }
  });

  it('can be edited by its own users, except for its manager', async () => {
    const own = await world.signedIn('supplier@kaveri.example', 'en');
    const companyId = (await own.context()).user?.company.id ?? '';
    const edit = `/supplier/${companyId}/edit`;
    const before = await formOf(own, edit);
    const me = (await manager.context()).user?.id;
    const saved = await own.post(edit, sent(before, { designation: 'Head of exports', manager_id: me }));
    expect(saved.status).toBe(200);
    const after = await formOf(own, edit);
    expect([after.supplier.designation, after.supplier.manager_id]).toEqual([
      'Head of exports',
      before.supplier.manager_id,
    ]);
  });
});
