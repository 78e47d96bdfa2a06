import { systemIds } from '@setu/kit/core';
import { NoticeGroup, NoticePeriod } from '@setu/proto/identity/words';
import { afterAll, expect, it } from 'vitest';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';
import { remarked } from './sample-events.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const [reviewer, manager, senior] = ['reviewer', 'manager', 'senior'].map((name) => idOf(`${name}@setu.example`));

it('a comment on a text under review notifies the users concerned once, with the author’s name, but not the author', async () => {
  await world.deps.db('notice').delete();
  const event = remarked({ userIds: [reviewer, manager, senior].map(String) });
  for (const _time of [1, 2]) await world.publish(event);
  await world.settle();
  const rows = await world.deps.db('notice').orderBy('user_id');
  expect(rows.map(({ type, user_id: to }) => [type, to])).toEqual(
    [manager, senior].sort().map((to) => ['review_remark', to]),
  );
  expect(rows[0]).toMatchObject({
    entity_type: 'review',
    params: { field: 'name', name_en: 'Centrifugal pump', by: 'broker', person: expect.stringMatching(/./) },
  });
});

it('opening a discussion marks its notifications read, and no others', async () => {
  const actor = await actorOf(world, 'manager@setu.example');
  const [unread] = await world.deps.db('notice').where({ user_id: actor.userId });
  const read = (discussedReviewId: string) =>
    world.client.readNotices({ noticeIds: [], all: false, discussedReviewId }, { actor });
  expect([await read(systemIds.id()), await read('no id')]).toEqual([{ unread: 1 }, { unread: 1 }]);
  expect(await read(unread?.entity_id ?? '')).toEqual({ unread: 0 });
  expect(await world.deps.db('notice').whereNull('read_at')).toMatchObject([{ user_id: senior }]);
});

it('a notification of a comment counts as a message, which the list can leave out', async () => {
  const actor = await actorOf(world, 'manager@setu.example');
  const query = { period: NoticePeriod.ALL, unreadOnly: false, search: '', page: undefined, timeZone: '' };
  const shown = async (group: NoticeGroup) =>
    (await world.client.listNotices({ ...query, groups: [group] }, { actor })).notices.length;
  expect([await shown(NoticeGroup.MESSAGES), await shown(NoticeGroup.NOTICES)]).toEqual([1, 0]);
});
