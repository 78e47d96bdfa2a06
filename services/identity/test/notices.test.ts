import { companyId } from '@setu/demo-world';
import type { EventEnvelope } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { NoticeEntity, NoticePeriod, NoticeType } from '@setu/proto/identity/words';
import { RequestStatus } from '@setu/proto/request/words';
import { ReviewStatus } from '@setu/proto/review/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { actorOf, anonymous, failureOf, idOf, startIdentity, type World } from './fixtures.js';
import { handedOver, published, reviewed, shipped, statusChanged } from './sample-events.js';

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

/** The notifications, as `type email`. */
async function summaries(): Promise<string[]> {
  const rows = await world.deps.db('notice').join('app_user', 'app_user.id', 'notice.user_id').select('type', 'email');
  return rows.map(({ type, email }) => `${type} ${email}`).sort();
}

const list = (over: object = {}, actor = buyer) =>
  world.client.listNotices(
    { period: NoticePeriod.ALL, unreadOnly: false, search: '', page: undefined, timeZone: '', groups: [], ...over },
    { actor },
  );

describe('Recipients of a notification', () => {
  it('of a milestone are the other sides of the deal, and after a correction by a senior manager also the manager', async () => {
    await consume(shipped());
    expect(await summaries()).toEqual([
      'request_milestone_said buyer2@volga.example',
      'request_milestone_said buyer@volga.example',
      'request_milestone_said manager@setu.example',
    ]);
    const { notices } = await list();
    expect(notices[0]?.params).toMatchObject({ milestone: 'shipped', happened: '2026-11-19', by: 'supplier' });
    expect(notices[0]?.params).not.toHaveProperty('person');
    await world.deps.db('notice').delete();
    const by = { actorUserId: idOf('senior@setu.example') };
    await consume(shipped({ side: CompanyType.BROKER, corrected: true }, by));
    expect((await summaries()).map((line) => line.split(' ')[1])).toEqual(
      expect.arrayContaining(['manager@setu.example', 'buyer@volga.example', 'supplier@kaveri.example']),
    );
  });

  it('of a request made for a customer are the customer’s people, and all managers if no manager is assigned', async () => {
    const by = { actorUserId: idOf('manager@setu.example') };
    await consume(published({ isCreatedByBroker: true, brokerManagerId: idOf('manager@setu.example') }, by));
    expect(await summaries()).toEqual([
      'request_made_for_you buyer2@volga.example',
      'request_made_for_you buyer@volga.example',
    ]);
    await consume(published({ isCreatedByBroker: true }, by));
    expect(await summaries()).toEqual(expect.arrayContaining(['request_published manager2@setu.example']));
  });

  it('of a published request are all managers and senior managers of the broker', async () => {
    await consume(published());
    expect(await summaries()).toEqual([
      'request_published manager2@setu.example',
      'request_published manager@setu.example',
      'request_published senior@setu.example',
    ]);
  });

  it('of a new status are the customer’s people and the manager, except the person who changed it', async () => {
    await consume(statusChanged());
    expect(await summaries()).toEqual([
      'request_status_changed buyer2@volga.example',
      'request_status_changed buyer@volga.example',
    ]);
    await world.deps.db('notice').delete();
    await consume(
      statusChanged({ to: RequestStatus.REJECTED_BY_CUSTOMER }, { actorUserId: idOf('buyer@volga.example') }),
    );
    expect(await summaries()).toEqual([
      'request_status_changed buyer2@volga.example',
      'request_status_changed manager@setu.example',
    ]);
  });

  it('of a request sent to a supplier include the supplier, without the customer’s name', async () => {
    await consume(
      statusChanged({
        from: RequestStatus.IN_WORK,
        to: RequestStatus.SEND_TO_SUPPLIER,
        supplierSees: true,
        supplierIsNew: true,
      }),
    );
    expect(await summaries()).toContain('request_sent_to_supplier supplier@kaveri.example');
    const notice = await world.deps.db('notice').where({ type: 'request_sent_to_supplier' }).first();
    expect(notice.params).toEqual({
      numeric_hash: '48151623',
      request_kind: 'rfc',
      name_en: 'Centrifugal pump',
      name_ru: 'Насос центробежный',
      status: 'send_to_supplier',
      reason: '',
      by: 'broker',
      person: 'Павел Кузнецов',
    });
  });

  it('of a rejection by the supplier are the customer without the supplier’s name, and the manager with it', async () => {
    const to = RequestStatus.REJECTED_BY_SUPPLIER;
    await consume(statusChanged({ to }, { actorUserId: idOf('supplier@kaveri.example') }));
    const rows = await world.deps
      .db('notice')
      .join('app_user', 'app_user.id', 'notice.user_id')
      .select('params', 'email');
    const named = rows.map(({ params, email }) => [email, params.by, 'person' in params]);
    expect(named.sort()).toEqual([
      ['buyer2@volga.example', 'supplier', false],
      ['buyer@volga.example', 'supplier', false],
      ['manager@setu.example', 'supplier', true],
    ]);
  });

  it('of a new manager are that manager, unless they assigned themselves', async () => {
    const manager2 = idOf('manager2@setu.example');
    await consume(handedOver(manager2), handedOver(manager2, { actorUserId: manager2 }));
    expect(await summaries()).toEqual(['request_manager_set manager2@setu.example']);
  });

  it.each([
    ['created', ['review_created reviewer@setu.example']],
    ['reviewed', ['review_status_changed manager@setu.example']],
    ['corrected', ['review_status_changed reviewer@setu.example']],
    ['completed', ['review_completed manager@setu.example', 'review_completed supplier@kaveri.example']],
  ] as const)('of a review that is %s are the responsible people', async (to, expected) => {
    const [reviewerId, managerId] = [idOf('reviewer@setu.example'), idOf('manager@setu.example')];
    await consume(reviewed({ to: wireReviewStatus(to), reviewerId, managerId, supplierId: companyId('kaveri') }));
    expect(await summaries()).toEqual(expected);
  });

  it('of a review without a reviewer are all reviewers; of an assigned one, only its reviewer when it is their turn', async () => {
    const [managerId, reviewerId] = [idOf('manager@setu.example'), idOf('reviewer2@setu.example')];
    await consume(reviewed({ to: ReviewStatus.CREATED, managerId }));
    expect(await summaries()).toEqual([
      'review_created reviewer2@setu.example',
      'review_created reviewer@setu.example',
    ]);
    const [from, to] = [ReviewStatus.CORRECTED, ReviewStatus.REVIEWED];
    await consume(
      reviewed({ from, to: from, managerId, reviewerId }),
      reviewed({ from: to, to, managerId, reviewerId }),
    );
    expect((await summaries()).slice(2)).toEqual(['review_status_changed reviewer2@setu.example']);
  });

  it('of a substitute’s action are neither the substitute nor the person they substitute', async () => {
    const both = { actorUserId: idOf('buyer@volga.example'), actingUserId: idOf('buyer2@volga.example') };
    await consume(statusChanged({ to: RequestStatus.REJECTED_BY_CUSTOMER }, both));
    expect(await summaries()).toEqual(['request_status_changed manager@setu.example']);
  });

  it('do not include people who are no longer active', async () => {
    const userId = idOf('buyer2@volga.example');
    const set = (status: 'active' | 'disabled') =>
      world.deps.write((stores) => setUserStatus(stores, { userId, status, now: new Date() }));
    await set('disabled');
    await consume(statusChanged());
    await set('active');
    expect(await summaries()).toContain('request_status_changed buyer@volga.example');
    expect((await summaries()).join()).not.toContain('buyer2');
  });

  it('get each event once, even if it arrives twice', async () => {
    const event = statusChanged();
    await consume(event, event);
    // The inbox no longer knows the event, but the notification still does.
    await world.deps.db('inbox').delete();
    const consumer = (await import('../src/consumers/index.js')).consumers[1];
    await world.deps.write(async (stores) => consumer?.handle(event, stores));
    expect(await summaries()).toHaveLength(2);
    await consume(statusChanged({ to: RequestStatus.SEND_TO_SUPPLIER, supplierCompanyId: '' }));
    expect(await summaries()).toHaveLength(4);
  });
});

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

  it('marks some or all of the owner’s notifications read, and never another person’s', async () => {
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

  it('deletes the owner’s notifications, and never another person’s', async () => {
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
