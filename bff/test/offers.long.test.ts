import type {
  InvitationListView,
  InvitedView,
  OfferListView,
  OwnOfferView,
  RequestListView,
  RequestPageView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { listen } from './event-stream.js';
import { companyIdOf, kaveriDeal, uploadPdf } from './kaveri-deal.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

const canary = 'Canarywala Exports';

let world: World;
let buyer: Browser;
let rival: Browser;
let kaveri: Browser;
let deccan: Browser;
let manager: Browser;
let requestId: string;
let deccanId: string;

const at = (end: string) => `/request/${requestId}${end}`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const price = (value: number) => ({ value, currency: 'INR' });
const terms = (over: object = {}) => ({
  ...{ price: price(120_000), lead_days: 21, minimum_quantum: 3, inco_terms: 'FOB', inco_place: canary },
  ...{ valid_until: inDays(30), comment: canary, ...over },
});

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  kaveri = await world.signedIn('supplier@kaveri.example', 'en');
  deccan = await world.signedIn('supplier@deccan.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'ru');
  deccanId = await companyIdOf(deccan);
  requestId = await kaveriDeal({ buyer, manager, supplier: kaveri }, 'send_to_supplier');
  await manager.post(at('/invitations'), { suppliers: [deccanId] });
  await world.settle();
}, 240_000);
afterAll(async () => world?.close());

const statusOf = async (browser: Browser, path: string, body?: unknown): Promise<number> =>
  (await browser.call(path, body === undefined ? {} : { method: 'POST', body })).status;

/** Returns everything a user can read about the request, as text. */
const answers = async (browser: Browser, paths: string[]): Promise<string[]> =>
  (await Promise.all(paths.map((path) => browser.call(path)))).map(({ text }) => text);

describe('The broker invites suppliers to make offers', () => {
  it('and the card’s own supplier is invited by the transition, and another supplier separately', async () => {
    const found = await manager.get<InvitationListView>(at('/invitations'));
    expectNames(found, 'list, may_invite');
    expect(found.list.map(({ state }) => state)).toEqual(['open', 'open']);
    for (const each of found.list) {
      expectNames(each, 'id, supplier, state, invited_at, state_at, decline_reason, decline_comment');
      expectNames(each.supplier, 'id, short_name');
    }
    const refused = await manager.call(at('/invitations'), { method: 'POST', body: { suppliers: [requestId] } });
    expect([refused.status, refused.failure.data.codes]).toEqual([422, { suppliers: 'invalid_option' }]);
    const some = await manager.post<InvitedView>(at('/invitations'), { suppliers: [deccanId, requestId] });
    expectNames(some.data, 'list, may_invite, refused');
    expect(some.data.refused).toEqual([{ supplier: requestId, message: 'Поставщик не найден' }]);
  });

  it('and each sees the request in its list, without the customer and other suppliers', async () => {
    const paths = [
      '/supplier/requests?limit=100',
      `/request/customer/preview/${requestId}`,
      at('/offer'),
      '/user/desk',
    ];
    const { request } = (await manager.get<RequestPageView>(`/broker/preview/${requestId}`)) as RequestPageView;
    const own = request.supplier?.short_name ?? '';
    const { list } = await deccan.get<RequestListView>(paths[0] ?? '');
    expect(list.map(({ id }) => id)).toContain(requestId);
    const hidden = [
      own,
      request.supplier?.id,
      request.customer?.inn,
      request.customer?.short_name,
      request.contact_info?.phone,
    ];
    const words = hidden.filter((word): word is string => Boolean(word));
    expect(words.length).toBeGreaterThan(3);
    // The supplier's list and desk also contain requests of customers that it has contracts with.
    for (const [index, text] of (await answers(deccan, paths)).entries())
      for (const word of index === 1 || index === 2 ? words : words.slice(0, 0)) expect(text).not.toContain(word);
    const row = list.find(({ id }) => id === requestId);
    for (const word of words) expect(JSON.stringify(row)).not.toContain(word);
    const { messages } = await deccan.get<{ messages: { type: string; text: string }[] }>('/user/notice/list/all');
    expect(messages[0]?.type).toBe('supplier_invited');
    for (const word of words) expect(messages[0]?.text).not.toContain(word);
  });

  it('and they make offers on their page, with files that only they and the broker can read', async () => {
    const quote = await uploadPdf(deccan, `${canary}.pdf`);
    const submitted = await deccan.post<OwnOfferView>(at('/offer'), terms({ files: [quote] }));
    expect(submitted.status).toBe(200);
    expectNames(submitted.data, 'id, state, terms, may_answer, decline_reason, decline_comment');
    expectNames(
      submitted.data.terms,
      `price, minimum_quantum, lead_days, inco_terms, inco_place, valid_until, comment, files, version, given_at,
       changed_at, expired`,
    );
    await world.settle();
    const path = submitted.data.terms?.files[0]?.url ?? '';
    expect([await statusOf(deccan, path), await statusOf(manager, path)]).toEqual([200, 200]);
    expect([await statusOf(buyer, path), await statusOf(kaveri, path)]).toEqual([404, 404]);
    const wrong = await kaveri.call(at('/offer'), {
      method: 'POST',
      body: { ...terms(), lead_days: 0, price: price(0) },
    });
    expect([wrong.status, wrong.failure.data.codes]).toEqual([422, { price: 'not_positive', lead_days: 'required' }]);
    expect(await statusOf(kaveri, at('/offer'), terms({ files: [quote] }))).toBe(422);
    expect(await statusOf(kaveri, at('/offer'), terms({ price: price(100_000) }))).toBe(200);
  });

  it('and other companies find nothing, and wrong roles are rejected', async () => {
    expect(await statusOf(rival, at('/offers'))).toBe(404);
    expect([await statusOf(deccan, at('/offers')), await statusOf(deccan, at('/invitations'))]).toEqual([403, 403]);
    expect([await statusOf(buyer, at('/offer')), await statusOf(manager, at('/offer'))]).toEqual([403, 403]);
  });
});

