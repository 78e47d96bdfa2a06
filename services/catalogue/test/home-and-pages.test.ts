import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { SettingsChanged } from '@setu/proto/identity/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Catalogue, category, sku, startTestCatalogue, unit } from './fixtures.js';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await startTestCatalogue();
});
afterAll(() => catalogue?.close());

const actor = actors.anonymous();

describe('The home page', () => {
  it('has the blocks of its platform in order, promoted and newest cards, and raw counts', async () => {
    const home = await catalogue.client.getHome({ platform: 'customer' }, { actor });
    expect(home.hero.map((block) => block.id.slice(-1))).toEqual(['1', '2']);
    expect(home.banner).toMatchObject({ title: { ru: 'Чай' }, tone: 'petrol', link: '/catalog/category/' });
    expect(home.promo).toEqual([]);
    expect(home.promoted.map((card) => card.skuId)).toEqual([sku.kettle, sku.bigPump]);
    expect(home.newest[0]?.skuId).toBe(sku.blackTea);
    expect(home.newest).toHaveLength(8);
    expect(home).toMatchObject({ skuCount: 8, categoryCount: 4 });
  });

  it("shows its counts by the admin's settings as soon as they change and ignores an outdated event", async () => {
    const floors = async () => {
      const { categoryFloor, skuFloor } = await catalogue.client.getHome({ platform: 'customer' }, { actor });
      return [categoryFloor, skuFloor];
    };
    const publishSettings = async (values: Record<string, string>, revision: number) => {
      const payload = Buffer.from(SettingsChanged.encode({ values, revision }).finish());
      await catalogue.publish({
        ...{ id: systemIds.id(), subject: 'setu.identity.settings.changed', aggregateId: 'settings', payload },
        ...{ occurredAt: catalogue.clock.now().toISOString(), actorUserId: '', actingUserId: '' },
      });
      await catalogue.settle();
    };
    const defaults = [
      { step: 10, shownFrom: 50, least: 10 },
      { step: 1000, shownFrom: 10_000, least: 10_000 },
    ];
    expect(await floors()).toEqual(defaults);
    const young = [
      { step: 10, shownFrom: 50, least: undefined },
      { step: 1000, shownFrom: 2000, least: undefined },
    ];
    await publishSettings({ 'home.stats_floor': 'false', 'home.skus_minimum': '2000' }, 2);
    expect(await floors()).toEqual(young);
    await publishSettings({ 'home.stats_floor': 'true' }, 1);
    expect(await floors()).toEqual(young);
    await publishSettings({}, 3);
    expect(await floors()).toEqual(defaults);
  });

  it('of suppliers has its own blocks', async () => {
    const home = await catalogue.client.getHome({ platform: 'supplier' }, { actor });
    expect(home.hero).toHaveLength(1);
    expect(home.banner).toBeUndefined();
  });

  it('rejects an unknown platform', async () => {
    await expect(catalogue.client.getHome({ platform: 'broker' }, { actor })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'platform' }],
    });
  });
});

describe('A static page', () => {
  it('is returned in both languages without harmful HTML', async () => {
    const page = await catalogue.client.getStaticPage({ link: 'about' }, { actor });
    expect(page).toEqual({
      link: 'about',
      title: { en: 'About', ru: 'О нас' },
      body: { en: '<h2>Setu</h2>', ru: '<p>Мост</p><a>нет</a>' },
    });
  });

  it('does not exist for an unknown link', async () => {
    for (const link of ['nope', '', '\0']) {
      await expect(catalogue.client.getStaticPage({ link }, { actor })).rejects.toMatchObject({ kind: 'not_found' });
    }
  });
});

describe('Reference lists', () => {
  it('have units and colours in both languages', async () => {
    const { units } = await catalogue.client.listUnits({}, { actor });
    expect(units).toEqual([{ id: unit, name: { en: 'pcs', ru: 'шт' }, description: { en: 'piece', ru: 'штука' } }]);
    const { colors } = await catalogue.client.listColors({}, { actor });
    expect(colors).toMatchObject([{ name: { ru: 'Синий' }, hex: '#2F6FA8' }]);
  });

  it('list India and China first, then the other countries by name in each language', async () => {
    const names = async (locale: 'en' | 'ru') =>
      (await catalogue.client.listCountries({}, { actor: { ...actor, locale } })).countries.map(
        (country) => country.name?.[locale] ?? '',
      );
    const [india, china, ...rest] = await names('ru');
    expect([india, china]).toEqual(['Индия', 'Китай']);
    expect(rest).toHaveLength(247);
    expect(rest).toEqual([...rest].sort(new Intl.Collator('ru').compare));
    expect((await names('en')).slice(0, 3)).toEqual(['India', 'China', 'Afghanistan']);
  });
});

describe('The category tree', () => {
  it('returns an empty picture id for a category without a picture', async () => {
    const { categories } = await catalogue.client.listCategories({ knownStamps: [] }, { actor });
    expect(categories.find((one) => one.id === category.tea)?.pictureId).toBe('');
  });
});
