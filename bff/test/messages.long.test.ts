import type {
  AskedRequestView,
  AskedView,
  CategoryView,
  ChannelView,
  FileView,
  MessagesView,
  NoticeListView,
  PostedMessageView,
  PublishView,
  ReadMessagesView,
  RequestListView,
  RequestPageView,
} from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { listen } from './event-stream.js';
import { expectNames } from './wire-names.js';
import { startWorld, type World } from './world.js';

const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const lists = ['request-from-catalog', 'request-from-description'];

let world: World;
let buyer: Browser;
let colleague: Browser;
let rival: Browser;
let supplier: Browser;
let manager: Browser;
let requestId: string;

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  colleague = await world.signedIn('buyer2@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'en');
  requestId = await newRequest();
}, 240_000);
afterAll(async () => world?.close());

const newRequest = async (by = buyer): Promise<string> => {
  const cards = await by.get<CategoryView>('/catalog/category/?f_search=чай&limit=100');
  const made = await by.call(`/customer/request/create-from-product/${cards.pagination.items[0]?.sku_id}`);
  const id = (made.headers.get('location') ?? '').split('/').at(-1) ?? '';
  expect((await by.post(`/request/publish/${id}`, { count: 3, comment: 'Образец', files: [] })).status).toBe(200);
  return id;
};
const path = (id = requestId, channel = 'customer') => `/request/${id}/messages/${channel}`;
const say = (browser: Browser, body: object, headers = {}, id = requestId) =>
  browser.post<PostedMessageView>(path(id), body, headers);
const conversation = (browser: Browser, id = requestId) => browser.get<MessagesView>(path(id));
const upload = async (browser: Browser, name: string): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([pdf]), name);
  return (await browser.call<FileView>('/api/upload-file', { method: 'POST', raw: form })).data.id;
};
const channelOf = async (browser: Browser): Promise<ChannelView | undefined> =>
  (await browser.get<RequestPageView>(`/request/customer/preview/${requestId}`)).request.channels[0];

