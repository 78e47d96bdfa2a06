import type { OpenMoveView, RequestListView, RequestPageView, RequestRowView, RequestView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { expectNames, namesOf } from './wire-names.js';
import { startWorld, type World } from './world.js';

/** The fields of the specification, section 3. */
const specified = `id, numeric_hash, status, kind, published_at, broker_manager, contract_price, offer_price, customer_price,
  is_created_by_broker, customer, contact_info, last_customer_condition, last_customer_published_condition, reject_reason,
  reject_comment, status_events, permissions, moves`;
const onPage = `${specified}, created_at, version, author, supplier, stages, open_twin, draft, sent_offers, invitation_notes, offer_terms, contract_number, contract_date, waits_for, waiting, channels, claim, may_claim,
  claim_until, may_close_claim, sample, may_ask_sample, may_answer_sample, may_judge_sample,
  may_pass_sample_address, manager_contact, clock`;
const inList = `${specified}, created_at, status_at, name, count, unit, langs, picture, total_price, conversation, claimed,
  clock, overdue, route, waits_for, waiting, waiting_route, pay_by, ship_by`;

const expectCondition = (condition: RequestRowView['last_customer_condition'], isDraft: boolean): void => {
  expectNames(
    condition,
    `id, comment, files, time_frame, condition_product_skus, from_description_goods_items, bought_before, delivery_city, bought_supplier,
    bought_brand`,
  );
  for (const file of condition.files) expectNames(file, 'id, url, original_name, size, type');
  for (const line of condition.condition_product_skus) {
    expectNames(line, 'count, product_sku, withdrawn');
    if (!isDraft) expect(typeof line.count).toBe('number');
    expect(namesOf(line.product_sku)).toEqual(
      expect.arrayContaining(['categories', 'company', 'langs', 'name', 'product']),
    );
  }
  for (const item of condition.from_description_goods_items) {
    expectNames(item, 'description, area, customs_code, comment, count, unit, price');
    if (!isDraft) expect(typeof item.count).toBe('number');
  }
};

const expectRequest = (request: RequestView | RequestRowView): void => {
  const isDraft = request.status === 'draft';
  for (const price of [request.customer_price, request.offer_price, request.contract_price]) {
    // A price range also has its upper end.
    const { value_to: upTo = null, ...exact } = price ?? {};
    if (price) expectNames(exact, 'value, currency, rate, rate_date, rate_source');
    if (price && upTo !== null) expect(upTo).toBeGreaterThan(price.value);
    if (price && !isDraft) expect([typeof price.value, typeof price.rate]).toEqual(['number', 'number']);
  }
  if (request.customer) expectNames(request.customer, 'id, short_name, inn');
  if (request.contact_info) expectNames(request.contact_info, 'name, surname, patronymic, phone, email');
  if (request.broker_manager) expectNames(request.broker_manager, 'id, name, surname, patronymic');
  expectCondition(request.last_customer_condition, isDraft);
  expect(request.last_customer_published_condition).toEqual(isDraft ? null : request.last_customer_condition);
  for (const event of request.status_events) expect(event).toMatchObject({ status: /./, date: /^\d{4}-\d\d-\d\dT/ });
  expect(request.status_events.at(-1)?.status).toBe(request.status);
  for (const move of request.moves) expectNames(move, 'status, needs, optional, confirm');
};

let world: World;
let buyer: Browser;
let manager: Browser;
let senior: Browser;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example');
  manager = await world.signedIn('manager@setu.example', 'en');
  senior = await world.signedIn('senior@setu.example');
}, 240_000);
afterAll(() => world?.close());

const rows = async (browser: Browser, list: string): Promise<RequestRowView[]> =>
  (await browser.get<RequestListView>(`/${list}-list?limit=100`)).list;
const ofManagers = async (browser: Browser): Promise<RequestRowView[]> => [
  ...(await rows(browser, 'broker/request-from-catalog')),
  ...(await rows(browser, 'broker/request-from-description')),
];
const pageOf = async (browser: Browser, { status, id }: Pick<RequestRowView, 'id' | 'status'>, side = 'broker') => {
  const preview = side === 'broker' ? `/broker/preview/${id}` : `/request/customer/preview/${id}`;
  return (await browser.get<RequestPageView>(status === 'draft' ? `/request/first-step/${id}` : preview)).request;
};
const ends = ['reject_reason', 'reject_comment'];
const shape = ({ status, needs, optional, confirm }: OpenMoveView) => [status, needs, optional, confirm];

