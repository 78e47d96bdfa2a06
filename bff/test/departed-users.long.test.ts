import type { NoticeListView } from '@setu/contract';
import { companyId, userId } from '@setu/demo-world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let admin: Browser;
let replicaOrigin: string;

beforeAll(async () => {
  world = await startWorld();
  replicaOrigin = await world.anotherBff();
  admin = await world.signedIn('admin@setu.example', 'en');
}, 240_000);
afterAll(async () => world?.close());
// Prevents earlier sign-ins of this test from slowing down the next one.
beforeEach(() => world.clock.advance(16 * 60_000));

/**
 * The BFF caches a read of the session for five seconds unless it is notified. A faster sign-out proves that the BFF
 * was notified.
 */
const cacheMs = 5000;

/** Opens the same session at the other BFF, which knows it too. */
async function atReplica(browser: Browser): Promise<Browser> {
  const replica = openBrowser(replicaOrigin, 'en');
  for (const [name, value] of browser.cookies) replica.cookies.set(name, value);
  return replica;
}
const isIn = async (browser: Browser): Promise<boolean> => (await browser.call('/user/dashboard')).status === 200;

/** Returns the milliseconds from `act` to the sign-out of the last browser. Both BFFs have just read the sessions. */
async function msUntilOut(browsers: readonly Browser[], act: () => Promise<void>): Promise<number> {
  expect(await Promise.all(browsers.map(isIn))).toEqual(browsers.map(() => true));
  await act();
  const from = performance.now();
  for (const browser of browsers) while (await isIn(browser));
  return performance.now() - from;
}

const person = async (email: string, company: 'volga' | 'setu') => {
  const { list } = await admin.get<{ list: { id: string; roles: string[]; name: string; surname: string }[] }>(
    `/admin/api/users/get/${companyId(company)}`,
  );
  const found = list.find(({ id }) => id === userId(email));
  if (!found) throw new Error(`The team has no user ${email}`);
  const { id, name, surname, roles } = found;
  return { id, name, surname, roles };
};
const save = async (email: string, company: 'volga' | 'setu', changes: object) =>
  admin.post('/admin/api/users/edit', { ...(await person(email, company)), status: 'active', ...changes });

describe('A user is signed out of every BFF immediately', () => {
  const [email, password] = ['buyer2@volga.example', 'Setu-demo-1'];
  const signedIn = async (): Promise<Browser[]> => {
    const here = await world.signedIn(email, 'en');
    return [here, await atReplica(here)];
  };

  it('when they change their password elsewhere, but stays signed in there', async () => {
    const others = await signedIn();
    const here = await world.signedIn(email, 'en');
    const took = await msUntilOut(others, async () => {
      const form = { current_password: password, plainPassword: 'Another-one-8', plainPassword2: 'Another-one-8' };
      const { csrf_token: _token } = await here.context();
      expect((await here.post('/user/change_pass', { ...form, _token })).status).toBe(200);
    });
    expect(took).toBeLessThan(cacheMs - 1000);
    expect(await isIn(here)).toBe(true);
    const back = { current_password: 'Another-one-8', plainPassword: password, plainPassword2: password };
    const { csrf_token: _token } = await here.context();
    expect((await here.post('/user/change_pass', { ...back, _token })).status).toBe(200);
  });

  it('when they are disabled', async () => {
    const took = await msUntilOut(await signedIn(), async () => {
      expect((await save(email, 'volga', { status: 'disabled' })).status).toBe(200);
    });
    expect(took).toBeLessThan(cacheMs - 1000);
    expect((await save(email, 'volga', {})).status).toBe(200);
  });

  it('when they are removed', async () => {
    const owner = await world.signedIn('buyer@volga.example', 'en');
    const took = await msUntilOut(await signedIn(), async () => {
      expect((await owner.post(`/team/user/remove/${userId(email)}`, {})).status).toBe(200);
    });
    expect(took).toBeLessThan(cacheMs - 1000);
  });
});

describe('The successor of a disabled manager', () => {
  const departing = 'manager2@setu.example';
  const disable = (heir?: string) =>
    save(departing, 'setu', { status: 'disabled', ...(heir !== undefined && { heir }) });

  it('is required, and must be a suitable colleague: not the manager, another company’s user, an unknown user or a reviewer', async () => {
    for (const none of [undefined, '']) {
      const refused = await disable(none);
      expect([refused.status, refused.failure.data.codes]).toEqual([422, { heir: 'required' }]);
    }
    const unfit = [departing, 'buyer@volga.example', 'reviewer@setu.example'].map(userId);
    for (const heir of [...unfit, '0195a000-0000-7000-8000-00000000dead']) {
      const refused = await disable(heir);
      expect([heir, refused.status, refused.failure.data.codes]).toEqual([heir, 422, { heir: 'invalid_option' }]);
    }
    const garbled = await disable('somebody');
    expect([garbled.status, Object.keys(garbled.failure.data.codes ?? {})]).toEqual([422, ['heir']]);
    expect((await world.signedIn(departing, 'en')).cookies.has('__Host-sid')).toBe(true);
  });

  it('receives the manager’s work, and a user without responsibilities needs no successor', async () => {
    expect((await disable(userId('manager@setu.example'))).status).toBe(200);
    await world.settle();
    const successor = await world.signedIn('manager@setu.example', 'en');
    const { messages } = await successor.get<NoticeListView>('/user/notice/api/loader');
    expect(messages.map(({ type }) => type)).toContain('work_handed_over');
    expect((await save('buyer@volga.example', 'volga', { status: 'disabled' })).status).toBe(200);
  });
});