describe('A conversation about a request', () => {
  it('goes to the other party and back, with its files, and shows who must answer', async () => {
    const file = await upload(buyer, 'чертёж.pdf');
    const posted = (await say(buyer, { text: ' Подойдёт такой фланец? ', files: [file], asks: true })).data;
    expectNames(posted.message, 'id, seq, date, side, by, acting, text, files, asks, own, of_claim');
    expectNames(posted.channel, 'channel, supplier, unread, asked, asked_at, total, read_seq, last_at, may_write');
    expect(posted).toMatchObject({
      message: { text: 'Подойдёт такой фланец?', own: true },
      channel: { asked: 'broker' },
    });
    await world.settle();
    const received = await conversation(manager);
    expect(received).toMatchObject({ channel: { unread: 1, asked: 'broker' }, older: null });
    expect(received.list[0]).toMatchObject({ side: 'customer', own: false, files: [{ original_name: 'чертёж.pdf' }] });
    const url = received.list[0]?.files[0]?.url ?? '';
    const statuses = [manager, buyer, colleague, rival, supplier].map(async (one) => (await one.call(url)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404]);
    const answer = await say(manager, { text: 'Yes', files: [await upload(manager, 'offer.pdf')] });
    expect(answer.data.channel).toMatchObject({ asked: null, unread: 0, total: 2 });
    await world.settle();
    const { list } = await conversation(colleague);
    expect(list.map(({ text, side }) => [text, side])).toEqual([
      ['Подойдёт такой фланец?', 'customer'],
      ['Yes', 'broker'],
    ]);
    const offerFile = await colleague.call(list[1]?.files[0]?.url ?? '');
    expect(offerFile.headers.get('content-disposition')).toContain('offer.pdf');
  });

  it('counts unread messages on the page and in lists, and reading it marks its notifications as read', async () => {
    await say(manager, { text: 'One more question', asks: true });
    await world.settle();
    const row = async () => {
      const all = await Promise.all(
        lists.map((list) => buyer.get<RequestListView>(`/customer/${list}-list?limit=100`)),
      );
      return all.flatMap(({ list }) => list).find(({ id }) => id === requestId)?.conversation;
    };
    const notices = async () =>
      (await buyer.get<NoticeListView>('/user/notice/list/all?limit=100')).messages.filter(
        ({ type, is_read: isRead, request }) => type === 'request_message' && !isRead && request?.id === requestId,
      );
    expect(await row()).toMatchObject({ unread: 2, asked: 'customer', asked_at: expect.any(String) });
    const [notice, ...others] = await notices();
    expect([notice?.title, others]).toEqual(['Вопрос от брокера', []]);
    const opened = await buyer.post<PublishView>(`/user/notice/entity_redirect/${notice?.id}`, {});
    expect(opened.data.route.params).toEqual({ requestEntity: requestId, channel: 'customer' });
    const message = (await conversation(buyer)).list.at(-1)?.id;
    const { channels } = (await buyer.post<ReadMessagesView>(`${path()}/read`, { message })).data;
    expect(channels).toMatchObject([{ channel: 'customer', unread: 0 }]);
    expect([(await row())?.unread, (await channelOf(colleague))?.unread]).toEqual([0, 2]);
    expect(await notices()).toEqual([]);
  });

  it('stores a message once that is sent three times', async () => {
    const key = { 'Idempotency-Key': crypto.randomUUID() };
    const file = await upload(buyer, 'дважды.pdf');
    const total = (await conversation(buyer)).channel.total;
    const sends = Array.from({ length: 3 }, () => say(buyer, { text: 'Ещё раз', files: [file] }, key));
    const ids = (await Promise.all(sends)).map(({ data }) => data.message.id);
    expect([new Set(ids).size, (await conversation(buyer)).channel.total]).toEqual([1, total + 1]);
  });

  it('reports the wrong field', async () => {
    const codes = async (body: object) => (await say(buyer, body)).failure.data.codes;
    expect(await codes({ text: '  ' })).toEqual({ text: 'required' });
    expect(await codes({ text: 'я'.repeat(4001) })).toEqual({ text: 'length_max' });
    expect(await codes({ text: 5, files: 'none' })).toEqual({ text: 'invalid', files: 'invalid' });
    expect(await codes({ files: [await upload(rival, 'чужой.pdf')] })).toEqual({ 'files.0': 'file_unknown' });
    expect((await buyer.call(`${path()}?before=x`)).status).toBe(422);
    expect((await buyer.call(path(requestId, 'broker'))).status).toBe(404);
  });

  it('is hidden from other companies, and is closed when the request is rejected', async () => {
    for (const [name, browser] of Object.entries({ rival, supplier })) {
      const message = (await conversation(buyer)).list[0]?.id;
      const calls = [browser.call(path()), say(browser, { text: 'x' }), browser.post(`${path()}/read`, { message })];
      calls.push(browser.post(path(), { text: 5, files: 'none' }));
      expect([name, (await Promise.all(calls)).map(({ status }) => status)]).toEqual([name, [404, 404, 404, 404]]);
    }
    const closed = await newRequest();
    const reason = { reject_reason: 'need_changed', reject_comment: 'Не нужно' };
    await buyer.post(`/request/update-status/${closed}`, { status: 'rejected_by_customer', ...reason });
    const refusal = await say(buyer, { text: 'Ещё' }, {}, closed);
    expect([refusal.status, refusal.failure.data.error]).toEqual([409, 'conversation_closed']);
    expect((await conversation(buyer, closed)).channel.may_write).toBe(false);
  });
});

