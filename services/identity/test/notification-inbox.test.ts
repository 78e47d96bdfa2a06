import type { EventEnvelope } from '@setu/proto/common';
import { NoticeEntity, NoticePeriod, NoticeType } from '@setu/proto/identity/words';
import { RequestStatus } from '@setu/proto/request/words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { actorOf, anonymous, failureOf, startIdentity, type World } from './fixtures.js';
import { statusChanged } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('notice').delete();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
});

const buyer = await actorOf(world, 'buyer@volga.example');
const rival = await actorOf(world, 'rival@onega.example');

async function consume(...events: EventEnvelope[]): Promise<void> {
  for (const event of events) await world.publish(event);
  await world.settle();
}

const list = (over: object = {}, actor = buyer) =>
  world.client.listNotices(
    { period: NoticePeriod.ALL, unreadOnly: false, search: '', page: undefined, timeZone: '', groups: [], ...over },
    { actor },
  );

describe('The notification inbox', () => {
  it('lists the owner’s notifications, newest first, with the parameters for their text', async () => {
    await consume(
      statusChanged({ to: RequestStatus.IN_WORK }, { occurredAt: '2026-11-20T09:00:00.000Z' }),
      statusChanged({ to: RequestStatus.SEND_TO_SUPPLIER }, { occurredAt: '2026-11-20T10:00:00.000Z' }),
    );
    const { notices, total, unread } = await list();
    expect(notices.map(({ params }) => params.status)).toEqual(['send_to_supplier', 'in_work']);
    expect(notices[0]).toMatchObject({
      type: NoticeType.REQUEST_STATUS_CHANGED,
      createdAt: '2026-11-20T10:00:00.000Z',
      isRead: false,
      params: { numeric_hash: '48151623', request_kind: 'rfc', customer: 'ООО «Волга Импорт»' },
    });
    expect({ total, unread }).toEqual({ total: 2, unread: 2 });
    expect((await list({}, rival)).total).toBe(0);
    expect(await world.client.countNotices({}, { actor: buyer })).toEqual({ unread: 2 });
    expect(await world.client.getDashboard({}, { actor: buyer })).toMatchObject({
      countNotices: 2,
      countNewNotices: 2,
    });
  });

  it('is filtered by a period of UTC days', async () => {
    for (const day of [
      '2026-11-20T00:00:00Z',
      '2026-11-19T23:59:59Z',
      '2026-11-13T23:00:00Z',
      '2026-10-01T00:00:00Z',
    ]) {
      await consume(statusChanged({}, { occurredAt: day }));
    }
    const { DAY, WEEK, MONTH, ALL, UNSPECIFIED, UNRECOGNIZED } = NoticePeriod;
    const totals = await Promise.all([DAY, WEEK, MONTH, ALL, UNSPECIFIED].map((period) => list({ period })));
    expect(totals.map(({ total }) => total)).toEqual([1, 2, 3, 4, 4]);
    expect((await failureOf(list({ period: UNRECOGNIZED }))).kind).toBe('invalid');
  });

  it('is searched by number and by name in both languages, with wildcards taken literally', async () => {
    await consume(
      statusChanged(),
      statusChanged({ numericHash: '99887766', name: { en: '100% cotton', ru: 'Хлопок' } }),
    );
    const found = await Promise.all(
      ['4815', 'НАСОС', 'centrifugal', '100%', '%', '_', "'", 'nothing like it', ' '].map((search) => list({ search })),
    );
    expect(found.map(({ total }) => total)).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 2]);
  });

  it('is read page by page', async () => {
    for (let n = 0; n < 5; n += 1) await consume(statusChanged({}, { occurredAt: `2026-11-20T0${n}:00:00.000Z` }));
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page: { page, limit: 2 } })));
    expect(pages.map(({ notices }) => notices.length)).toEqual([2, 2, 1, 0]);
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(new Set(pages.flatMap(({ notices }) => notices.map(({ id }) => id))).size).toBe(5);
    expect((await failureOf(list({ page: { page: 0, limit: 10 } }))).kind).toBe('invalid');
    expect((await failureOf(list({ page: { page: 1, limit: 101 } }))).kind).toBe('invalid');
  });

  it('says for each request on a page how many of its notifications are on earlier and later pages', async () => {
    for (let n = 0; n < 5; n += 1) await consume(statusChanged({}, { occurredAt: `2026-11-20T0${n}:00:00.000Z` }));
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page: { page, limit: 2 } })));
    const [entityId] = pages.flatMap(({ notices }) => notices.map((notice) => notice.entityId));
    expect(pages.map(({ elsewhere }) => elsewhere)).toEqual([
      [{ entityId, newer: 0, older: 3 }],
      [{ entityId, newer: 2, older: 1 }],
      [{ entityId, newer: 4, older: 0 }],
    ]);
    expect((await list()).elsewhere).toEqual([]);
  });

  it('marks a notification read when it is opened and returns what it is about', async () => {
    await consume(statusChanged());
    const [notice] = (await list()).notices;
    const noticeId = notice?.id ?? '';
    const foreign = await failureOf(world.client.openNotice({ noticeId }, { actor: rival }));
    expect(foreign.kind).toBe('not_found');
    expect((await list()).unread).toBe(1);
    const opened = await world.client.openNotice({ noticeId }, { actor: buyer });
    expect(opened).toEqual({
      ...{ entityType: NoticeEntity.REQUEST, entityId: '0192f0c0-0000-7000-8000-000000000001' },
      ...{ type: NoticeType.REQUEST_STATUS_CHANGED, channel: '' },
    });
    expect(await list()).toMatchObject({ unread: 0, total: 1, notices: [{ isRead: true }] });
    expect((await list({ unreadOnly: true })).total).toBe(0);
    expect(await world.client.openNotice({ noticeId }, { actor: buyer })).toEqual(opened);
    expect((await failureOf(world.client.openNotice({ noticeId: 'x' }, { actor: buyer }))).kind).toBe('not_found');
    expect((await failureOf(world.client.openNotice({ noticeId }, { actor: anonymous() }))).kind).toBe(
      'unauthenticated',
    );
  });

  it('marks some or all of the owner’s notifications read, and never another user’s', async () => {
    await consume(statusChanged(), statusChanged(), statusChanged());
    const ids = (await list()).notices.map(({ id }) => id);
    const read = (over: object, actor = buyer) =>
      world.client.readNotices({ noticeIds: [], all: false, ...over }, { actor });
    expect(await read({ noticeIds: ids, all: true }, rival)).toEqual({ unread: 0 });
    expect(await read({ noticeIds: [ids[1] ?? '', 'nonsense'] })).toEqual({ unread: 2 });
    expect((await list()).notices.map(({ isRead }) => isRead)).toEqual([false, true, false]);
    expect(await read({ all: true })).toEqual({ unread: 0 });
    const many = Array.from({ length: 501 }, () => ids[0]);
    expect((await failureOf(read({ noticeIds: many }))).kind).toBe('invalid');
  });

  it('deletes the owner’s notifications, and never another user’s', async () => {
    await consume(statusChanged(), statusChanged());
    const ids = (await list()).notices.map(({ id }) => id);
    expect(await world.client.dropNotices({ noticeIds: ids }, { actor: rival })).toEqual({ unread: 0 });
    expect((await list()).total).toBe(2);
    const [first = ''] = ids;
    expect(await world.client.dropNotices({ noticeIds: [first, 'nonsense'] }, { actor: buyer })).toEqual({ unread: 1 });
    expect((await list()).notices.map(({ id }) => id)).toEqual(ids.slice(1));
    const many = Array.from({ length: 501 }, () => first);
    expect((await failureOf(world.client.dropNotices({ noticeIds: many }, { actor: buyer }))).kind).toBe('invalid');
  });
});
