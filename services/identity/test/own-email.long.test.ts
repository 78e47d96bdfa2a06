import { UserChanged } from '@setu/proto/identity/events';
import { EmailChangeState, EmailSide } from '@setu/proto/identity/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { actorOf, anonymous, failureOf, idOf, signIn, speaker, startIdentity, type World } from './fixtures.js';

let world: World;
beforeAll(async () => {
  // Nothing listens on this SMTP port, so emails stay in the database where the test can read them.
  world = await startIdentity({ env: { SMTP_URL: 'smtp://127.0.0.1:9', SUPPORT_EMAIL: 'support@setu.example' } });
});
// A day passes between tests, so that limits of one test do not affect the next.
beforeEach(() => world.clock.advance(24 * 3_600_000));
afterAll(() => world?.close());

const password = 'Setu-demo-1';
const mailsTo = async (address: string) =>
  (await world.deps.db('mail').where({ address }).orderBy('id')).map(({ content }) => content);
/** Returns the token of the newest link sent to an address. */
const tokenTo = async (address: string): Promise<string> => {
  const links = (await mailsTo(address)).filter(({ template }) => template === 'email_change');
  return links.at(-1)?.params.path.split('/').at(-1) ?? '';
};
const confirm = async (token: string, actor = anonymous()) =>
  (await world.client.confirmEmail({ token }, { actor })).confirmation;
const requestChange = (email: string, actor: Awaited<ReturnType<typeof actorOf>>, currentPassword = password) =>
  world.client.askEmailChange({ email, currentPassword }, { actor });
const emailOf = async (email: string) => (await world.deps.read.users.byId(idOf(email)))?.user.email;

describe('Changing an email address', () => {
  it('takes effect once both mailboxes have confirmed, and ends other sessions and pending password links', async () => {
    const [old, fresh] = ['buyer2@volga.example', 'fresh@volga.example'];
    const [here, there] = [await signIn(world, old), await signIn(world, old)];
    const actor = here.principal?.actor ?? anonymous();
    expect((await failureOf(requestChange(fresh, actor, 'Wrong-one-9'))).kind).toBe('invalid');
    const pendingChange = await requestChange(' Fresh@volga.example', actor);
    expect(pendingChange).toMatchObject({
      email: old,
      change: { email: fresh, oldConfirmed: false, newConfirmed: false },
    });
    const [oldToken, newToken] = [await tokenTo(old), await tokenTo(fresh)];
    expect(oldToken).not.toBe(newToken);
    const read = (await world.client.getEmailConfirmation({ token: newToken }, { actor: anonymous() })).confirmation;
    expect(read).toEqual({ email: fresh, side: EmailSide.NEW, state: EmailChangeState.OPEN });
    expect(await confirm(newToken)).toMatchObject({ state: EmailChangeState.WAITING });
    expect(await confirm(newToken)).toMatchObject({ state: EmailChangeState.WAITING });
    expect(await emailOf(old)).toBe(old);
    const pressed = await Promise.all([confirm(oldToken, actor), confirm(oldToken, actor)]);
    for (const answer of pressed)
      expect(answer).toEqual({ email: fresh, side: EmailSide.OLD, state: EmailChangeState.CHANGED });
    expect(await emailOf(old)).toBe(fresh);
    expect((await speaker(world, here.token))?.user?.email).toBe(fresh);
    expect(await speaker(world, there.token)).toBeUndefined();
    expect((await failureOf(signIn(world, old))).code).toBe('invalid_credentials');
    expect((await signIn(world, fresh)).token).not.toBe('');
    for (const address of [old, fresh])
      expect((await mailsTo(address)).filter(({ template }) => template === 'email_changed')).toHaveLength(1);
    const published = await world.deps
      .db('outbox')
      .where({ aggregate_id: idOf(old), subject: 'setu.identity.user.changed' });
    expect(published.map(({ payload }) => UserChanged.decode(payload).userId)).toEqual([idOf(old)]);
    expect((await world.client.getEmailChange({}, { actor })).change).toBeUndefined();
  });

  it('to one in use looks the same as any other, and is rejected only after both mailboxes have confirmed', async () => {
    const [old, usedEmail] = ['supplier@deccan.example', 'rival@onega.example'];
    const actor = await actorOf(world, old);
    expect(await requestChange(usedEmail, actor)).toMatchObject({ email: old, change: { email: usedEmail } });
    const tokens = [await tokenTo(old), await tokenTo(usedEmail)];
    expect(await confirm(tokens[0] ?? '')).toMatchObject({ state: EmailChangeState.WAITING });
    expect(await confirm(tokens[1] ?? '')).toMatchObject({ state: EmailChangeState.TAKEN });
    expect(await confirm(tokens[0] ?? '')).toMatchObject({ state: EmailChangeState.TAKEN });
    expect([await emailOf(old), await emailOf(usedEmail)]).toEqual([old, usedEmail]);
  });

  it('again invalidates the earlier links; withdrawing it or waiting a day does too', async () => {
    const actor = await actorOf(world, 'newcomer@neva.example');
    await requestChange('first@neva.example', actor);
    const first = await tokenTo('first@neva.example');
    expect(await failureOf(requestChange('second@neva.example', actor))).toMatchObject({ kind: 'limited' });
    world.clock.advance(60_000);
    await requestChange('second@neva.example', actor);
    expect((await failureOf(confirm(first))).kind).toBe('not_found');
    await confirm(await tokenTo('newcomer@neva.example'));
    world.clock.advance(60_000);
    const again = await world.client.resendEmailChange({}, { actor });
    expect(again.change).toMatchObject({ email: 'second@neva.example', oldConfirmed: true, newConfirmed: false });
    const second = await tokenTo('second@neva.example');
    await world.client.withdrawEmailChange({}, { actor });
    expect((await failureOf(confirm(second))).kind).toBe('not_found');
    expect((await failureOf(requestChange('third@neva.example', actor))).kind).toBe('limited');
    world.clock.advance(60_000);
    await requestChange('third@neva.example', actor);
    const third = await tokenTo('third@neva.example');
    world.clock.advance(24 * 3_600_000);
    expect((await failureOf(confirm(third))).kind).toBe('not_found');
  });

  it('is limited to ten times a day, and is not available to substitutes', async () => {
    const actor = await actorOf(world, 'reviewer@setu.example');
    const substitute = { ...actor, actingUserId: idOf('reviewer2@setu.example') };
    for (const call of [
      () => requestChange('x@setu.example', substitute),
      () => world.client.getEmailChange({}, { actor: substitute }),
      () => world.client.withdrawEmailChange({}, { actor: substitute }),
    ])
      expect(await failureOf(call())).toMatchObject({ kind: 'forbidden', code: 'not_while_standing_in' });
    const kinds: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      world.clock.advance(61_000);
      kinds.push(
        await requestChange(`n${count}@setu.example`, actor).then(
          () => 'ok',
          ({ kind }) => kind,
        ),
      );
    }
    expect(kinds).toEqual([...Array(10).fill('ok'), 'limited']);
  });
});
