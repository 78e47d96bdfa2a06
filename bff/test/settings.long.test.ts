import {
  type HomeView,
  type PageContext,
  type ReviewListView,
  type SettingsView,
  settingNames,
  type TranslationView,
} from '@setu/contract';
import { connect } from '@setu/kit/rpc';
import { actors, testActorKeys } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
let adminId: string;
beforeAll(async () => {
  world = await startWorld();
  const context = await (await world.signedIn('admin@setu.example')).get<PageContext>('/api/page-context');
  adminId = context.user?.id ?? '';
}, 240_000);
afterAll(async () => world?.close());

type SaveSettings = (settings: Record<string, string>) => Promise<void>;

/** Saves settings as an admin and waits until every service knows them. */
const save: SaveSettings = async (settings) => {
  const { address, definition } = world.services.identity;
  const identity = connect({ name: 'identity', service: definition }, address, { actorKeys: testActorKeys });
  const actor = actors.broker({ userId: adminId, roles: ['ROLE_ADMIN'] });
  const { revision } = await identity.getSettings({}, { actor });
  const values = Object.entries(settings).map(([name, value]) => ({ name, value }));
  await identity.saveSettings({ revision, values }, { actor });
  identity.close();
  await world.settle();
};

const floors = async () => (await world.browser().get<HomeView>('/')).floors;

async function rate() {
  const { address, definition } = world.services.fx;
  const fx = connect({ name: 'fx', service: definition }, address, { actorKeys: testActorKeys });
  const { rate: found } = await fx.getRate({ date: '', currency: 'INR' }, { actor: actors.anonymous() });
  fx.close();
  return found && { stale: found.stale, valid: found.valid };
}

async function free() {
  const { address, definition } = world.services.media;
  const media = connect({ name: 'media', service: definition }, address, { actorKeys: testActorKeys });
  const answers = [actors.anonymous(), actors.buyer()].map((actor) => media.checkFreeSpace({ size: 1n }, { actor }));
  const found = (await Promise.all(answers)).map((answer) => Number(answer.free / 1024n / 1024n));
  media.close();
  return found;
}

const defaults = {
  categories: { step: 10, shown_from: 50, least: 10 },
  skus: { step: 1000, shown_from: 10_000, least: 10_000 },
};
const asItIs = { categories: { ...defaults.categories, least: null }, skus: { ...defaults.skus, least: null } };

describe('The settings of an admin', () => {
  it('control how the home page displays its counts', async () => {
    // The demo world sets this before any other service has run.
    expect(await floors()).toEqual(asItIs);
    await save({ 'home.stats_floor': '' });
    expect(await floors()).toEqual(defaults);
    await save({ 'home.categories_minimum': '20', 'home.categories_default': '5', 'home.skus_minimum': '1000' });
    expect(await floors()).toEqual({
      categories: { step: 10, shown_from: 20, least: 5 },
      skus: { step: 1000, shown_from: 1000, least: 10_000 },
    });
    await save({ 'home.skus_default': '500', 'home.skus_minimum': '' });
    expect((await floors()).skus).toEqual({ step: 1000, shown_from: 10_000, least: 500 });
    await save({ 'home.stats_floor': 'false' });
    expect((await floors()).skus).toEqual({ step: 1000, shown_from: 10_000, least: null });
    const names = ['stats_floor', 'categories_minimum', 'categories_default', 'skus_default'];
    await save(Object.fromEntries(names.map((name) => [`home.${name}`, ''])));
    expect(await floors()).toEqual(defaults);
  });

  it('control the age at which a rate is stale, and at which it is not used', async () => {
    const start = world.clock.now();
    world.clock.advance(3 * 86_400_000);
    expect(await rate()).toEqual({ stale: false, valid: true });
    await save({ 'rates.stale_after_days': '1' });
    expect(await rate()).toEqual({ stale: true, valid: true });
    await save({ 'rates.valid_days': '1' });
    expect(await rate()).toEqual({ stale: true, valid: false });
    await save({ 'rates.stale_after_days': '', 'rates.valid_days': '' });
    world.clock.set(start);
  });

  it('control the words that are forbidden in translations', async () => {
    const at = '/broker/product-reviews';
    const reviewer = await world.signedIn('reviewer@setu.example', 'ru');
    const { list } = await reviewer.get<ReviewListView>(`${at}?statuses=approved&limit=100`);
    const id = list.find(({ moves }) => moves.includes('translate'))?.id;
    const before = await reviewer.get<TranslationView>(`${at}/translate/${id}`);
    expect(before.forbidden).toEqual(expect.arrayContaining(['панацея', 'counterfeit*']));
    const texts = (name: string) => ({
      ...Object.fromEntries(before.fields.map(({ field, russian }) => [field, russian || 'По-русски'])),
      name,
    });
    const publish = (name: string) => reviewer.post(`${at}/translate/${id}`, { product_sku_ru: texts(name) });
    const refusedName = await publish('Исцеляющая вещь');
    expect([refusedName.status, refusedName.failure.data.codes]).toEqual([
      422,
      { 'product_sku_ru.name': 'forbidden_word' },
    ]);
    await save({ 'translations.forbidden_ru': '["Скидк*", "даром"]', 'translations.forbidden_en': '[]' });
    expect((await reviewer.get<TranslationView>(`${at}/translate/${id}`)).forbidden).toEqual(['Скидк*', 'даром']);
    const refused = await publish('Вещь со скидкой, почти даром');
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.failure.data.error)).toContain('скидкой, даром');
    expect((await publish('Исцеляющая вещь')).status).toBe(200);
    await save({ 'translations.forbidden_ru': '', 'translations.forbidden_en': '' });
  });

  it('control the storage limits for files', async () => {
    expect(await free()).toEqual([100, 2048]);
    await save({ 'files.company_mb': '9', 'files.visitor_mb': '4' });
    expect(await free()).toEqual([4, 9]);
    await save({ 'files.company_mb': '', 'files.visitor_mb': '' });
    expect(await free()).toEqual([100, 2048]);
  });
});