describe('A request has the field names of the specification', () => {
  it('in the lists of customers and managers, in every status', async () => {
    const own = [
      ...(await rows(buyer, 'customer/request-from-catalog')),
      ...(await rows(buyer, 'customer/request-from-description')),
    ];
    const all = await ofManagers(manager);
    expect(new Set(all.map(({ status }) => status)).size).toBe(11);
    expect(
      own.some(({ last_customer_condition: condition }) => condition.from_description_goods_items.length > 0),
    ).toBe(true);
    for (const row of [...own, ...all]) {
      expectNames(row, inList);
      for (const event of row.status_events) expectNames(event, 'status, date');
      expectRequest(row);
    }
  });

  it('on its page, with the same values as its row in the list', async () => {
    const oneOfEach = new Map((await ofManagers(senior)).map((row) => [`${row.kind} ${row.status}`, row]));
    for (const row of oneOfEach.values()) {
      const page = await pageOf(senior, row);
      expectNames(page, onPage);
      expectRequest(page);
      if (page.manager_contact) expectNames(page.manager_contact, 'phone, extension, email, avatar, substitute');
      expect(page.manager_contact !== null).toBe(page.broker_manager !== null);
      for (const event of page.status_events)
        expectNames(event, 'status, date, by, acting, reason, comment, payment, files');
      for (const name of [
        'status',
        'broker_manager',
        'customer',
        'contact_info',
        'permissions',
        'moves',
        'clock',
      ] as const)
        expect([row.status, name, page[name]]).toEqual([row.status, name, row[name]]);
      for (const name of [
        'customer_price',
        'offer_price',
        'contract_price',
        'reject_reason',
        'reject_comment',
      ] as const)
        expect([row.status, name, page[name]]).toEqual([row.status, name, row[name]]);
    }
  });

  it('as a draft, with the count as a number once it is valid and the typed text next to it', async () => {
    const [first] = await rows(buyer, 'customer/request-from-catalog');
    const sku = first?.last_customer_condition.condition_product_skus[0]?.product_sku.sku_id;
    const made = await buyer.call(`/customer/request/create-from-product/${sku}`);
    const id = made.headers.get('location')?.split('/').at(-1) ?? '';
    const typed = async (count: string) => {
      await buyer.post(`/request/first-step-save/${id}`, { count });
      const request = await pageOf(buyer, { id, status: 'draft' });
      expectNames(request, onPage);
      expectNames(request.draft, 'editor, seq, saved_at, count, description, customer');
      const row = (await rows(buyer, 'customer/request-from-catalog')).find((one) => one.id === id);
      expect([row?.count, row?.last_customer_published_condition]).toEqual([
        request.last_customer_condition.condition_product_skus[0]?.count,
        null,
      ]);
      return [row?.count, request.draft?.count];
    };
    expect(await typed('две тонны')).toEqual([null, 'две тонны']);
    expect(await typed(' 12 ')).toEqual([12, ' 12 ']);
    expect(await typed('')).toEqual([null, '']);
    expect((await buyer.call(`/request/api/delete/${id}`, { method: 'DELETE' })).status).toBe(200);
  });
});

describe('The name of a request', () => {
  it('is in the reader’s language if possible, and `langs` shows where it is not', async () => {
    const [inEnglish, inRussian] = [await ofManagers(manager), await ofManagers(senior)];
    for (const row of inEnglish)
      expect([row.name, row.langs]).toEqual([row.name, /[а-яё]/i.test(row.name) ? { name: 'ru' } : {}]);
    for (const row of inRussian)
      expect([row.name, row.langs.name]).toEqual([row.name, /[а-яё]/i.test(row.name) ? undefined : 'en']);
    const [russian] = inRussian;
    const english = inEnglish.find(({ id }) => id === russian?.id);
    expect(english?.name).not.toBe(russian?.name);
  });
});

describe('Customer and contact', () => {
  it('are null for the supplier before the contract, and set after it', async () => {
    const supplier = await world.signedIn('supplier@kaveri.example');
    const { company } = (await supplier.context()).user ?? {};
    const own = (await rows(senior, 'broker/request-from-catalog')).filter(
      ({ last_customer_condition: condition }) =>
        condition.condition_product_skus[0]?.product_sku.company.id === company?.id,
    );
    const shown = new Map<string, unknown>();
    for (const row of own) {
      const reply = await supplier.call<RequestPageView>(`/request/customer/preview/${row.id}`);
      if (reply.status !== 200) continue;
      const { request } = reply.data;
      expectNames(request, onPage);
      expectRequest(request);
      const isContracted = request.status_events.some(({ status }) => status === 'contracted');
      expect([row.status, request.customer === null, request.contact_info === null]).toEqual([
        row.status,
        !isContracted,
        !isContracted,
      ]);
      shown.set(String(isContracted), row);
    }
    expect(shown.size).toBeGreaterThan(0);
  });
});