describe('The broker shares offers, the customer prefers one, and the broker selects', () => {
  it('based on a comparison that marks the best terms, in which the customer sees numbers instead of suppliers', async () => {
    const onlooker = await world.signedIn('manager2@setu.example', 'ru');
    const open = await Promise.all([onlooker, buyer].map((each) => listen(world, each)));
    const { list } = await manager.get<OfferListView>(at('/offers'));
    expect(list.map(({ best }) => best)).toEqual([['price'], []]);
    for (const offer of list) {
      expectNames(offer, 'id, number, supplier, state, terms, best, shared, preferred, has_files, figures');
      await manager.post(at(`/offers/${offer.id}/share`), { shared: true });
    }
    // Every user with access is informed, whether they get a notification or not.
    const event = `event: request\ndata: {"request":"${requestId}"}`;
    for (const stream of open) await stream.readUntil(event);
    for (const stream of open) stream.close();
    const shown = await buyer.get<OfferListView>(at('/offers'));
    expect(shown).toMatchObject({ may_prefer: true, may_pick: false, list: [{ number: 1 }, { number: 2 }] });
    expect(shown.list.map(({ has_files, terms: { files } }) => [has_files, files])).toEqual([
      [false, []],
      [true, []],
    ]);
    await buyer.post(at(`/offers/${shown.list[1]?.id}/prefer`), {});
    await world.settle();
    const paths = [at('/offers'), `/request/customer/preview/${requestId}`, '/user/notice/list/all?limit=100'];
    const sellers = await Promise.all([kaveri, deccan].map((browser) => browser.context()));
    const words = [canary, deccanId, ...sellers.flatMap(({ user }) => [user?.id ?? '', user?.surname ?? ''])];
    for (const text of await answers(buyer, paths)) for (const word of words) expect(text).not.toContain(word);
    const notices = await manager.get<{ messages: { type: string }[] }>('/user/notice/list/all?limit=100');
    expect(notices.messages.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['offer_given', 'offer_preferred']),
    );
  });

  it('with one click, and the other supplier is notified and sees the request in its earlier state', async () => {
    const { list } = await manager.get<OfferListView>(at('/offers'));
    const preferred = list.find((offer) => offer.preferred);
    const stale = await manager.call(at(`/offers/${preferred?.id}/pick`), {
      method: 'POST',
      body: { offer_version: 9 },
    });
    expect(stale.status).toBe(409);
    const picked = await manager.post<RequestPageView>(at(`/offers/${preferred?.id}/pick`), { offer_version: 1 });
    expect(picked.data.request).toMatchObject({
      status: 'supplier_selected',
      offer_price: price(120_000),
      supplier: { id: deccanId },
    });
    await world.settle();
    const { request } = await kaveri.get<RequestPageView>(`/request/customer/preview/${requestId}`);
    expect(request).toMatchObject({ status: 'offer_received', offer_price: null, supplier: null, moves: [] });
    expect(await kaveri.get<OwnOfferView>(at('/offer'))).toMatchObject({ state: 'not_chosen', may_answer: false });
    const { messages } = await kaveri.get<{ messages: { type: string }[] }>('/user/notice/list/all');
    expect(messages[0]?.type).toBe('supplier_not_chosen');
    expect(await statusOf(kaveri, at('/offer'), terms())).toBe(409);
  });
});
