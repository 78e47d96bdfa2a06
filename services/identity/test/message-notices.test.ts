import { companyId } from '@setu/demo-world';
import type { EventEnvelope } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { NoticeGroup, NoticePeriod } from '@setu/proto/identity/words';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { onMessagePosted } from '../src/consumers/on-message-posted.js';
import { actorOf, bff, idOf, startIdentity, type World } from './fixtures.js';
import { posted, statusChanged } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(() => world.deps.db('notice').delete());

const buyer = await actorOf(world, 'buyer@volga.example');
const requestId = '0192f0c0-0000-7000-8000-000000000001';
const fromVolga = { side: CompanyType.CUSTOMER };
const byBuyer = { actorUserId: buyer.userId };

async function consume(...events: EventEnvelope[]): Promise<void> {
  for (const event of events) await world.publish(event);
  await world.settle();
}

const rows = async () => {
  const all = world.deps.db('notice').join('app_user', 'app_user.id', 'notice.user_id').select('params', 'email');
  return (await all.orderBy('email')).map(({ email, params }) => [email, params]);
};
const listed = { period: NoticePeriod.ALL, unreadOnly: false, search: '', page: undefined, timeZone: '' };
const list = (groups: NoticeGroup[] = []) => world.client.listNotices({ ...listed, groups }, { actor: buyer });

it('a message notifies the other side: the customer’s users, the assigned manager, or all managers if none is assigned', async () => {
  await consume(posted());
  expect((await rows()).map(([email]) => email)).toEqual(['buyer2@volga.example', 'buyer@volga.example']);
  await world.deps.db('notice').delete();
  await consume(posted(fromVolga, byBuyer));
  expect(await rows()).toMatchObject([['manager@setu.example', { customer: 'ООО «Волга Импорт»', messages: '1' }]]);
  await world.deps.db('notice').delete();
  await consume(posted({ ...fromVolga, brokerManagerId: '' }, byBuyer));
  expect((await rows()).map(([email]) => email)).toEqual([
    'manager2@setu.example',
    'manager@setu.example',
    'senior@setu.example',
  ]);
});

it('a supplier is notified of the broker’s messages in its own channel, and no customer is named', async () => {
  const kaveri = { partyType: CompanyType.SUPPLIER, partyCompanyId: companyId('kaveri'), partyName: 'Kaveri Agro' };
  await consume(posted({ ...kaveri, channel: 'supplier-1' }));
  expect(await rows()).toEqual([['supplier@kaveri.example', expect.not.objectContaining({ customer: '' })]]);
  expect(JSON.stringify(await rows())).not.toMatch(/Волга|Volga/);
  await world.deps.db('notice').delete();
  const bySeller = { actorUserId: idOf('supplier@kaveri.example') };
  await consume(posted({ ...kaveri, channel: 'supplier-1', side: CompanyType.SUPPLIER }, bySeller));
  expect(await rows()).toMatchObject([['manager@setu.example', { supplier: 'Kaveri Agro', by: 'supplier' }]]);
});

it('several unread messages of a channel are one notification with a count, until it is read', async () => {
  await consume(posted(), posted({ asks: true }), posted({ channel: 'supplier-1' }));
  const counts = (await list()).notices.map(({ params: { channel, messages, asks } }) => [channel, messages, asks]);
  expect(counts).toEqual([
    ['supplier-1', '1', 'false'],
    ['customer', '2', 'true'],
  ]);
  const conversation = { requestId, channel: 'customer' };
  const read = await world.client.readNotices({ noticeIds: [], all: false, conversation }, { actor: buyer });
  expect(read.unread).toBe(1);
  await consume(posted());
  expect((await list()).notices[0]?.params.messages).toBe('1');
  expect((await list()).total).toBe(3);
});

it('two concurrent messages are both counted, because the second waits for the first', async () => {
  const { write, db } = world.deps;
  const isWaiting = async () => (await db('pg_locks').where({ locktype: 'advisory', granted: false })).length > 0;
  let isDone = false;
  let second: Promise<void> | undefined;
  await write(async (stores) => {
    await onMessagePosted.handle(posted(), stores);
    second = write((others) => onMessagePosted.handle(posted(), others)).finally(() => {
      isDone = true;
    });
    await expect.poll(async () => isDone || (await isWaiting()), { timeout: 10_000 }).toBe(true);
  });
  await second;
  expect((await rows()).map(([, { messages }]) => messages)).toEqual(['2', '2']);
});

it('the list can leave out messages, or show nothing but messages', async () => {
  await consume(posted(), statusChanged());
  const types = async (...groups: NoticeGroup[]) => (await list(groups)).notices.length;
  expect(await types()).toBe(2);
  expect(await types(NoticeGroup.MESSAGES)).toBe(1);
  expect(await types(NoticeGroup.NOTICES)).toBe(1);
  expect(await types(NoticeGroup.UNSPECIFIED)).toBe(0);
});

it('watchers are notified of the conversation in which a message was written, and of its company', async () => {
  const hangUp = new AbortController();
  const stream = world.client.watchSignals({}, { actor: bff, signal: hangUp.signal })[Symbol.asyncIterator]();
  const next = async () => (await stream.next()).value?.signal;
  expect((await next())?.$case).toBe('heartbeat');
  await world.publish(posted());
  const written = [await next(), await next(), await next()].find((one) => one?.$case === 'messageWritten');
  expect(written?.value).toEqual({ requestId, channel: 'customer', partyCompanyId: companyId('volga') });
  hangUp.abort();
});
