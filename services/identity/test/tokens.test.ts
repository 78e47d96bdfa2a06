import { TokenScope } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { purgeExpired } from '../src/jobs/purge-expired.js';
import { actorOf, anonymous, bff, failureOf, idOf, signIn, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());

const { client, deps } = world;
const buyer = await actorOf(world, 'buyer@volga.example');
const rival = await actorOf(world, 'rival@onega.example');
const both = [TokenScope.CATALOGUE, TokenScope.REQUESTS];

const make = (over: { name?: string; scopes?: TokenScope[]; days?: number } = {}, actor = buyer) =>
  client.createToken({ name: 'Учёт', scopes: both, days: 30, ...over }, { actor });
const listed = async (actor = buyer) => (await client.listTokens({}, { actor })).tokens;
const holder = (secret: string) => client.resolveToken({ secret }, { actor: bff });

/** Calls `action` and waits until a signal reports that this id has ended. */
async function expectSignal(id: string, action: () => Promise<unknown>): Promise<void> {
  const stream = client.watchSignals({}, { actor: bff });
  let acted: Promise<unknown> | undefined;
  for await (const { signal } of stream) {
    acted ??= action();
    if (signal?.$case === 'sessionsEnded' && signal.value.sessionIds.includes(id)) break;
  }
  await acted;
}

describe('A personal token', () => {
  it('returns its secret once, is stored as a hash, and acts for its owner', async () => {
    const { token, secret } = await make();
    expect(secret).toMatch(/^setu_[\w-]{43}$/);
    expect(secret.startsWith(token?.beginning ?? '-')).toBe(true);
    expect(await listed()).toEqual([token]);
    expect(JSON.stringify(await deps.db('personal_token'))).not.toContain(secret.slice(5));
    const { principal, scopes } = await holder(secret);
    expect([principal?.actor, principal?.csrfSecret, scopes]).toEqual([{ ...buyer, sessionId: token?.id }, '', both]);
    expect((await listed())[0]?.lastUsedAt).not.toBe('');
    expect(await listed(rival)).toEqual([]);
    expect((await signIn(world, 'buyer@volga.example', { previousToken: secret })).token).not.toBe('');
    expect((await holder(secret)).principal).toBeDefined();
  });

  it('cannot be used as a session, nor a session as a token', async () => {
    const { secret } = await make();
    const request = { touch: false, locale: '', timeZone: '', deviceToken: '' };
    expect((await client.resolveSession({ ...request, token: secret }, { actor: bff })).principal).toBeUndefined();
    const { token } = await signIn(world, 'buyer@volga.example');
    expect((await holder(token)).principal).toBeUndefined();
    expect((await holder(`setu_${'A'.repeat(43)}`)).principal).toBeUndefined();
  });

  it('is revoked only by its owner, which is signalled immediately', async () => {
    const { token, secret } = await make();
    const tokenId = token?.id ?? '';
    const foreign = client.revokeToken({ tokenId }, { actor: rival });
    expect((await failureOf(foreign)).kind).toBe('not_found');
    expect((await failureOf(client.revokeToken({ tokenId }, { actor: anonymous() }))).kind).toBe('unauthenticated');
    await expectSignal(tokenId, () => client.revokeToken({ tokenId }, { actor: buyer }));
    expect((await holder(secret)).principal).toBeUndefined();
    expect((await failureOf(client.revokeToken({ tokenId }, { actor: buyer }))).kind).toBe('not_found');
  });

  it('is not available to a substitute', async () => {
    const substitute = { ...buyer, actingUserId: rival.userId };
    for (const call of [() => make({}, substitute), () => client.listTokens({}, { actor: substitute })])
      expect(await failureOf(call())).toMatchObject({ kind: 'forbidden', code: 'not_while_standing_in' });
  });

  it('expires, and is deleted after that', async () => {
    const { token, secret } = await make({ days: 1 });
    const { db } = deps;
    await db('personal_token')
      .where({ id: token?.id })
      .update({ expires_at: new Date(0) });
    expect((await holder(secret)).principal).toBeUndefined();
    expect((await listed()).map(({ id }) => id)).not.toContain(token?.id);
    await purgeExpired(deps).run({}, { signal: new AbortController().signal } as never);
    expect(await db('personal_token').where({ id: token?.id })).toEqual([]);
  });

  it('is suspended while the company is locked, and ends with its owner’s sessions', async () => {
    const { token, secret } = await make({}, rival);
    const { db } = deps;
    const company = db('company').where({ id: rival.companyId });
    await company.clone().update({ active: false });
    expect((await holder(secret)).principal).toBeUndefined();
    await company.clone().update({ active: true });
    expect((await holder(secret)).principal).toBeDefined();
    const changed = { currentPassword: 'Setu-demo-1', newPassword: 'Another-1-word', address: '', userAgent: '' };
    await expectSignal(token?.id ?? '', () =>
      client.changePassword({ ...changed, rememberMe: false }, { actor: { ...rival, sessionId: '' } }),
    );
    expect((await holder(secret)).principal).toBeUndefined();
    expect(await db('personal_token').where({ user_id: idOf('rival@onega.example') })).toEqual([]);
  });

  it('is limited to twenty per user, even for concurrent calls', async () => {
    const actor = await actorOf(world, 'newcomer@neva.example');
    const made = await Promise.allSettled(Array.from({ length: 23 }, () => make({}, actor)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await failureOf(make({}, actor))).toMatchObject({ kind: 'refused', code: 'too_many_tokens' });
  });
});