describe('A question about a card', () => {
  it('opens a conversation, and the broker sees the question in their queue', async () => {
    const cards = await rival.get<CategoryView>('/catalog/category/?f_search=чай&limit=100');
    const place = `/catalog/product/${cards.pagination.items[1]?.sku_id}/message`;
    expect(await rival.get<AskedRequestView>(place)).toEqual({ request: null });
    const file = await upload(rival, 'образец.pdf');
    const body = { text: 'Есть ли образец?', files: [file], count: 20 };
    const sends = [1, 2, 3].map(() => rival.post<AskedView>(place, body, { 'Idempotency-Key': 'question-1' }));
    const [first, ...again] = (await Promise.all(sends)).map(({ data }) => data);
    expectNames(first, 'route, numeric_hash, made');
    expect(again).toEqual([first, first]);
    const { requestEntity: id = '', ...at } = first?.route.params ?? {};
    expect([first?.route.name, at, first?.made]).toEqual(['request_for_customer_page', { channel: 'customer' }, true]);
    expect((await rival.get<AskedRequestView>(place)).request).toEqual({ id, numeric_hash: first?.numeric_hash });
    await world.settle();
    const queue = await manager.get<RequestListView>('/broker/request-from-catalog-list?limit=100');
    expect(queue.list.find((row) => row.id === id)?.conversation).toMatchObject({ unread: 1, asked: 'broker' });
    const { messages } = await manager.get<NoticeListView>('/user/notice/list/all?limit=100');
    const notices = messages.filter(({ request }) => request?.id === id);
    expect(notices.map(({ title }) => title)).toEqual([expect.stringMatching(/с вопросом|with a question/)]);
    const { headers } = await manager.visit(`/user/notice/entity_redirect/${notices[0]?.id}`);
    expect(headers.get('location')).toContain('channel=customer');
    const { list } = await conversation(manager, id);
    expect(list.map(({ text, asks, files }) => [text, asks, files.length])).toEqual([['Есть ли образец?', true, 1]]);
    expect((await manager.call(list[0]?.files[0]?.url ?? '')).status).toBe(200);
  });
});

describe('The channel of a supplier', () => {
  it('belongs to the invited supplier, and is unknown to another supplier and the customer', async () => {
    const id = await newRequest();
    for (const status of ['in_work', 'send_to_supplier'])
      expect((await manager.post(`/request/update-status/${id}`, { status })).status).toBe(200);
    const { request } = await manager.get<RequestPageView>(`/broker/preview/${id}`);
    const supplierChannel = request.channels.find(({ supplier: of }) => of !== null);
    expect(supplierChannel?.supplier?.short_name).toMatch(/./);
    const invited = await world.signedIn(
      supplierChannel?.supplier?.short_name.includes('Deccan') ? 'supplier@deccan.example' : 'supplier@kaveri.example',
      'en',
    );
    const other = await world.signedIn(
      supplierChannel?.supplier?.short_name.includes('Deccan') ? 'supplier@kaveri.example' : 'supplier@deccan.example',
      'en',
    );
    const place = path(id, supplierChannel?.channel);
    const drawing = await upload(invited, 'Finchwala drawing.pdf');
    expect((await manager.post(place, { text: 'Please quote' })).status).toBe(200);
    expect((await invited.post(place, { text: 'We can', files: [drawing] })).status).toBe(200);
    await world.settle();
    const { list, channel } = await invited.get<MessagesView>(place);
    expect(list.map(({ side }) => side)).toEqual(['broker', 'supplier']);
    expect(channel).toMatchObject({ supplier: null, unread: 0 });
    const url = list[1]?.files[0]?.url ?? '';
    for (const [name, browser] of Object.entries({ buyer, rival, other })) {
      const calls = [browser.call(place), browser.post(place, { text: 'x' }), browser.call(url)];
      calls.push(browser.post(place, { text: 5, files: 'none' }));
      expect([name, (await Promise.all(calls)).map(({ status }) => status)]).toEqual([name, [404, 404, 404, 404]]);
    }
    expect((await manager.call(url)).status).toBe(200);
    const page = await buyer.call<RequestPageView>(`/request/customer/preview/${id}`);
    expect(page.data.request.channels.map(({ channel: name }) => name)).toEqual(['customer']);
    expect(page.text).not.toContain('Finchwala');
  });
});

describe('An open conversation', () => {
  it('receives a message immediately for colleagues, managers and the author’s other tabs, but for no other user', async () => {
    const open = await Promise.all([buyer, colleague, manager, rival].map((each) => listen(world, each)));
    const rivals = open[3];
    await say(buyer, { text: 'Живое сообщение' });
    const event = `data: {"request":"${requestId}","channel":"customer"}`;
    await Promise.all(open.slice(0, 3).map((stream) => stream.readUntil(event)));
    const foreign = await newRequest(rival);
    await say(rival, { text: 'Своё' }, {}, foreign);
    expect(await rivals?.readUntil(`"request":"${foreign}"`)).not.toContain(requestId);
    for (const stream of open) stream.close();
  });
});
