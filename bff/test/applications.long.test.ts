import type {
  ApplicationListView,
  ApplicationSavedView,
  ApplicationView,
  CaptchaView,
  FileView,
  KeptMailLine,
  LastNoticesView,
  NamedView,
  SupplierFormView,
} from '@setu/contract';
import { demoApplications } from '@setu/demo-world';
import { connect } from '@setu/kit/rpc';
import { actors, testActorKeys } from '@setu/kit/testing';
import { supplierTexts } from '@setu/proto/supplier-form';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

let world: World;
let manager: Browser;
let manager2: Browser;
let senior: Browser;
beforeAll(async () => {
  world = await startWorld();
  manager = await world.signedIn('manager@setu.example', 'en');
  manager2 = await world.signedIn('manager2@setu.example', 'en');
  senior = await world.signedIn('senior@setu.example', 'en');
}, 240_000);
afterAll(async () => world?.close());

const save = '/supplier/application/save';
const page = (id: string) => `/supplier/application/${id}`;
const move = (id: string) => `/broker/application/update-status/${id}`;

const solved = async (browser: Browser): Promise<string> => {
  const { challenge: text } = await browser.get<CaptchaView>('/api/captcha');
  const challenge = JSON.parse(text ?? '') as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};

const form = async (browser: Browser, over: object = {}) => {
  const { industries } = await browser.get<{ industries: NamedView[] }>('/supplier/application/create');
  return {
    ...{ company_name: 'Godavari Agro Foods', pan: 'AAPFU0939F', gstn: '27AAPFU0939F1ZV', address: 'Rajahmundry' },
    ...{ type: 'manufacturer', industries: [industries[0]?.id], contact_name: 'Ravi', contact_surname: 'Varma' },
    ...{ designation: 'Director', phone: '+91 80 4120 4418', email: 'ravi@godavari.example' },
    ...{ regulation_accepted: true, ...over },
  };
};

const uploaded = async (browser: Browser): Promise<FileView> => {
  const body = new FormData();
  const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
  body.append('file', new Blob([pdf], { type: 'application/pdf' }), 'FSSAI licence.pdf');
  return (await browser.call<FileView>('/api/upload-file', { method: 'POST', raw: body })).data;
};

