import type { MessagesView, NoticeListView, RequestListView, RequestPageView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { kaveriDeal, uploadPdf } from './kaveri-deal.js';
import { startWorld, type World } from './world.js';

const canary = 'Канарейкина разбила насос';

let world: World;
let buyer: Browser;
let rival: Browser;
let manager: Browser;
let supplier: Browser;
let requestId: string;
beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  manager = await world.signedIn('manager@setu.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  requestId = await kaveriDeal({ buyer, manager, supplier }, 'partially_paid');
}, 240_000);
afterAll(() => world?.close());

const pageOf = async (who: Browser) =>
  (await who.get<RequestPageView>(`/request/customer/preview/${requestId}`)).request;
const claim = (who: Browser, body: object, headers = {}) =>
  who.post<RequestPageView>(`/request/${requestId}/claim`, body, headers);
const settle = (who: Browser, id: string, resolution = 'Заменим') =>
  who.post<RequestPageView>(`/request/${requestId}/claim/close`, { claim: id, resolution });
const titles = async (who: Browser, type: string) =>
  (await who.get<NoticeListView>('/user/notice/list/all?limit=100')).messages
    .filter((notice) => notice.type === type && notice.request?.id === requestId)
    .map(({ title }) => title);

describe('A claim over HTTP', () => {
  it('is opened once with its documents, shown to customer and broker, and its manager is notified', async () => {
    const file = await uploadPdf(buyer, 'Акт Канарейкиной.pdf');
    const sends = [1, 2, 3].map(() => claim(buyer, { text: canary, files: [file] }, { 'Idempotency-Key': 'claim-1' }));
    expect((await Promise.all(sends)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await world.settle();
    const request = (await manager.get<RequestPageView>(`/broker/preview/${requestId}`)).request;
    expect(request).toMatchObject({
      claim: { text: canary, closed_at: null },
      may_close_claim: true,
      may_claim: false,
    });
    const url = request.claim?.files[0]?.url ?? '';
    const reads = [buyer, manager, supplier, rival].map(async (who) => (await who.call(url)).status);
    expect(await Promise.all(reads)).toEqual([200, 200, 404, 404]);
    const rows = (list: string, who: Browser) => who.get<RequestListView>(`${list}?limit=100`);
    for (const [list, who] of [
      ['/customer/request-from-catalog-list', buyer],
      ['/broker/request-from-catalog-list', manager],
    ] as const)
      expect((await rows(list, who)).list.find(({ id }) => id === requestId)?.claimed).toBe(true);
    const titlesOfTypes = await Promise.all(
      ['request_claim_opened', 'request_message'].map((type) => titles(manager, type)),
    );
    expect(titlesOfTypes.map(({ length }) => length)).toEqual([1, 0]);
    const { list } = await buyer.get<MessagesView>(`/request/${requestId}/messages/customer`);
    expect(list).toMatchObject([{ text: canary, of_claim: true, files: [{ url }] }]);
  });

  it('is invisible to the supplier', async () => {
    const paths = [
      `/request/customer/preview/${requestId}`,
      `/request/${requestId}/milestones`,
      '/supplier/requests?limit=100',
      '/user/notice/list/all?limit=100',
      '/user/desk',
    ];
    for (const path of paths) expect((await supplier.call(path)).text).not.toContain('Канарейкин');
    expect(await pageOf(supplier)).toMatchObject({ claim: null, may_claim: false });
    expect((await claim(supplier, { text: 'x' })).status).toBe(403);
  });

  it('is closed with a resolution that reaches the customer, and only by a manager of the request', async () => {
    const { claim: open } = await pageOf(buyer);
    const id = open?.id ?? '';
    expect([(await claim(buyer, { text: 'Ещё' })).failure.data.error]).toEqual(['claim_open']);
    expect([(await claim(rival, { text: 'x' })).status, (await settle(rival, id)).status]).toEqual([404, 404]);
    expect((await settle(buyer, id)).status).toBe(403);
    expect((await settle(manager, id, ' ')).failure.data.codes).toEqual({ resolution: 'required' });
    expect((await settle(manager, id)).data.request.claim).toMatchObject({ resolution: 'Заменим' });
    await world.settle();
    expect(await pageOf(buyer)).toMatchObject({ claim: { resolution: 'Заменим' }, may_claim: true });
    expect(await titles(buyer, 'request_claim_closed')).toEqual(['Претензия закрыта']);
    expect(await titles(supplier, 'request_claim_closed')).toEqual([]);
  });
});
