import { systemIds } from '@setu/kit/core';
import { CompanyType } from '@setu/proto/common/words';
import { MessagePosted } from '@setu/proto/request/events';
import type { PostMessageRequest } from '@setu/proto/request/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  boot,
  deccan,
  defined,
  draft,
  file,
  kaveri,
  knownSupplier,
  listQuery,
  people,
  published,
  refusal,
  sent,
  transition,
  userChanged,
  view,
  type World,
} from './fixtures.js';
import { refused } from './refused.js';

const { buyer, buyer2, manager, manager2, senior } = people;

let world: World;
beforeAll(async () => {
  world = await boot();
  await knownSupplier(world, kaveri, { shortName: 'Kaveri Agro' });
  await knownSupplier(world, deccan, { shortName: 'Deccan Mills' });
  await userChanged(world, { userId: buyer.userId, companyId: buyer.companyId, name: 'Ирина', surname: 'Волкова' });
});
afterAll(() => world?.close());

const post = (requestId: string, actor = buyer, over: Partial<PostMessageRequest> = {}) =>
  world.client.postMessage(
    {
      ...{ requestId, channel: 'customer', messageId: systemIds.id(), text: 'Когда будет цена?', files: [] },
      ...{ asks: false, idempotencyKey: '', ...over },
    },
    { actor },
  );
const list = (requestId: string, actor = buyer, over: { before?: string; limit?: number } = {}) =>
  world.client.listMessages({ requestId, channel: 'customer', before: '', limit: 0, ...over }, { actor });
const read = (requestId: string, messageId: string, actor = buyer) =>
  world.client.readMessages({ requestId, channel: 'customer', messageId }, { actor });
const { supplier, otherSupplier } = people;

/** Creates a request with both suppliers invited, and returns it with the channel of each. */
async function invited(): Promise<{ id: string; channels: [string, string] }> {
  const { id } = await published(world);
  await world.client.takeIntoWork(transition(id), { actor: manager });
  const supplierCompanyIds = [kaveri, deccan];
  const invited = { requestId: id, supplierCompanyIds, idempotencyKey: '' };
  const { invitations } = await world.client.inviteSuppliers(invited, { actor: manager });
  const of = (companyId: string) => `supplier-${invitations.find((one) => one.supplier?.id === companyId)?.id}`;
  return { id, channels: [of(kaveri), of(deccan)] };
}

const unread = async (requestId: string, actor = buyer) => (await view(world, requestId, actor)).channels[0]?.unread;
const messageEvents = async (requestId: string): Promise<MessagePosted[]> => {
  await world.settle();
  const all = world.events.of('setu.request.message.posted', MessagePosted);
  return all.filter((event) => event.requestId === requestId);
};

