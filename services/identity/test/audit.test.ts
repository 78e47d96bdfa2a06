import { TokenScope } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, idOf, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());
const { client } = world;
const admin = await actorOf(world, 'admin@setu.example');
const all = { personId: '', companyId: '', action: '', objectKind: '', objectId: '', search: '', limit: 100 };
const entriesOf = async (part: Partial<typeof all> = {}) =>
  (await client.listAudit({ ...all, ...part }, { actor: admin })).entries;

describe('The audit log', () => {
  it('records who did what, with the fields before and after, and includes the histories of settings and other objects', async () => {
    const { revision } = await client.getSettings({}, { actor: admin });
    const values = [{ name: 'files.visitor_mb', value: '55' }];
    await client.saveSettings({ revision, values }, { actor: admin });
    await client.recordAuditDownload({ filters: { service: 'review' } }, { actor: admin });
    const [newest, before] = await entriesOf();
    expect(newest).toMatchObject({
      ...{ action: 'audit.downloaded', objectKind: 'audit', actorId: idOf('admin@setu.example'), onBehalfOfId: '' },
      fields: [{ name: 'service', before: '', after: 'review' }],
    });
    expect(before).toMatchObject({
      ...{ action: 'setting.changed', objectKind: 'setting', objectId: 'files.visitor_mb' },
      fields: [{ name: 'files.visitor_mb', before: '100', after: '55' }],
    });
    expect((await entriesOf({ action: 'setting.changed' })).every(({ action }) => action === 'setting.changed')).toBe(
      true,
    );
    const ownEntries = await entriesOf({ personId: admin.userId, objectKind: 'audit' });
    expect(ownEntries.map(({ id }) => id)).toEqual([newest?.id]);
    const next = await client.listAudit({ ...all, olderThan: newest, limit: 1 }, { actor: admin });
    expect(next.entries.map(({ id }) => id)).toEqual([before?.id]);
  });

  it('records the creation and revocation of personal tokens', async () => {
    const made = await client.createToken(
      { name: 'склад', scopes: [TokenScope.CATALOGUE], days: 30 },
      { actor: admin },
    );
    await client.revokeToken({ tokenId: made.token?.id ?? '' }, { actor: admin });
    const ofTokens = await entriesOf({ objectKind: 'token' });
    expect(ofTokens.map(({ action, objectId }) => [action, objectId])).toEqual([
      ['token.revoked', made.token?.id],
      ['token.made', made.token?.id],
    ]);
    expect(ofTokens[1]?.fields).toEqual([{ name: 'scopes', before: '', after: 'catalogue' }]);
  });

  it('names the substitute who acted and the user they acted for', async () => {
    const sitter = { ...admin, actingUserId: idOf('senior@setu.example') };
    await client.recordAuditDownload({ filters: {} }, { actor: sitter });
    const [entry] = await entriesOf();
    expect(entry).toMatchObject({ actorId: idOf('senior@setu.example'), onBehalfOfId: admin.userId });
    for (const personId of [idOf('senior@setu.example'), admin.userId])
      expect((await entriesOf({ personId, objectKind: 'audit' })).map(({ id }) => id)).toContain(entry?.id);
  });

  it('cannot be changed or deleted, and has no entry for an action that failed', async () => {
    const { db, write } = world.deps;
    for (const sql of ['delete from audit', `update audit set action = 'x'`, 'truncate audit'])
      await expect(db.raw(sql)).rejects.toThrow('stays as it was written');
    const before = (await entriesOf()).length;
    const failing = write(async (stores) => {
      await stores.auditLog.add({ action: 'audit.downloaded', object: { kind: 'audit', id: 'never' } });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await entriesOf()).toHaveLength(before);
  });
});
