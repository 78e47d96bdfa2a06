import { companyId } from '@setu/demo-world';
import type { EventEnvelope } from '@setu/proto/common';
import { CompanyType } from '@setu/proto/common/words';
import { NoticePeriod } from '@setu/proto/identity/words';
import { MilestoneKind, RequestStatus } from '@setu/proto/request/words';
import { ReviewStatus } from '@setu/proto/review/words';
import { wireReviewStatus } from '@setu/proto/wire-words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { corrected, handedOver, published, reviewed, shipped, statusChanged } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());
beforeEach(async () => {
  await world.deps.db('notice').delete();
  world.clock.set(new Date('2026-11-20T12:00:00Z'));
});

const buyer = await actorOf(world, 'buyer@volga.example');

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

  it('of a payment that the customer reports leave out the supplier until the advance is confirmed', async () => {
    const by = { actorUserId: idOf('buyer@volga.example') };
    const reported = (milestone: MilestoneKind) => shipped({ milestone, side: CompanyType.CUSTOMER }, by);
    await consume(reported(MilestoneKind.ADVANCE));
    expect(await summaries()).toEqual(['request_milestone_said manager@setu.example']);
    const { notices } = await list({}, await actorOf(world, 'manager@setu.example'));
    expect(notices[0]?.params).toMatchObject({ milestone: 'advance', reported: 'true' });
    await consume(reported(MilestoneKind.BALANCE));
    expect(await summaries()).toContain('request_milestone_said supplier@kaveri.example');
  });

  it('of a request made for a customer are the customer’s users, and all managers if no manager is assigned', async () => {
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

  it('of a new status are the customer’s users and the manager, except the user who changed it', async () => {
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

  it('of a request sent to a supplier are not the customer’s users once they have seen an offer', async () => {
    await consume(statusChanged({ to: RequestStatus.SEND_TO_SUPPLIER, offerShown: true }));
    expect(await summaries()).toEqual([]);
  });

  it('of the cancellation of a request without a manager are all managers, with what was written', async () => {
    await consume(
      statusChanged(
        {
          ...{ to: RequestStatus.REJECTED_BY_CUSTOMER, brokerManagerId: '', rejectComment: 'Found it in Kazan' },
          invitedCompanyIds: [companyId('kaveri')],
        },
        { actorUserId: idOf('buyer@volga.example') },
      ),
    );
    const rows = await world.deps.db('notice').join('app_user', 'app_user.id', 'notice.user_id');
    expect(rows.map(({ email, params }) => [email, params.comment ?? ''].join(' ')).sort()).toEqual([
      'buyer2@volga.example Found it in Kazan',
      'manager2@setu.example Found it in Kazan',
      'manager@setu.example Found it in Kazan',
      'senior@setu.example Found it in Kazan',
      // A supplier that was only invited does not learn what was written.
      'supplier@kaveri.example ',
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
    ['reviewed', ['review_returned supplier@kaveri.example', 'review_status_changed manager@setu.example']],
    ['corrected', ['review_status_changed reviewer@setu.example']],
    ['completed', ['review_completed manager@setu.example', 'review_completed supplier@kaveri.example']],
    ['withdrawn', ['review_status_changed reviewer@setu.example']],
  ] as const)('of a review that is %s are the responsible users', async (to, expected) => {
    const [reviewerId, managerId] = [idOf('reviewer@setu.example'), idOf('manager@setu.example')];
    await consume(reviewed({ to: wireReviewStatus(to), reviewerId, managerId, supplierId: companyId('kaveri') }));
    expect(await summaries()).toEqual(expected);
  });

  it('of a supplier’s corrections are the manager of the card, or its reviewer without a manager', async () => {
    const [managerId, reviewerId] = [idOf('manager@setu.example'), idOf('reviewer@setu.example')];
    const event = corrected({ managerId, reviewerId });
    await consume(event, event, corrected({ reviewerId }));
    expect(await summaries()).toEqual(['review_edited manager@setu.example', 'review_edited reviewer@setu.example']);
  });

  it('of a review without a reviewer are all reviewers; of an assigned one, only its reviewer and only while they are the responsible party', async () => {
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

  it('of a substitute’s action are neither the substitute nor the user they substitute', async () => {
    const both = { actorUserId: idOf('buyer@volga.example'), actingUserId: idOf('buyer2@volga.example') };
    await consume(statusChanged({ to: RequestStatus.REJECTED_BY_CUSTOMER }, both));
    expect(await summaries()).toEqual(['request_status_changed manager@setu.example']);
  });

  it('do not include users who are no longer active', async () => {
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
    // The inbox table no longer has the event, but the notification still knows it.
    await world.deps.db('inbox').delete();
    const consumer = (await import('../src/consumers/index.js')).consumers[1];
    await world.deps.write(async (stores) => consumer?.handle(event, stores));
    expect(await summaries()).toHaveLength(2);
    await consume(statusChanged({ to: RequestStatus.SEND_TO_SUPPLIER, supplierCompanyId: '' }));
    expect(await summaries()).toHaveLength(4);
  });
});
