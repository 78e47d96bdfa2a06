import { demoCards } from '@setu/demo-world';
import { sampled } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../src/http/route.js';
import { routes } from '../src/routes/index.js';
import type { Browser, CallInit, Reply } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let browsers: Browser[];

beforeAll(async () => {
  world = await startWorld();
  browsers = [
    world.browser('en'),
    await world.signedIn('buyer@volga.example', 'ru'),
    await world.signedIn('manager@setu.example', 'en'),
  ];
}, 240_000);

afterAll(async () => world?.close());

/** All routes except streams and those that would end the test's sessions. */
const walked = routes.filter((route) => !['/logout', '/login_check'].includes(route.path));

const uuid = '0195a000-0000-7000-8000-000000000000';
const nul = 'a\u0000b';
const oddValues: unknown[] = [
  null,
  true,
  -1,
  1e308,
  3.5,
  '',
  ' ',
  'ж'.repeat(5000),
  nul,
  [],
  [[]],
  {},
  { a: { b: { c: 1 } } },
  [null],
  '__proto__',
  '2026-02-30',
  uuid,
];
const oddBodies: unknown[] = [
  null,
  1,
  'text',
  [],
  [1, 2],
  { __proto__: { admin: true } },
  { constructor: { prototype: 1 } },
];
const fields = [
  'id',
  'ids',
  'count',
  'comment',
  'files',
  'editor',
  'seq',
  'version',
  'status',
  'reject_reason',
  'reject_comment',
  'contract_price',
  'offer_price',
  'supplier_id',
  'selectBy',
  'orderBy',
  'pagination',
  'extra',
  'query',
  'dateSelector',
  'archiveCheckbox',
  'type',
  'size',
  '_username',
  '_password',
  '_remember_me',
  '_csrf_token',
  'search',
  'published-on',
  'managers',
  'sort',
  'page',
  'limit',
];
const oddQueries = [
  'page=0',
  'page=-1',
  'page=1e9',
  'page=999999999',
  'page=x',
  'page[]=1',
  'limit=0',
  'limit=101',
  'limit=abc',
  'sort[nope]=asc',
  'sort[prod_name]=up',
  'sort=asc',
  'sort[prod_name][x]=asc',
  'f_price[0]=x',
  'f_price[0]=-5',
  'f_price[0]=1e400',
  'f_price=10',
  'f_price[a][b]=1',
  'f_search=%00',
  'f[supplier]=%00',
  'f[supplier][x]=1',
  'f[nope]=1',
  'f[__proto__]=1',
  'f=1',
  'f_search=%F0%28%8C%28',
  `f_search=${'а'.repeat(3000)}`,
  'f_search=%27%3B--',
  'f_search=%26%7C%21%28%29%3A*%3C-%3E',
  'search=%25_%5C',
  'published-on=~',
  'published-on=2026-13-01~',
  'published-on=a~b~c',
  'status=nope',
  'status=new,new',
  'managers=not-a-uuid',
  'w=1',
  'w=99999',
  'q=%25%25%25',
  'q=%27%22%5C',
  `q=${'x'.repeat(500)}`,
  'locale=xx',
  'locale[]=ru',
  '__proto__[x]=1',
  '%00=1',
];

const oddSegments = [uuid, 'x', '%00', '%E0%A4%A', '..%2f..', '-1', 'null', '2026-99-99', '9999-12-31', 'ж', ' '];

const paths = (route: Route): string[] => {
  const parameters = [...route.path.matchAll(/:(\w+)/g)];
  if (parameters.length === 0) return [route.path];
  return oddSegments.map((value) =>
    route.path.replace(/[{}]/g, '').replace(/:(\w+)/g, value === '%E0%A4%A' ? value : value.replace(' ', '%20')),
  );
};

const plain = (route: Route): string => route.path.replace(/[{}]/g, '').replace(/:(\w+)/g, uuid);

/** Sends a call as each user and returns the failures that show a bug or a hang. */
const failures = async (path: string, init: CallInit, people: readonly Browser[]): Promise<string[]> => {
  const replies = await Promise.all(people.map((browser) => browser.call(path, { ...init, patient: true })));
  return replies.flatMap((reply) =>
    reply.status >= 500 || /\bat .*\.(js|ts):\d+|select .* from |syntax error/i.test(reply.text)
      ? [
          `${init.method ?? 'GET'} ${path} ${JSON.stringify(init.body ?? null)?.slice(0, 200)}: ${reply.status} ${reply.text.slice(0, 200)}`,
        ]
      : [],
  );
};

/**
 * Returns whether the caller is rejected whatever they send, because they are not signed in or lack permission. The
 * body of such a call is not read.
 */
const isTurnedAway = ({ status }: Reply): boolean => status === 401 || status === 403;