describe('An applicant', () => {
  it('solves one captcha, sends one application even with a double click, and managers get it with its files', async () => {
    const visitor = world.browser('en');
    const file = await uploaded(visitor);
    const reply = await visitor.post(save, await form(visitor, { media: [file.id] }));
    expect([reply.status, reply.failure.data.codes]).toEqual([422, { 'g-recaptcha-response': 'captcha_required' }]);
    const body = await form(visitor, { media: [file.id], 'g-recaptcha-response': await solved(visitor) });
    const key = { 'Idempotency-Key': 'one-application' };
    const clicks = await Promise.all([1, 2].map(() => visitor.post<ApplicationSavedView>(save, body, key)));
    const [sent, again] = clicks.map(({ data }) => data);
    expect(again).toEqual(sent);
    expectNames(sent, 'id, numeric_hash, created_at');
    expect(sent?.numeric_hash).toMatch(/^\d{8}$/);
    const keyless = await visitor.post<ApplicationSavedView>(save, body);
    expect(keyless.status).toBe(422);
    await world.settle();

    const found = await manager.get<ApplicationListView>('/supplier/application/list?search=godavari');
    expect(found.list.map(({ id }) => id)).toEqual([sent?.id]);
    expectNames(
      found.list[0],
      'id, numeric_hash, company_name, address, status, broker_manager, created_at, is_mine, is_declined',
    );
    const { application, permissions, moves, managers } = await manager.get<ApplicationView>(page(sent?.id ?? ''));
    expectNames(
      application,
      `id, numeric_hash, status, version, created_at, in_work_at, completed_at, rejected_at, reject_comment, company_name,
       pan, gstn, import_export_code, web_site_url, address, type, industries_list, other_industry, export_product_list, media,
       contact_name, contact_patronymic, contact_surname, designation, phone, additional_phone, email, additional_email,
       broker_manager, regulation_accepted`,
      supplierTexts.map(([, { name }]) => name),
    );
    expect(application.phone).toBe('+918041204418');
    expect([permissions, moves, managers]).toEqual([['view', 'manage'], ['in_work'], []]);
    expect(application.media.map(({ original_name }) => original_name)).toEqual(['FSSAI licence.pdf']);
    expect((await manager.call(application.media[0]?.url ?? '')).status).toBe(200);
    const { messages } = await manager2.get<LastNoticesView>('/user/notice/api/last');
    expect(messages[0]).toMatchObject({
      type: 'application_new',
      text: expect.stringContaining('Godavari Agro Foods'),
    });
    const mails = async () =>
      (await visitor.get<KeptMailLine[]>('/dev/mail')).find(({ to }) => to === body.email)?.subject;
    await expect.poll(mails, { timeout: 20_000 }).toBe(`We’ve received your application ${sent?.numeric_hash}`);
  });

  it('reads the error of each field in their language', async () => {
    const reply = await world.browser('ru').post(save, { pan: 'X', web_site_url: 'x y', email: 'nobody' });
    expect(reply.status).toBe(422);
    expect(reply.failure.data.codes).toMatchObject({ pan: 'pan', webSiteUrl: 'invalid_site', email: 'invalid_email' });
    expect(reply.failure.data.error).toMatchObject({ pan: expect.stringContaining('PAN') });
  });

  it('cannot attach a file of another visitor', async () => {
    const file = await uploaded(world.browser('en'));
    const visitor = world.browser('en');
    const body = await form(visitor, { media: [file.id], 'g-recaptcha-response': await solved(visitor) });
    const reply = await visitor.post(save, body);
    expect([reply.status, reply.failure.data.codes]).toEqual([422, { 'media.0': 'file_unknown' }]);
  });

  it('can apply for one email address three times a day', async () => {
    const apply = async (count: number) => {
      const visitor = world.browser('en');
      const over = { email: 'often@apply.example', company_name: `Often ${count}` };
      const answer = { 'g-recaptcha-response': await solved(visitor) };
      return (await visitor.post(save, { ...(await form(visitor, over)), ...answer })).status;
    };
    const statuses: number[] = [];
    for (const count of [1, 2, 3, 4]) statuses.push(await apply(count));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('Managers', () => {
  const list = async (query: string, browser = manager) =>
    browser.get<ApplicationListView>(`/supplier/application/list?limit=100&${query}`);
  const statusesOf = ({ list: rows }: ApplicationListView) => [...new Set(rows.map(({ status }) => status))].sort();

  it('filter, sort and page the list', async () => {
    expect(statusesOf(await list('status=new,rejected'))).toEqual(['new', 'rejected']);
    expect((await list('status=nothing')).totalCount).toBe(0);
    const { counts } = await list('status=rejected');
    for (const status of ['new', 'in_work', 'completed', 'rejected'] as const)
      expect([status, counts[status]]).toEqual([status, (await list(`status=${status}`)).totalCount]);
    const all = await list('sort[company_name]=asc');
    const names = all.list.map(({ company_name }) => company_name.toLowerCase());
    expect(names).toEqual([...names].sort());
    const [first] = (await list('status=completed')).list;
    const assigned = await list(`managers=${first?.broker_manager?.id}`);
    expect(new Set(assigned.list.map(({ broker_manager }) => broker_manager?.id))).toEqual(
      new Set([first?.broker_manager?.id]),
    );
    expect((await list(`search=${first?.numeric_hash}`)).list.map(({ id }) => id)).toEqual([first?.id]);
    const day = first?.created_at.slice(0, 10);
    expect((await list(`created-on=${day}~${day}`)).list.map(({ id }) => id)).toContain(first?.id);
    const paged = await manager.post<ApplicationListView>(
      '/supplier/application/list?sort[created_at]=asc&page=2&limit=2',
    );
    expect([paged.data.list.length, paged.data.totalCount]).toEqual([2, all.totalCount]);
    expect((await manager.call('/supplier/application/list?sort[phone]=asc')).status).toBe(422);
  });

  it('see the log and possible duplicates of a company, and add notes', async () => {
    const named = async (name: string) => (await list(`search=${name}`)).list[0]?.id ?? '';
    const [godavari, often] = [await named('Godavari Agro'), await named('Often 1')];
    const first = await manager.get<ApplicationView>(page(godavari));
    expect(first.log).toMatchObject([{ kind: 'sent', by: null }]);
    const alike = first.similar.find(({ id }) => id === often);
    expect(alike).toMatchObject({ kind: 'application', name: 'Often 1', status: 'new', by: ['tax_number'] });
    expect(first.similar.map(({ id }) => id)).not.toContain(godavari);

    const source = { 'supp-app-id': godavari };
    const { supplier, version } = await manager.get<SupplierFormView>(`/supplier/create?supp-app-id=${godavari}`);
    const media = supplier.media.map(({ id }) => id);
    const made = await manager.post<string>('/supplier/create', { ...supplier, media, version, ...source });
    expect([made.status, made.text]).toEqual([200, expect.any(String)]);
    await world.settle();
    const [note, again] = await Promise.all(
      [1, 2].map(() =>
        manager.post<ApplicationView>(
          `${page(often)}/note`,
          { text: ' Ждём лицензию ' },
          { 'Idempotency-Key': 'note-1' },
        ),
      ),
    );
    expect([note?.status, again?.data.log]).toEqual([200, note?.data.log]);
    expect((await manager.post(`${page(often)}/note`, { text: ' ' })).failure.data.codes).toEqual({ text: 'required' });
    const other = await senior.get<ApplicationView>(page(often));
    expect(other.log).toMatchObject([
      { kind: 'noted', text: 'Ждём лицензию', by: { surname: expect.any(String) } },
      { kind: 'sent' },
    ]);
    expect(other.similar.find(({ id }) => id === made.data)).toMatchObject({ kind: 'company', by: ['tax_number'] });
    // A supplier created from the application is not a duplicate of it.
    const own = await manager.get<ApplicationView>(page(godavari));
    expect(own.similar.map(({ id }) => id)).not.toContain(made.data);
    expect(own.log[0]).toMatchObject({ kind: 'supplier_made' });
    await manager.post(move(often), { status: 'in_work' });
    expect((await manager.get<ApplicationView>(page(often))).log[0]).toMatchObject({
      kind: 'moved',
      from: 'new',
      to: 'in_work',
    });
  });

  it("cannot take over another manager's application, but a senior manager assigns any, and the new manager is notified", async () => {
    const [one] = (await list('status=new&sort[created_at]=asc')).list;
    const id = one?.id ?? '';
    const idOf = async (browser: Browser) => (await browser.context()).user?.id ?? '';
    const [me, other] = [await idOf(manager), await idOf(manager2)];
    const give = (browser: Browser, userId: string) =>
      browser.post<ApplicationView>(`${page(id)}/set-manager`, { userId });
    expect((await give(manager, other)).status).toBe(403);
    expect((await give(manager, me)).data.application.broker_manager?.id).toBe(me);
    expect((await give(manager2, other)).status).toBe(403);
    expect((await give(senior, '0195a000-0000-7000-8000-000000000000')).failure.data.codes).toEqual({
      userId: 'invalid_option',
    });
    const handedOver = (await give(senior, other)).data;
    expect([handedOver.application.broker_manager?.id, handedOver.permissions]).toEqual([
      other,
      ['view', 'manage', 'manager_change'],
    ]);
    expect(handedOver.managers.length).toBeGreaterThan(1);
    await world.settle();
    const { messages } = await manager2.get<LastNoticesView>('/user/notice/api/last');
    expect(messages[0]).toMatchObject({ type: 'application_manager_set' });
  });
});

describe('A transition of an application', () => {
  it('reports the current status if it comes too late, and a rejection requires a setting and a reason', async () => {
    const fresh = demoApplications(world.clock.now()).filter(({ status }) => status === 'new');
    const id = fresh.at(-1)?.id ?? '';
    const { application } = await senior.get<ApplicationView>(page(id));
    const moved = (await senior.post<ApplicationView>(move(id), { status: 'in_work', version: application.version }))
      .data;
    expect(moved.application).toMatchObject({ status: 'in_work', in_work_at: expect.any(String) });
    const late = await senior.post(move(id), { status: 'completed', version: application.version });
    const current = { status: 'in_work', version: moved.application.version };
    expect([late.status, late.failure.data.current]).toEqual([409, current]);

    const reject = (reject_comment: string) =>
      senior.post<ApplicationView>(move(id), { status: 'rejected', reject_comment });
    expect((await reject('No papers')).status).toBe(409);
    await allowRejecting();
    expect((await senior.get<ApplicationView>(page(id))).permissions).toContain('reject');
    expect((await reject(' ')).failure.data.codes).toEqual({ reject_comment: 'required' });
    expect((await reject('No papers')).data.application).toMatchObject({
      ...{ status: 'rejected', reject_comment: 'No papers', rejected_at: expect.any(String) },
    });
  });

  const allowRejecting = async () => {
    const { address, definition } = world.services.identity;
    const identity = connect({ name: 'identity', service: definition }, address, { actorKeys: testActorKeys });
    const userId = (await (await world.signedIn('admin@setu.example')).context()).user?.id ?? '';
    const actor = actors.broker({ userId, roles: ['ROLE_ADMIN'] });
    const values = [{ name: 'applications.reject_allowed', value: 'true' }];
    await identity.saveSettings({ revision: (await identity.getSettings({}, { actor })).revision, values }, { actor });
    identity.close();
    await world.settle();
  };
});
