import { SettingsChanged } from '@setu/proto/identity/events';
import { SettingType } from '@setu/proto/identity/words';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { republishSettings } from '../src/jobs/republish-settings.js';
import { settingNames } from '../src/settings/domain/definitions.js';
import { actorOf, anonymous, bff, failureOf, idOf, signIn, startIdentity, type World } from './fixtures.js';
import { startReplica } from './replica.js';

const world: World = await startIdentity({ env: { SIGN_IN_PER_MINUTE: '500' } });
afterAll(() => world.close());
const admin = await actorOf(world, 'admin@setu.example');
const { client } = world;

beforeEach(async () => {
  await world.settle();
  world.events.clear();
});

const readSettings = async (actor = admin) => {
  const { settings, revision } = await client.getSettings({}, { actor });
  return { revision, of: new Map(settings.map((setting) => [setting.name, setting])) };
};
const save = async (values: Record<string, string>, revision?: number) =>
  client.saveSettings(
    {
      revision: revision ?? (await readSettings()).revision,
      values: Object.entries(values).map(([name, value]) => ({ name, value })),
    },
    { actor: admin },
  );
const published = () => world.events.of('setu.identity.settings.changed', SettingsChanged);

describe('Settings', () => {
  it('are listed with their defaults and bounds, and the environment may set a default', async () => {
    const { of } = await readSettings();
    expect([...of.keys()]).toEqual(settingNames);
    expect(of.get('sign_in.captcha_from')).toMatchObject({
      type: SettingType.NUMBER,
      value: '3',
      defaultValue: '3',
      min: 1n,
      max: 100n,
      changedBy: undefined,
      changedAt: '',
    });
    expect(of.get('sign_in.network_failures_per_minute')).toMatchObject({ value: '500', defaultValue: '500' });
  });

  it('are changed by an admin, with the user and time recorded, and all are published in a new revision', async () => {
    const before = await readSettings();
    const { revision } = await save({ 'sign_in.captcha_from': '007', 'sign_in.delay_from': '12' });
    expect(revision).toBe(before.revision + 1);
    const { of } = await readSettings();
    expect(of.get('sign_in.captcha_from')).toMatchObject({ value: '7', changedBy: { id: idOf('admin@setu.example') } });
    expect(of.get('sign_in.captcha_from')?.changedAt).not.toBe('');
    expect((await readSettings(bff)).of.get('sign_in.captcha_from')).toMatchObject({
      value: '7',
      changedBy: undefined,
    });
    await world.settle();
    expect(published()).toMatchObject([
      { revision, values: { 'sign_in.captcha_from': '7', 'sign_in.delay_from': '12' } },
    ]);
    expect(Object.keys(published()[0]?.values ?? {}).sort()).toEqual([...settingNames].sort());
    const changes = world.deps.db('setting_change').whereNot({ name: 'home.stats_floor' }).orderBy('name');
    expect(await changes.select('name', 'old_value', 'new_value')).toEqual([
      { name: 'sign_in.captcha_from', old_value: '3', new_value: '7' },
      { name: 'sign_in.delay_from', old_value: '10', new_value: '12' },
    ]);
  });

  it('have a history of who changed what, newest first, page by page', async () => {
    await save({ 'translations.forbidden_en': '["miracle*"]' });
    world.clock.advance(1000);
    await save({ 'translations.forbidden_en': '' });
    const page = (number: number) => client.listSettingChanges({ page: { page: number, limit: 1 } }, { actor: admin });
    const [newest, before] = await Promise.all([page(1), page(2)]);
    const named = { name: 'translations.forbidden_en', type: SettingType.WORDS, acting: undefined };
    expect(newest.changes).toMatchObject([
      { ...named, oldValue: '["miracle*"]', changedBy: { id: idOf('admin@setu.example') } },
    ]);
    expect(before.changes).toMatchObject([{ ...named, newValue: '["miracle*"]' }]);
    expect(newest.total).toBe(
      await world.deps
        .db('setting_change')
        .count({ n: '*' })
        .first()
        .then((row) => Number(row?.n)),
    );
    expect(Date.parse(newest.changes[0]?.changedAt ?? '')).toBeGreaterThan(
      Date.parse(before.changes[0]?.changedAt ?? ''),
    );
  });

  it('return to their default when an empty value is saved', async () => {
    await save({ 'sign_in.captcha_from': '', 'sign_in.delay_from': '' });
    expect((await readSettings()).of.get('sign_in.captcha_from')).toMatchObject({ value: '3', changedAt: '' });
    expect(await world.deps.db('setting').pluck('name')).toEqual(['home.stats_floor']);
  });

  it('saved without a change are not published', async () => {
    const { revision } = await readSettings();
    expect(await save({ 'sign_in.captcha_from': '3' })).toEqual({ revision });
    await world.settle();
    expect(published()).toEqual([]);
  });

  it('are published again once a day, for services that started later', async () => {
    const { revision } = await readSettings();
    await republishSettings(world.deps).run(undefined, { signal: new AbortController().signal });
    await world.settle();
    expect(published()).toMatchObject([{ revision, values: { 'home.stats_floor': 'false' } }]);
    expect((await readSettings()).revision).toBe(revision);
  });

  it('cannot be overwritten by an outdated form, and one of two concurrent changes wins', async () => {
    const { revision } = await readSettings();
    const both = await Promise.allSettled([
      save({ 'sign_in.captcha_from': '4' }, revision),
      save({ 'sign_in.captcha_from': '5' }, revision),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const late = await failureOf(save({ 'sign_in.captcha_from': '6' }, revision));
    expect(late).toMatchObject({ kind: 'stale', params: { current_version: String(revision + 1) } });
    await save({ 'sign_in.captcha_from': '' });
  });

  it('are rejected by name, all or none', async () => {
    const refused = await save({ 'sign_in.captcha_from': '0', 'sign_in.delay_from': '11', 'no.such': '1' }).catch(
      (error: unknown) => error,
    );
    expect(refused).toMatchObject({
      kind: 'invalid',
      fields: [
        { path: 'sign_in.captcha_from', code: 'less_than_min', params: { min: '1' } },
        { path: 'no.such', code: 'unknown_setting' },
      ],
    });
    expect((await readSettings()).of.get('sign_in.delay_from')?.value).toBe('10');
  });

  it('that contradict each other are rejected: a warning about an old rate comes before the rate expires', async () => {
    await expect(save({ 'rates.valid_days': '4' })).rejects.toMatchObject({
      kind: 'invalid',
      fields: [{ path: 'rates.valid_days', code: 'less_than_min', params: { min: '5' } }],
    });
    await save({ 'rates.valid_days': '4', 'rates.stale_after_days': '4' });
    await expect(save({ 'rates.stale_after_days': '' })).rejects.toMatchObject({
      fields: [{ path: 'rates.stale_after_days', code: 'greater_than_max', params: { max: '4' } }],
    });
    await save({ 'rates.valid_days': '', 'rates.stale_after_days': '' });
  });

  it('take effect immediately', async () => {
    const guess = () =>
      failureOf(signIn(world, 'nobody@volga.example', { password: 'guess', address: '203.0.113.99' }));
    await save({ 'sign_in.captcha_from': '1' });
    expect((await guess()).params).toEqual({ need_show_captcha: 'true' });
    expect((await guess()).code).toBe('invalid_captcha_code_error');
    await save({ 'sign_in.captcha_from': '', 'captcha.difficulty': '2' });
    expect((await client.getCaptcha({}, { actor: anonymous() })).challenge).not.toBe('');
    await save({ 'captcha.difficulty': '' });
  });

  it('are published again when the installation has another default, but not after a plain restart', async () => {
    const { revision } = await readSettings();
    const again = async (perMinute: string): Promise<number> => {
      const replica = await startReplica(world, { SIGN_IN_PER_MINUTE: perMinute });
      await replica.close();
      return (await readSettings()).revision;
    };
    expect(await again('500')).toBe(revision);
    expect(await again('600')).toBe(revision + 1);
  });
});
