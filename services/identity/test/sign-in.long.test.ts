import { demoAccounts } from '@setu/demo-world';
import { wireCompanyType, wirePersonRole } from '@setu/proto/wire-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setCompanyActive } from '../src/companies/changes/set-company-active.js';
import { setUserStatus } from '../src/people/changes/set-user-status.js';
import { failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  world = await startIdentity();
});
afterAll(() => world.close());

describe('Signing in', () => {
  it.each(demoAccounts)('opens a session for $email', async ({ email, userId, companyId, companyType, roles }) => {
    const { token, rememberToken, principal } = await signIn(world, email);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rememberToken).toBe('');
    expect(principal).toMatchObject({
      actor: { kind: 'user', userId, companyId, companyType, roles, actingUserId: '' },
      user: { id: userId, email, roles: roles.map(wirePersonRole) },
      company: { id: companyId, type: wireCompanyType(companyType) },
    });
    expect(principal?.csrfSecret).toMatch(/^[\w-]{43}$/);
    expect((await speaker(world, token))?.sessionId).toBe(principal?.sessionId);
  });

  it('lets a buyer trade if the company has signed the regulation, and gives a newcomer only the cart', async () => {
    const buyer = await signIn(world, 'buyer@volga.example');
    expect(buyer.principal?.actor?.permissions).toEqual(expect.arrayContaining(['cart', 'commerce', 'request_list']));
    expect(buyer.principal?.company?.isCommerceAllowed).toBe(true);
    const newcomer = await signIn(world, 'newcomer@neva.example');
    expect(newcomer.principal?.actor?.permissions).toContain('cart');
    expect(newcomer.principal?.actor?.permissions).not.toContain('commerce');
    expect(newcomer.principal?.company?.isCommerceAllowed).toBe(false);
  });

  it('ignores the case of the address and spaces around it', async () => {
    const { principal } = await signIn(world, ' Buyer@VOLGA.example ');
    expect(principal?.user?.email).toBe('buyer@volga.example');
  });

  it('gives the same answer for an unknown address and a wrong password', async () => {
    const wrong = await failureOf(signIn(world, 'buyer@volga.example', { password: 'Setu-demo-2' }));
    const unknown = await failureOf(signIn(world, 'nobody@volga.example'));
    expect(wrong).toMatchObject({ kind: 'invalid', code: 'invalid_credentials' });
    expect(unknown).toEqual(wrong);
  });

  it('never trims a password', async () => {
    const padded = await failureOf(signIn(world, 'buyer@volga.example', { password: ' Setu-demo-1' }));
    expect(padded.code).toBe('invalid_credentials');
  });

  it.each([
    ['an empty form', { email: ' ', password: '' }, { email: 'required', password: 'required' }],
    ['text that is not an address', { email: 'buyer' }, { email: 'invalid_email' }],
    ['an address with a NUL character', { email: 'a\u0000b@volga.example' }, { email: 'invalid_email' }],
    ['an address that is too long', { email: `${'a'.repeat(300)}@volga.example` }, { email: 'invalid_email' }],
  ])('rejects %s on its fields', async (_title, over, expected) => {
    const refused = await signIn(world, 'x@volga.example', over).catch((error: unknown) => error);
    const fields = Object.entries(expected).map(([path, code]) => expect.objectContaining({ path, code }));
    expect(refused).toMatchObject({ kind: 'invalid', fields });
  });

  it('ends the session it replaces', async () => {
    const first = await signIn(world, 'rival@onega.example', { rememberMe: true });
    const second = await signIn(world, 'rival@onega.example', { previousToken: first.token });
    expect(second.token).not.toBe(first.token);
    expect(await speaker(world, first.token)).toBeUndefined();
    expect(await speaker(world, second.token)).toBeDefined();
  });
});

describe('The reason for a blocked sign-in is shown only after the right password', () => {
  it.each([
    ['disabled', 'account_disabled'],
    ['deleted', 'account_deleted'],
  ] as const)('to a user who is %s', async (status, code) => {
    const email = 'reviewer2@setu.example';
    const set = (to: 'active' | typeof status) =>
      world.deps.write((stores) => setUserStatus(stores, { userId: idOf(email), status: to, now: new Date() }));
    await set(status);
    expect(await failureOf(signIn(world, email))).toMatchObject({ kind: 'invalid', code });
    expect(await failureOf(signIn(world, email, { password: 'guess' }))).toMatchObject({ code: 'invalid_credentials' });
    await set('active');
    expect((await signIn(world, email)).token).not.toBe('');
  });

  it('to a user of a locked company', async () => {
    const { principal } = await signIn(world, 'supplier@deccan.example');
    const companyId = principal?.company?.id ?? '';
    const set = (active: boolean) =>
      world.deps.write((stores) => setCompanyActive(stores, { companyId, active, now: new Date() }));
    await set(false);
    expect(await failureOf(signIn(world, 'supplier@deccan.example'))).toMatchObject({ code: 'company_locked' });
    const guess = await failureOf(signIn(world, 'supplier@deccan.example', { password: 'guess' }));
    expect(guess.code).toBe('invalid_credentials');
    await set(true);
    expect((await signIn(world, 'supplier@deccan.example')).token).not.toBe('');
  });
});