describe('The settings screen', () => {
  const path = '/admin/settings';
  const settingOf = ({ settings }: SettingsView, name: string) => settings.find((one) => one.name === name);

  it('shows every setting with its value', async () => {
    const admin = await world.signedIn('admin@setu.example');
    const shown = await admin.get<SettingsView>(path);
    expect(shown.settings.map(({ name }) => name)).toEqual([...settingNames]);
    const known = { changed_by: null, changed_at: null };
    expect(settingOf(shown, 'files.company_mb')).toEqual({
      ...{
        name: 'files.company_mb',
        type: 'number',
        value: 2048,
        default_value: 2048,
        min: 1,
        max: 1_048_576,
        ...known,
      },
    });
    expect(settingOf(shown, 'applications.reject_allowed')).toMatchObject({ type: 'flag', value: false, min: null });
    expect(settingOf(shown, 'translations.forbidden_ru')?.value).toContain('панацея');
    expect(settingOf(shown, 'support.address')).toMatchObject({ type: 'email', value: 'support@setu.example' });
  });

  it('saves several settings, which take effect everywhere, and shows who changed them', async () => {
    const admin = await world.signedIn('admin@setu.example');
    const { revision, changes_total: before } = await admin.get<SettingsView>(path);
    const values = {
      'files.company_mb': 9,
      'translations.forbidden_en': ['miracle*'],
      'support.address': 'help@setu.example',
    };
    const saved = await admin.post<SettingsView>(path, { revision, values });
    expect(saved.status).toBe(200);
    await world.settle();
    expect((await free())[1]).toBe(9);
    const shown = await admin.get<SettingsView>(path);
    expect(shown).toEqual(saved.data);
    expect(shown.revision).toBe(revision + 1);
    expect(shown.changes_total).toBe(before + 3);
    expect(shown.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'files.company_mb', old_value: 2048, new_value: 9, acting: null }),
      ]),
    );
    expect(settingOf(shown, 'files.company_mb')?.changed_by?.id).toBe(adminId);
    // Settings sent with an outdated revision are not saved, whatever their values are.
    const late = await admin.post(path, { revision, values: { 'files.visitor_mb': 1 } });
    expect([late.status, late.failure.data.error]).toEqual([409, 'conflict']);
    const back = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    expect((await admin.post(path, { revision: shown.revision, values: back })).status).toBe(200);
    await world.settle();
    expect((await free())[1]).toBe(2048);
  });

  it('reports an invalid value on its field in the reader’s language, and saves nothing', async () => {
    const admin = await world.signedIn('admin@setu.example');
    const { revision } = await admin.get<SettingsView>(path);
    const values = {
      'files.company_mb': 0,
      'files.visitor_mb': 5,
      'applications.reject_allowed': 'perhaps',
      'support.address': 'nobody',
      'translations.forbidden_ru': ['*даром'],
      'sign_in.magic': 1,
    };
    const refused = await admin.post(path, { revision, values });
    expect(refused.status).toBe(422);
    expect(refused.failure.data.codes).toEqual({
      'files.company_mb': 'less_than_min',
      'applications.reject_allowed': 'invalid_flag',
      'support.address': 'invalid_email',
      'translations.forbidden_ru': 'invalid_word',
      'sign_in.magic': 'unknown_setting',
    });
    expect(refused.text).toContain('Не меньше 1');
    expect(refused.text).toContain('*даром');
    expect((await admin.get<SettingsView>(path)).revision).toBe(revision);
  });
});
