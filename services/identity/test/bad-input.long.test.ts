import { NoticePeriod, TokenScope } from '@setu/proto/identity/words';
import { afterAll, describe, expect, it } from 'vitest';
import { actorOf, bff, startIdentity, type World } from './fixtures.js';

const world: World = await startIdentity();
afterAll(() => world.close());
const buyer = await actorOf(world, 'buyer@volga.example');
const admin = await actorOf(world, 'admin@setu.example');
const { client } = world;

const oddities = [
  '',
  ' ',
  '\u0000',
  'a\u0000b@volga.example',
  "' or 1=1 --",
  '%_\\',
  '\ud800',
  '👩‍🏭'.repeat(50),
  'я'.repeat(100_000),
  '__proto__',
  'NaN',
  '-1',
  '00000000-0000-0000-0000-00000000000g',
];
const pages = [
  { page: 0, limit: 0 },
  { page: 4_294_967_295, limit: 1 },
  { page: 1, limit: 4_294_967_295 },
  { page: 1_000_000, limit: 100 },
];

/** Returns `ok`, or the kind of error. */
const answerOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'ok',
    (error: unknown) => (error instanceof Error && 'kind' in error ? String(error.kind) : String(error)),
  );

const calls = (text: string): [string, () => Promise<unknown>][] => [
  ['signIn.email', () => client.signIn({ ...form, email: text }, { actor: buyer })],
  ['signIn.password', () => client.signIn({ ...form, password: text }, { actor: buyer })],
  ['signIn.address', () => client.signIn({ ...form, address: text }, { actor: buyer })],
  ['signIn the rest', () => client.signIn({ ...right, userAgent: text, previousToken: text }, { actor: buyer })],
  ['signIn.captcha', () => client.signIn({ ...form, captcha: text }, { actor: buyer })],
  ['signIn.deviceToken', () => client.signIn({ ...right, deviceToken: text }, { actor: buyer })],
  ['saveSettings', () => client.saveSettings({ revision: 1, values: [{ name: text, value: text }] }, { actor: admin })],
  ['signOut', () => client.signOut({ token: text }, { actor: buyer })],
  [
    'resolveSession',
    () =>
      client.resolveSession(
        { token: text, touch: true, locale: text, timeZone: text, deviceToken: text },
        { actor: bff },
      ),
  ],
  [
    'resumeSession',
    () => client.resumeSession({ rememberToken: text, address: text, userAgent: text }, { actor: bff }),
  ],
  ['resolveToken', () => client.resolveToken({ secret: text }, { actor: bff })],
  ['createToken', () => client.createToken({ name: text, scopes: [TokenScope.REQUESTS], days: 1 }, { actor: buyer })],
  ['takeFromLimit', () => client.takeFromLimit({ key: text, cost: 1, windowSeconds: 60 }, { actor: bff })],
  ['getCompany', () => client.getCompany({ companyId: text }, { actor: buyer })],
  ['batchGetPeople', () => client.batchGetPeople({ userIds: [text, text] }, { actor: buyer })],
  ['listNotices.timeZone', () => client.listNotices({ ...listed, timeZone: text }, { actor: buyer })],
  ['listNotices.search', () => client.listNotices({ ...listed, search: text }, { actor: buyer })],
  ['dropNotices', () => client.dropNotices({ noticeIds: [text] }, { actor: buyer })],
  ['openNotice', () => client.openNotice({ noticeId: text }, { actor: buyer })],
];
const form = {
  email: 'x@volga.example',
  password: 'x',
  rememberMe: false,
  address: '',
  userAgent: '',
  previousToken: '',
  captcha: '',
  deviceToken: '',
};
const right = { ...form, email: 'buyer@volga.example', password: 'Setu-demo-1' };
const listed = { period: NoticePeriod.ALL, unreadOnly: false, search: '', page: undefined, timeZone: '', groups: [] };
const expected = ['ok', 'invalid', 'not_found', 'limited', 'stale'];

describe('Unusual text in every field', () => {
  it.each(oddities.map((text) => [JSON.stringify(text).slice(0, 40), text]))(
    '%s does not cause an internal error',
    async (_title, text) => {
      await world.deps.db('sign_in_attempt').delete();
      for (const [name, call] of calls(text))
        expect([name, expected.includes(await answerOf(call()))]).toEqual([name, true]);
    },
  );

  it.each(pages)('page $page of $limit does not cause an internal error', async (page) => {
    expect(expected).toContain(await answerOf(client.listNotices({ ...listed, page }, { actor: buyer })));
  });
});