describe('The transitions that a request offers', () => {
  it('for its manager: the next status with a confirmation, and a rejection with reason and comment', async () => {
    const all = await ofManagers(senior);
    const at = (status: string) => all.find((row) => row.status === status)?.moves.map(shape);
    const documentNames = ['files'];
    const rejection = ['rejected_by_broker', ends, documentNames, false];
    expect(at('new')).toEqual([['in_work', [], [], true], rejection]);
    expect(at('in_work')).toEqual([['send_to_supplier', [], [], true], rejection]);
    expect(at('send_to_supplier')).toEqual([['offer_received', ['offer_price'], documentNames, false], rejection]);
    expect(at('offer_received')).toEqual([['supplier_selected', [], ['supplier_id', 'files'], true], rejection]);
    const terms = ['contract_price', 'supplier_id'];
    const paid = ['payment', 'files'];
    const paper = ['contract_number', 'contract_date'];
    expect(at('supplier_selected')).toEqual([['contracted', terms, [...paper, ...paid], false], rejection]);
    expect(at('contracted')).toEqual([['partially_paid', [], paid, true], rejection]);
    expect(at('partially_paid')).toEqual([['completed', [], paid, true], rejection]);
    for (const ended of ['completed', 'rejected_by_customer', 'rejected_by_broker']) expect(at(ended)).toEqual([]);
  });

  it('for another manager: none', async () => {
    const { user } = await manager.context();
    const others = (await ofManagers(manager)).filter(({ broker_manager: its }) => its !== null && its.id !== user?.id);
    expect(others.length).toBeGreaterThan(0);
    expect(others.flatMap(({ moves }) => moves)).toEqual([]);
  });

  it('for its customer: cancelling it until it ends, except for a draft', async () => {
    for (const row of await rows(buyer, 'customer/request-from-catalog')) {
      const isOver = ['draft', 'completed'].includes(row.status) || row.status.startsWith('rejected');
      expect([row.status, row.moves.map(shape)]).toEqual([
        row.status,
        isOver ? [] : [['rejected_by_customer', ends, ['files'], false]],
      ]);
    }
  });

  it('include one that succeeds, after which the request offers a different one', async () => {
    const fresh = (await ofManagers(senior)).find(({ status }) => status === 'new');
    if (!fresh) throw new Error('the demo world has no new request');
    const [first] = fresh.moves;
    const { data } = await senior.post<RequestPageView>(`/request/update-status/${fresh.id}`, {
      status: first?.status,
    });
    expect([data.request.status, data.request.moves[0]?.status]).toEqual(['in_work', 'send_to_supplier']);
  });
});

describe('A senior manager assigns requests to managers', () => {
  const underWay = async () => (await ofManagers(senior)).find(({ status }) => status === 'in_work');

  it('for several requests at once with a result for each, and the page shows the new manager and the managers to choose from', async () => {
    const all = await ofManagers(senior);
    const ended = all.find(({ status }) => status === 'completed');
    const open = await underWay();
    if (!open || !ended) throw new Error('the demo world lacks a request that this test needs');
    const { managers = [] } = await senior.get<RequestPageView>(`/broker/preview/${open.id}`);
    const next = managers.find(({ id }) => id !== open.broker_manager?.id);
    if (!next) throw new Error('the demo world has only one manager');
    const { data } = await senior.post('/broker/requests/set-manager', {
      requests: [open.id, ended.id],
      userId: next.id,
    });
    expect(data).toEqual([
      { id: open.id, result: 'assigned' },
      { id: ended.id, result: 'closed' },
    ]);
    expect((await pageOf(senior, open)).broker_manager).toEqual(next);
    await senior.post(`/request/${open.id}/set-manager`, { userId: next.id });
    expect((await manager.get<RequestPageView>(`/broker/preview/${open.id}`)).managers).toBeUndefined();
  });

  it('but an assignment to a customer or an unknown user is an error on the field', async () => {
    const open = await underWay();
    const own = await buyer.get<{ user: { id: string } }>('/api/page-context');
    for (const path of ['/broker/requests/set-manager', `/request/${open?.id}/set-manager`]) {
      const body = { requests: [open?.id], userId: own.user.id };
      const { status, failure } = await senior.call(path, { method: 'POST', body });
      expect([status, failure.data.codes]).toEqual([422, { userId: 'invalid_option' }]);
    }
  });
});
