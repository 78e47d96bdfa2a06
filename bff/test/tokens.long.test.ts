import type { CreatedTokenView, PersonalTokenView, RequestListView } from '@setu/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
beforeAll(async () => {
  world = await startWorld({ TOKEN_RATE: '100000' });
  buyer = await world.signedIn('buyer@volga.example', 'ru');
}, 240_000);
afterAll(() => world?.close());

type Scope = PersonalTokenView['scopes'][number];
const make = async (scopes: Scope[], by = buyer): Promise<CreatedTokenView> =>
  (await by.post<CreatedTokenView>('/user/tokens', { name: 'Учёт', scopes, days: 30 })).data;

/** Sends a call as a program: without cookies and without the headers of a page. */
const program = async (secret: string, path: string, init: RequestInit = {}, origin = world.origin) => {
  const headers = { Authorization: `Bearer ${secret}`, ...init.headers };
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', ...init, headers });
  const text = await answer.text();
  const body = text.startsWith('{') ? JSON.parse(text) : undefined;
  return { status: answer.status, headers: answer.headers, body };
};

const list = '/customer/request-from-catalog-list';

describe('A personal token', () => {
  it('reads its user’s requests on the same routes, as data and without cookies', async () => {
    const { secret } = await make(['requests']);
    const answer = await program(secret, `${list}?limit=100`, { headers: { 'Accept-Language': 'ru' } });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    const own = await buyer.call(`${list}?limit=100`);
    expect(answer.body.data).toEqual(JSON.parse(own.text).data);
    const asPage = await program(secret, list, { headers: { Accept: 'text/html' } });
    expect(asPage.headers.get('content-type')).toContain('application/json');
  });

  it('reads nothing of other users', async () => {
    const rival = await world.signedIn('rival@onega.example', 'ru');
    const { secret } = await make(['requests', 'catalogue'], rival);
    const { list: own } = await buyer.get<RequestListView>(`${list}?limit=1`);
    const id = own[0]?.id ?? '';
    expect(id).not.toBe('');
    const answers = [`/request/customer/preview/${id}`, `/request/api/statuses-events/${id}`].map((path) =>
      program(secret, path),
    );
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404]);
    const denied = await program(secret, '/broker/request-from-catalog-list');
    expect([denied.status, denied.body.data.error]).toEqual([403, 'access_denied']);
  });

  it('allows what its scopes name and nothing else', async () => {
    const { secret } = await make(['catalogue']);
    expect((await program(secret, '/catalog/tree')).status).toBe(200);
    const outside = [
      program(secret, list),
      program(secret, '/user/tokens'),
      program(secret, '/api/page-context'),
      program(secret, '/user/data'),
      program(secret, '/basket/clear', { method: 'POST', headers: { 'X-Requested-With': 'XMLHttpRequest' } }),
      program(secret, `/user/tokens`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }),
    ];
    for (const { status, body } of await Promise.all(outside))
      expect([status, body.data.error]).toEqual([403, 'token_scope']);
  });

  it('takes precedence over a session in the same call', async () => {
    const { secret } = await make(['catalogue']);
    const headers = { Authorization: `Bearer ${secret}` };
    expect((await buyer.call('/user/tokens', { headers })).failure.data.error).toBe('token_scope');
    const wrong = await buyer.call(list, { headers: { Authorization: 'Bearer setu_wrong' } });
    expect([wrong.status, wrong.failure.data.error]).toEqual([401, 'invalid_token']);
    expect(wrong.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"');
  });

  it('stops working on every replica within a second of its revocation', async () => {
    const { token, secret } = await make(['requests']);
    const other = await world.anotherBff();
    for (const origin of [world.origin, other]) expect((await program(secret, list, {}, origin)).status).toBe(200);
    expect((await buyer.call(`/user/tokens/${token.id}`, { method: 'DELETE' })).status).toBe(200);
    const revokedAt = Date.now();
    expect((await program(secret, list)).status).toBe(401);
    let believedAt = revokedAt;
    for (;;) {
      const requestedAt = Date.now();
      if ((await program(secret, list, {}, other)).status === 401) break;
      believedAt = requestedAt;
    }
    expect(believedAt - revokedAt).toBeLessThan(1000);
    expect((await buyer.get<PersonalTokenView[]>('/user/tokens')).map(({ id }) => id)).not.toContain(token.id);
  });

  it('is limited to a number of calls per minute', async () => {
    const { secret } = await make(['catalogue']);
    const other = await world.anotherBff({ TOKEN_RATE: '20' });
    const answers = [];
    // These are more calls than the limit allows in two minutes.
    for (let left = 45; left > 0; left -= 1) answers.push(await program(secret, '/api/get-colors', {}, other));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is rejected with errors on its fields', async () => {
    const refused = await buyer.post('/user/tokens', { name: ' ', scopes: [], days: 400 });
    expect([refused.status, refused.failure.data.codes]).toEqual([
      422,
      { name: 'required', scopes: 'required', days: 'invalid_option' },
    ]);
  });
});
