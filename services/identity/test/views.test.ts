import type { Actor } from '@setu/proto/common';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, failureOf, givenIdentity, type World } from './given.js';

const world: World = await givenIdentity();
afterAll(() => world.close());

const buyer = await actorOf(world, 'buyer@volga.example');
const rival = await actorOf(world, 'rival@onega.example');
const list = 'customer_rfc';

const save = async (over: { name: string; query?: string; viewId?: string; list?: string }, actor: Actor = buyer) =>
  (await world.client.saveView({ list, query: '', viewId: '', ...over }, { actor })).view;
const kept = async (of = list, actor: Actor = buyer) => (await world.client.listViews({ list: of }, { actor })).views;

describe('A saved view', () => {
  it('belongs to one person and one list', async () => {
    const view = await save({ name: 'Насосы', query: 'search=насос' });
    expect(await kept()).toEqual([view]);
    expect(await kept('customer_rfd')).toEqual([]);
    expect(await kept(list, rival)).toEqual([]);
  });

  it('saved again under its name, in any case, is replaced and not duplicated', async () => {
    const [first] = await kept();
    const again = await save({ name: 'насосы', query: 'status=new' });
    expect(again).toEqual({ id: first?.id, name: 'насосы', query: 'status=new', isDefault: false });
    expect(await save({ name: 'насосы', query: 'status=new' })).toEqual(again);
    expect(await kept()).toEqual([again]);
  });

  it('can be renamed, but not to a name in use', async () => {
    const [first] = await kept();
    const other = await save({ name: 'Клапаны' });
    expect(await save({ viewId: first?.id, name: 'Все насосы' })).toMatchObject({ id: first?.id, name: 'Все насосы' });
    const taken = save({ viewId: other?.id, name: 'все НАСОСЫ' });
    expect(await failureOf(taken)).toMatchObject({ kind: 'exists' });
    await world.client.removeView({ list, viewId: other?.id ?? '' }, { actor: buyer });
  });

  it('cannot be changed or removed by another person or from another list', async () => {
    const [view] = await kept();
    const viewId = view?.id ?? '';
    const tries: (() => Promise<unknown>)[] = [
      () => save({ viewId, name: 'Mine now' }, rival),
      () => save({ viewId, name: 'Elsewhere', list: 'customer_rfd' }),
      () => world.client.removeView({ list, viewId }, { actor: rival }),
      () => world.client.removeView({ list: 'customer_rfd', viewId }, { actor: buyer }),
    ];
    for (const attempt of tries) expect((await failureOf(attempt())).kind).toBe('not_found');
    expect(await kept()).toEqual([view]);
  });

  it('is limited to twenty per list, even for concurrent calls', async () => {
    const names = Array.from({ length: 25 }, (_, index) => `View ${index}`);
    const tried = await Promise.allSettled(names.map((name) => save({ name }, rival)));
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await kept(list, rival)).toHaveLength(20);
    expect(await failureOf(save({ name: 'One more' }, rival))).toMatchObject({
      kind: 'refused',
      code: 'too_many_views',
    });
    const [first] = await kept(list, rival);
    expect(await save({ name: first?.name ?? '', query: 'status=new' }, rival)).toMatchObject({ id: first?.id });
  });
});
