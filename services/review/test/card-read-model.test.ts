import { systemIds } from '@setu/kit/core';
import { CardState } from '@setu/proto/catalogue/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boot, fixturesOf, type World } from './fixtures.js';

describe('The read model of a card', () => {
  let world: World;
  beforeAll(async () => {
    world = await boot();
  });
  afterAll(() => world?.close());

  const copyOf = (id: string) => world.deps.db('sku_copy').where({ id }).first('state', 'name_en', 'revision');
  const card = (skuId: string, revision: number, state: CardState, en = 'Black tea') => ({
    ...{ version: 1, revision },
    card: { skuId, state, name: { en, ru: '' } },
  });

  it('stays withdrawn when its publication event arrives after its withdrawal event', async () => {
    const add = fixturesOf(world);
    const skuId = systemIds.id();
    await add.card('created', card(skuId, 1, CardState.DRAFT));
    await add.withdrawn(skuId, 3);
    await add.card('published', card(skuId, 2, CardState.PUBLISHED));
    await world.settle();
    expect(await copyOf(skuId)).toMatchObject({ state: 'withdrawn', revision: 3 });
  });

  it('is published again when the same version is withdrawn and published again', async () => {
    const add = fixturesOf(world);
    const skuId = systemIds.id();
    await add.card('published', card(skuId, 4, CardState.PUBLISHED));
    await add.withdrawn(skuId, 3);
    await add.card('published', card(skuId, 2, CardState.PUBLISHED, 'Old tea'));
    await world.settle();
    expect(await copyOf(skuId)).toMatchObject({ state: 'published', name_en: 'Black tea', revision: 4 });
  });

  it('has its name even when its withdrawal is the first event to arrive', async () => {
    const add = fixturesOf(world);
    const skuId = systemIds.id();
    await add.withdrawn(skuId, 3);
    await add.card('published', card(skuId, 2, CardState.PUBLISHED));
    await world.settle();
    expect(await copyOf(skuId)).toMatchObject({ state: 'withdrawn', name_en: 'Black tea', revision: 3 });
  });
});