describe('A conversation', () => {
  it("is between the customer's users and the brokers, with the authors' names", async () => {
    const { id } = await published(world);
    await post(id, buyer, { text: '  Нужен сертификат \n' });
    await post(id, manager, { text: '', files: [file('offer.pdf')] });
    const { messages, channel } = await list(id, buyer2);
    expect(messages.map(({ seq, text, side, own }) => [seq, text, side, own])).toEqual([
      [1, 'Нужен сертификат', CompanyType.CUSTOMER, false],
      [2, '', CompanyType.BROKER, false],
    ]);
    expect(messages[0]?.by).toMatchObject({ id: buyer.userId, surname: 'Волкова' });
    expect(messages[1]?.files).toMatchObject([{ name: 'offer.pdf', size: 1024n }]);
    expect(channel).toMatchObject({ total: 2, unread: 1, readSeq: 0, mayWrite: true });
    expect((await list(id, buyer)).messages[0]?.own).toBe(true);
  });

  it('is read from its end, page by page, in a stable order', async () => {
    const { id } = await published(world);
    for (let n = 1; n <= 7; n += 1) await post(id, buyer, { text: `${n}` });
    const pages: string[][] = [];
    let before: string | undefined = '';
    while (before !== undefined) {
      const page: Awaited<ReturnType<typeof list>> = await list(id, manager, { before, limit: 3 });
      pages.push(page.messages.map(({ text }) => text));
      // New messages do not shift the pages.
      await post(id, buyer, { text: 'meanwhile' });
      before = page.older === '' ? undefined : page.older;
    }
    expect(pages).toEqual([['5', '6', '7'], ['2', '3', '4'], ['1']]);
    expect(await refused(list(id, manager, { before: '0' }))).toMatchObject({ fields: { before: 'invalid' } });
  });

  it('numbers concurrent messages without gaps and publishes each once', async () => {
    const { id } = await published(world);
    await Promise.all(Array.from({ length: 20 }, (_, n) => post(id, n % 2 ? buyer : manager, { text: `${n}` })));
    const { messages } = await list(id, senior);
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect((await messageEvents(id)).map(({ seq }) => seq).sort((one, other) => one - other)).toHaveLength(20);
  });

  it('stores a repeated message only once', async () => {
    const { id } = await published(world);
    const idempotencyKey = systemIds.id();
    const replies = await Promise.all(Array.from({ length: 3 }, () => post(id, buyer, { idempotencyKey })));
    expect(new Set(replies.map(({ message }) => message?.id)).size).toBe(1);
    expect((await list(id)).messages).toHaveLength(1);
    expect(await messageEvents(id)).toHaveLength(1);
    expect(await refused(post(id, buyer, { idempotencyKey, text: 'другое' }))).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('accepts a text, files or both, within limits', async () => {
    const { id } = await published(world);
    const twice = file();
    const many = Array.from({ length: 21 }, () => file());
    expect(await refused(post(id, buyer, { text: ' \n ' }))).toMatchObject({ fields: { text: 'required' } });
    expect(await refused(post(id, buyer, { text: '🎈'.repeat(4001) }))).toMatchObject({
      fields: { text: 'length_max' },
    });
    expect(await refused(post(id, buyer, { files: [twice, twice] }))).toMatchObject({
      fields: { files: 'file_repeated' },
    });
    expect(await refused(post(id, buyer, { files: many }))).toMatchObject({ fields: { files: 'too_many_files' } });
    expect((await post(id, buyer, { text: '🎈'.repeat(4000) })).message?.seq).toBe(1);
  });
});

describe('Unread messages', () => {
  it("are counted for each user, do not return when an older message is viewed, and end with a colleague's answer", async () => {
    const { id } = await published(world);
    const first = defined((await post(id, manager)).message);
    const second = defined((await post(id, manager)).message);
    expect([await unread(id), await unread(id, buyer2), await unread(id, manager2)]).toEqual([2, 2, 0]);
    await read(id, second.id);
    const { channels } = await read(id, first.id);
    expect(channels).toMatchObject([{ channel: 'customer', unread: 0, readSeq: 2 }]);
    expect([await unread(id), await unread(id, buyer2)]).toEqual([0, 2]);
    await post(id, buyer);
    expect([await unread(id, buyer2), await unread(id, manager), await unread(id, senior)]).toEqual([0, 1, 1]);
  });

  it('are also shown in lists', async () => {
    const { id } = await published(world);
    await post(id, manager, { asks: true });
    const { rows } = await world.client.listRequests(listQuery(), { actor: buyer });
    expect(rows.find((row) => row.id === id)?.channels).toMatchObject([{ unread: 1, asked: CompanyType.CUSTOMER }]);
  });

  it('include only messages of the channel', async () => {
    const [{ id }, other] = [await published(world), await published(world)];
    const { message } = await post(other.id, manager);
    for (const unknown of [defined(message).id, systemIds.id(), 'nonsense'])
      expect(await refused(read(id, unknown))).toMatchObject({ kind: 'not_found' });
  });
});

it('a side that is asked for more information is the responsible party until it writes', async () => {
  const { id, waitsFor } = await published(world);
  expect((await post(id, manager, { asks: true })).channel?.asked).toBe(CompanyType.CUSTOMER);
  const viewed = await view(world, id, buyer);
  expect([viewed.channels[0]?.asked, viewed.waitsFor]).toEqual([CompanyType.CUSTOMER, waitsFor]);
  expect((await post(id, buyer)).channel?.asked).toBe(CompanyType.UNSPECIFIED);
});

describe('Access to conversations', () => {
  it('is denied to rivals, suppliers and other broker staff, and a draft has no conversation', async () => {
    const { id } = await sent(world);
    const { message } = await post(id);
    for (const who of ['rival', 'newcomer', 'supplier', 'otherSupplier', 'reviewer', 'admin'] as const) {
      const actor = people[who];
      for (const call of [list, post, (of: string, by: typeof actor) => read(of, defined(message).id, by)])
        expect([who, (await refused(call(id, actor))).kind]).toEqual([who, 'not_found']);
    }
    const draftId = await draft(world);
    for (const call of [list, post]) expect(await refused(call(draftId))).toMatchObject({ kind: 'not_found' });
    expect(await refused(list(systemIds.id()))).toMatchObject({ kind: 'not_found' });
    expect((await view(world, draftId, buyer)).channels).toEqual([]);
    for (const channel of ['broker', 'supplier', '', 'supplier-x', `supplier-${systemIds.id()}`])
      expect(await refused(post(id, manager, { channel }))).toMatchObject({ kind: 'not_found' });
    expect(await refused(list(id, people.anonymous))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('is read-only for managers of other requests and for companies that may not trade', async () => {
    const { id } = await published(world);
    await world.client.takeIntoWork(transition(id), { actor: manager });
    const idle = { ...buyer, commerceAllowed: false };
    expect(await refused(post(id, manager2))).toMatchObject({ code: 'access_denied' });
    expect(await refused(post(id, idle))).toMatchObject({ code: 'commerce_not_allowed' });
    for (const actor of [manager2, idle]) expect((await list(id, actor)).channel?.mayWrite).toBe(false);
    await post(id, senior);
  });

  it('is read-only for everyone once the request is rejected', async () => {
    const { id } = await published(world);
    await post(id);
    await world.client.cancelRequest(refusal(id), { actor: buyer });
    for (const actor of [buyer, senior])
      expect(await refused(post(id, actor))).toMatchObject({ kind: 'refused', code: 'conversation_closed' });
    expect(await list(id)).toMatchObject({ messages: [{ seq: 1 }], channel: { mayWrite: false } });
  });
});

describe('The channels of suppliers', () => {
  const postTo = (id: string, channel: string, actor = manager, text = 'Please quote') =>
    post(id, actor, { channel, text });
  const readFrom = (requestId: string, channel: string, actor = manager) =>
    world.client.listMessages({ requestId, channel, before: '', limit: 0 }, { actor });

  it("are separate from each other and from the customer's", async () => {
    const { id, channels } = await invited();
    await postTo(id, channels[0], manager, 'for Kaveri');
    await postTo(id, channels[1], manager, 'for Deccan');
    await post(id, buyer, { text: 'for the broker' });
    await postTo(id, channels[0], supplier, 'from Kaveri');
    const received = (await readFrom(id, channels[0], supplier)).messages;
    expect(received.map(({ text, side }) => [text, side])).toEqual([
      ['for Kaveri', CompanyType.BROKER],
      ['from Kaveri', CompanyType.SUPPLIER],
    ]);
    for (const [actor, channel] of [
      [supplier, channels[1]],
      [supplier, 'customer'],
      [otherSupplier, channels[0]],
      [otherSupplier, 'customer'],
      [buyer, channels[0]],
      [buyer, channels[1]],
    ] as const) {
      expect(await refused(readFrom(id, channel, actor))).toMatchObject({ kind: 'not_found' });
      expect(await refused(postTo(id, channel, actor))).toMatchObject({ kind: 'not_found' });
    }
    const channelNames = async (actor = manager) =>
      (await view(world, id, actor)).channels.map((one) => [one.channel, one.supplier?.shortName, one.unread]);
    expect(await channelNames()).toEqual([
      ['customer', undefined, 1],
      [channels[0], 'Kaveri Agro', 1],
      [channels[1], 'Deccan Mills', 0],
    ]);
    expect(await channelNames(buyer)).toEqual([['customer', undefined, 0]]);
    expect(await channelNames(supplier)).toEqual([[channels[0], undefined, 0]]);
    expect(await channelNames(otherSupplier)).toEqual([[channels[1], undefined, 1]]);
  });

  it("show which company they belong to, and never the customer's name", async () => {
    const { id, channels } = await invited();
    await postTo(id, channels[0], supplier);
    const [event] = await messageEvents(id);
    expect(event).toMatchObject({ partyCompanyId: kaveri, partyType: CompanyType.SUPPLIER, partyName: 'Kaveri Agro' });
  });

  it('disappear for a supplier whose invitation is withdrawn, and the brokers still read the messages', async () => {
    const { id, channels } = await invited();
    await postTo(id, channels[0], supplier);
    const withdrawn = { requestId: id, idempotencyKey: '' };
    for (const channel of channels)
      await world.client.withdrawInvitation(
        { ...withdrawn, invitationId: channel.replace('supplier-', '') },
        { actor: manager },
      );
    expect(await refused(readFrom(id, channels[0], supplier))).toMatchObject({ kind: 'not_found' });
    expect(await refused(postTo(id, channels[0]))).toMatchObject({ code: 'access_denied' });
    expect((await view(world, id, manager)).channels.map(({ channel }) => channel)).toEqual(['customer', channels[0]]);
    expect((await readFrom(id, channels[0])).messages).toHaveLength(1);
  });
});

it("publish events with neither the text nor a user's name", async () => {
  const { id } = await published(world);
  await post(id, buyer, { text: 'тайна', files: [file('тайна.pdf')], asks: true });
  const [event] = await messageEvents(id);
  expect(event).toMatchObject({
    channel: 'customer',
    side: CompanyType.CUSTOMER,
    asks: true,
    authorUserId: buyer.userId,
  });
  expect(JSON.stringify(event)).not.toMatch(/тайна|Волкова/);
});