/** Returns the users whom a route admits. They send all trials. If a route admits no user, returns all of them. */
const letIn = async ({ path, init }: Trial): Promise<Browser[]> => {
  const replies = await Promise.all(browsers.map((browser) => browser.call(path, { ...init, patient: true })));
  const inside = browsers.filter((_browser, index) => !isTurnedAway(replies[index] as Reply));
  return inside.length > 0 ? inside : browsers;
};

/** Returns the odd values that a route gets. The neighbouring routes get others. */
const sharedOut = <T>(odd: readonly T[], route: Route): T[] =>
  sampled(odd, { sample: 60, extended: 20 }, walked.indexOf(route));

interface Trial {
  path: string;
  init: CallInit;
}

const batchSize = 6;
/** Users whom the route rejects send only one trial in this many. */
const sample = 7;

/**
 * Sends all trials, several at a time, because a service accepts at most 64 concurrent calls from a client. `usual` is
 * the route's call without odd values.
 */
const failuresOf = async (valid: Trial, trials: readonly Trial[]): Promise<string[]> => {
  const bad: string[] = [];
  const inside = await letIn(valid);
  const waiting = [...trials];
  const work = async (): Promise<void> => {
    for (let trial = waiting.pop(); trial; trial = waiting.pop()) {
      const people = waiting.length % sample === 0 ? browsers : inside;
      bad.push(...(await failures(trial.path, trial.init, people)));
    }
  };
  await Promise.all(Array.from({ length: batchSize }, work));
  return bad.slice(0, 3);
};

const rawBodies: CallInit[] = [
  { raw: '{"broken', headers: { 'Content-Type': 'application/json' } },
  { raw: 'a[b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  { raw: '--x\r\nbroken', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
  { raw: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
  { raw: 'x', headers: { 'Content-Type': 'text/plain' } },
];

describe('Wrong types never break a route', () => {
  it.each(walked.filter((route) => route.method === 'get').map((route) => [route.path, route] as const))(
    'GET %s with odd paths and queries',
    async (_path, route) => {
      const odd = oddQueries.map((query) => `${plain(route)}?${query}`);
      const trials = sharedOut([...paths(route), ...odd], route).map((path) => ({ path, init: {} }));
      expect(await failuresOf({ path: plain(route), init: {} }, trials)).toEqual([]);
    },
    120_000,
  );

  it.each(
    walked.filter((route) => route.method !== 'get').map((route) => [`${route.method} ${route.path}`, route] as const),
  )(
    '%s with odd bodies',
    async (_name, route) => {
      const method = route.method.toUpperCase();
      const filled = oddValues.map((value) => Object.fromEntries(fields.map((field) => [field, value])));
      const bodies = [...oddBodies, ...filled].map((body): CallInit => ({ body }));
      const trials = [
        ...paths(route).map((path) => ({ path, init: { method, body: {} } })),
        ...[...bodies, ...rawBodies].map((init) => ({ path: plain(route), init: { method, ...init } })),
      ];
      const valid = { path: plain(route), init: { method, body: {} } };
      expect(await failuresOf(valid, sharedOut(trials, route))).toEqual([]);
    },
    120_000,
  );

  it('a single wrong field in a draft, a transition or the cart is a 422 on that field', async () => {
    const [, buyer] = browsers;
    const sku = demoCards().find((card) => card.state === 'published' && card.type === 'product')?.id ?? '';
    const reply = await buyer?.post('/basket/products/add', { id: sku, count: 'many' });
    expect(reply?.status).toBe(422);
    expect(Object.keys(reply?.failure.data.codes ?? {})).toEqual(['count']);
    const zero = await buyer?.post('/basket/products/add', { id: sku, count: 0 });
    expect(zero?.failure.data.codes).toEqual({ count: 'min' });
    const nulText = await buyer?.post(`/request/first-step-save/${uuid}`, { comment: nul });
    expect(nulText?.failure.data.codes).toEqual({ comment: 'invalid_characters' });
  });

  it('a request that does not exist is a 404, whatever is sent', async () => {
    const wrong = Object.fromEntries([...fields, 'text', 'suppliers', 'price'].map((field) => [field, nul]));
    const aboutOne = walked.filter(
      (route) => route.method === 'post' && /^\/request\/(:request\/|update-)/.test(route.path),
    );
    expect(aboutOne.length).toBeGreaterThan(10);
    for (const route of aboutOne) {
      const replies = await Promise.all(browsers.slice(1).map((browser) => browser.post(plain(route), wrong)));
      const statuses = replies.filter((reply) => !isTurnedAway(reply)).map(({ status }) => status);
      expect([route.path, ...new Set(statuses)]).toEqual([route.path, ...(statuses.length > 0 ? [404] : [])]);
    }
  });

  it('a sign-in with wrong types is rejected on its fields', async () => {
    const visitor = world.browser('en');
    const { csrf_token: _csrf_token } = await visitor.context();
    for (const value of oddValues) {
      const reply = await visitor.post('/login_check', { _username: value, _password: value, _csrf_token });
      expect([422, 429]).toContain(reply.status);
    }
  });
});
