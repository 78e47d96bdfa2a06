import type { Actor } from '@setu/proto/common';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, failureOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const buyer = await actorOf(world, 'buyer@volga.example');
const rival = await actorOf(world, 'rival@onega.example');
const list = 'customer_rfc';

const save = async (over: { name: string; query?: string; viewId?: string; list?: string }, actor: Actor = buyer) =>
  (await world.client.saveView({ list, query: '', viewId: '', ...over }, { actor })).view;
const savedViews = async (of = list, actor: Actor = buyer) =>
  (await world.client.listViews({ list: of }, { actor })).views;

describe('A saved view', () => {
  it('belongs to one user and one list', async () => {
    const view = await save({ name: 'Насосы', query: 'search=насос' });
    expect(await savedViews()).toEqual([view]);
    expect(await savedViews('customer_rfd')).toEqual([]);
    expect(await savedViews(list, rival)).toEqual([]);
  });

  it('saved again under its name, in any case, is replaced and not duplicated', async () => {
    const [first] = await savedViews();
    const again = await save({ name: 'насосы', query: 'status=new' });
    expect(again).toEqual({ id: first?.id, name: 'насосы', query: 'status=new', isDefault: false });
    expect(await save({ name: 'насосы', query: 'status=new' })).toEqual(again);
    expect(await savedViews()).toEqual([again]);
  });

  it('can be renamed, but not to a name in use', async () => {
    const [first] = await savedViews();
    const other = await save({ name: 'Клапаны' });
    expect(await save({ viewId: first?.id, name: 'Все насосы' })).toMatchObject({ id: first?.id, name: 'Все насосы' });
    const conflicting = save({ viewId: other?.id, name: 'все НАСОСЫ' });
    expect(await failureOf(conflicting)).toMatchObject({ kind: 'exists' });
    await world.client.removeView({ list, viewId: other?.id ?? '' }, { actor: buyer });
  });

  it('cannot be changed or removed by another user or from another list', async () => {
    const [view] = await savedViews();
    const viewId = view?.id ?? '';
    const tries: (() => Promise<unknown>)[] = [
      () => save({ viewId, name: 'Mine now' }, rival),
      () => save({ viewId, name: 'Elsewhere', list: 'customer_rfd' }),
      () => world.client.removeView({ list, viewId }, { actor: rival }),
      () => world.client.removeView({ list: 'customer_rfd', viewId }, { actor: buyer }),
    ];
    for (const attempt of tries) expect((await failureOf(attempt())).kind).toBe('not_found');
    expect(await savedViews()).toEqual([view]);
  });

  it('is limited to twenty per list, even for concurrent calls', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `View ${index}`);
    const tried = await Promise.allSettled(names.map((name) => save({ name }, rival)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await savedViews(list, rival)).toHaveLength(20);
    expect(await failureOf(save({ name: 'One more' }, rival))).toMatchObject({
      kind: 'refused',
      code: 'too_many_views',
    });
    const [first] = await savedViews(list, rival);
    expect(await save({ name: first?.name ?? '', query: 'status=new' }, rival)).toMatchObject({ id: first?.id });
  });
});
