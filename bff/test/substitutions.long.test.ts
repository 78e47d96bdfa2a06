import type { CandidateView, SubstitutionsView } from '@setu/contract';
import { userId } from '@setu/demo-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, openBrowser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let substitute: Browser;
let substituted: Browser;
const [person, substituteId] = [userId('manager@setu.example'), userId('manager2@setu.example')];

beforeAll(async () => {
  world = await startWorld();
  substituted = await world.signedIn('manager@setu.example');
  substitute = await world.signedIn('manager2@setu.example');
}, 240_000);
afterAll(async () => world?.close());

const here = { 'Sec-Fetch-Site': 'same-origin' };
const sid = (browser: Browser): string => browser.cookies.get('__Host-sid') ?? '';
const into = (path = '/user/dashboard') => `${path}?_switch_user=manager%40setu.example&type=substitute`;
const today = async () => (await substituted.get<SubstitutionsView>(`/team/profile/substitute/${person}`)).today;
const arrange = async () => {
  const day = await today();
  return substituted.post<{ id: string }>(`/team/profile/substitute/${person}`, {
    ...{ substitute: substituteId, date_start: day, date_finish: day },
  });
};
const speaksAs = async (browser: Browser) => {
  const { user } = await browser.context();
  return [user?.email, user?.acting_as?.id ?? null];
};

describe('Arranging a substitution over HTTP', () => {
  it('lists the candidates and reports errors by field', async () => {
    const query = {
      selectBy: { like_concat: { fields: ['surname'], value: '' } },
      pagination: { page: 1, limit: 100 },
    };
    const path = `/team/get-user-for-substitute/${person}`;
    const { list } = (await substituted.post<{ list: CandidateView[] }>(path, query)).data;
    expect(list.find(({ id }) => id === substituteId)).toMatchObject({ is_selectable: true, taken: null });
    const wrong = { substitute: person, date_start: '2020-01-01', date_finish: 'soon' };
    const reply = await substituted.post(`/team/profile/substitute/${person}`, wrong);
    expect([reply.status, reply.failure.data.codes]).toEqual([
      422,
      { substitute: 'substitute_self', date_start: 'date_past', date_finish: 'invalid_date' },
    ]);
    expect((reply.failure.data.error as Record<string, string>).substitute).toMatch(/самого себя/);
  });
});

describe('Switching users with an address', () => {
  it('returns the same 403 to every user without a substitution', async () => {
    const before = sid(substitute);
    for (const path of [into(), '/?_switch_user=nobody&type=substitute', into().replace('substitute', 'x')]) {
      const reply = await substitute.call(path);
      expect([reply.status, reply.failure.data.error]).toEqual([403, 'substitution_refused']);
    }
    expect((await substitute.visit(into(), here)).status).toBe(403);
    expect(sid(substitute)).toBe(before);
    expect((await world.browser().call(into())).failure.data.error).toBe('authorization_error');
  });

  it('does nothing when another site links here or a browser prefetches', async () => {
    await arrange();
    const page = await substitute.visit(into(), { 'Sec-Fetch-Site': 'cross-site' });
    expect([page.status, page.text.includes('Продолжить')]).toEqual([200, true]);
    expect((await substitute.visit(into(), { ...here, 'Sec-Purpose': 'prefetch' })).status).toBe(403);
    expect(await speaksAs(substitute)).toEqual(['manager2@setu.example', null]);
  });

  it('starts a new session, redirects to the clean address, and leads back', async () => {
    const [old, { csrf_token: token }] = [sid(substitute), await substitute.context()];
    const reply = await substitute.visit(into('/user/dashboard').replace('?', '?tab=a&'), here);
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/user/dashboard?tab=a']);
    expect(sid(substitute)).not.toBe(old);
    const { csrf_token: fresh, user } = await substitute.context();
    expect(fresh).not.toBe(token);
    expect([user?.email, user?.acting_as?.id, user?.acting_until?.day]).toEqual([
      ...['manager@setu.example', substituteId],
      await today(),
    ]);
    // Only the user themselves may change how they sign in.
    const changed = await substitute.post('/user/change_pass', {
      ...{ current_password: 'Setu-demo-1', plainPassword: 'Another-one-8', plainPassword2: 'Another-one-8' },
      _token: fresh,
    });
    expect([changed.status, changed.failure.data.error]).toEqual([403, 'not_while_standing_in']);
    expect((await substitute.call(into())).failure.data.error).toBe('substitution_refused');
    const back = await substitute.call('/user/dashboard?_switch_user=_exit');
    expect([back.status, back.headers.get('location')]).toEqual([204, '/user/dashboard']);
    expect(await speaksAs(substitute)).toEqual(['manager2@setu.example', null]);
    expect((await substitute.visit('/?_switch_user=_exit', here)).headers.get('location')).toBe('/');
  });
});

describe('A switch whose answer was lost', () => {
  it('takes effect on the next call of the same browser, and of no other', async () => {
    const old = sid(substitute);
    expect((await substitute.visit(into(), here)).status).toBe(302);
    const fresh = sid(substitute);
    // Restores the state of a browser that dropped the answer: its old cookies.
    substitute.cookies.set('__Host-sid', old);
    const other = world.browser();
    other.cookies.set('__Host-sid', old);
    expect(await speaksAs(other)).toEqual([undefined, null]);
    expect(await speaksAs(substitute)).toEqual(['manager@setu.example', substituteId]);
    expect(sid(substitute)).toBe(fresh);
    await substitute.call('/?_switch_user=_exit');
    expect(await speaksAs(substitute)).toEqual(['manager2@setu.example', null]);
  });
});

describe('A substitution that ends', () => {
  it('takes effect immediately on every replica and explains why, and a page opened as the other user saves nothing', async () => {
    await substitute.call(into());
    const other = openBrowser(await world.anotherBff(), 'ru');
    other.cookies.set('__Host-sid', sid(substitute));
    for (const browser of [substitute, other])
      expect(await speaksAs(browser)).toEqual(['manager@setu.example', substituteId]);
    const view = await substituted.get<SubstitutionsView>(`/team/profile/substitute/${person}`);
    await substituted.post(`/team/substitute-unsubscribe/${view.substitute?.id}`, {});
    for (const browser of [substitute, other]) {
      await expect.poll(() => speaksAs(browser), { timeout: 10_000 }).toEqual(['manager2@setu.example', null]);
      expect((await browser.context()).user?.acting_over).toMatchObject({ is_early: true, user: { id: person } });
      const late = await browser.post('/user/notice/api/loader', {}, { 'X-Acting-For': person });
      expect([late.status, late.failure.data.error]).toEqual([403, 'substitution_over']);
      expect((await browser.post('/user/notice/api/loader', {}, { 'X-Acting-For': 'none' })).status).toBe(200);
    }
    await substitute.call('/?_switch_user=_exit');
    expect((await substitute.context()).user?.acting_over).toBeUndefined();
  });
});
