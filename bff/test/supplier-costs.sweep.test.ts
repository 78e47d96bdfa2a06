import {
  type CategoryView,
  type Endpoint,
  endpoints,
  type PaperListView,
  type RequestLandedView,
} from '@setu/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { downloaded } from './downloaded.js';
import { companyIdOf, kaveriDeal } from './kaveri-deal.js';
import { startWorld, type World } from './world.js';

const reason = 'Canary-Freight-Reason';
const freight = 987_654.25;

let world: World;
let buyer: Browser;
let manager: Browser;
let kaveri: Browser;
let requestId: string;
let sku: string;
let secrets: string[];

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'en');
  manager = await world.signedIn('manager@setu.example', 'en');
  kaveri = await world.signedIn('supplier@kaveri.example', 'en');
  requestId = await kaveriDeal({ buyer, manager, supplier: kaveri }, 'contracted');
  const companyId = await companyIdOf(kaveri);
  const { pagination } = await buyer.get<CategoryView>('/catalog/category/?f_search=tea&limit=100');
  sku = pagination.items.find(({ company }) => company.id === companyId)?.sku_id ?? '';
  await kaveri.post('/user/webhooks', { url: 'https://example.com/hook', kinds: ['estimate_changed'] });
  const { versions } = await buyer.get<RequestLandedView>(at('landed-price'));
  const figure = { kind: 'broker', value: String(freight), reason };
  const { data } = await manager.post<RequestLandedView>(at('landed-price'), { version: versions[0]?.version, figure });
  await world.settle();
  const amounts = [freight, data.latest?.price.total ?? 0, data.latest?.price.customs_value ?? 0];
  secrets = [reason, ...amounts.flatMap((amount) => [String(amount), amount.toFixed(2)])];
}, 240_000);
afterAll(async () => world?.close());

const at = (end: string) => `/request/${requestId}/${end}`;

/** Returns the path of an endpoint with the request, the supplier's card, or an unknown object in place of each id. */
const pathOf = ({ path, words = [] }: Endpoint): string =>
  path.replace(/\{([^}]*)\}/g, '').replace(/:(\w+)/g, (_, name: string) => {
    if (words.includes(name)) return 'x';
    return /sku|product|card/i.test(name) ? sku : requestId;
  });

/** Returns the secrets in a text, and the first key of a landed price that has a value. */
function secretsIn(text: string): string[] {
  const key = /"(?:landed\w*|customs_value|above_cheapest|duty|vat)":(?!null|false)/.exec(text);
  return [...secrets.filter((secret) => text.includes(secret)), ...(key ? [key[0]] : [])];
}

const leaks = async (who: Browser, endpoint: Endpoint): Promise<string[]> => {
  const path = pathOf(endpoint);
  if (endpoint.method !== 'get') {
    const { text } = await who.call(path, { method: endpoint.method.toUpperCase(), body: {} });
    return secretsIn(text);
  }
  const { text, headers } = await who.call(path);
  const isText = /json|html|text/.test(headers.get('content-type') ?? '');
  return secretsIn(isText ? text : (await downloaded(world.origin, who, path)).text);
};

/** Signing out and erasing end the session. The description of the API names every field of every answer. */
const isLeftOut = ({ path }: Endpoint): boolean => /logout|erase|remove-account|openapi|api\/docs/.test(path);

it('a supplier finds neither roubles nor customs nor the customer’s costs in the answer of any route', async () => {
  const all = Object.values<Endpoint>(endpoints).filter((one) => !isLeftOut(one));
  const found: string[] = [];
  for (const endpoint of all) {
    const leaked = await leaks(kaveri, endpoint);
    if (leaked.length > 0) found.push(`${endpoint.method} ${endpoint.path}: ${leaked.join(', ')}`);
  }
  expect(found).toEqual([]);
  expect(all.length).toBeGreaterThan(200);
}, 240_000);

it('a supplier finds none of them in its documents', async () => {
  const { open } = await kaveri.get<PaperListView>(at('papers'));
  expect(open.length).toBeGreaterThan(0);
  for (const kind of open) await kaveri.post(at('papers'), { kind });
  const ready = async () =>
    (await kaveri.get<PaperListView>(at('papers'))).list.filter(({ state }) => state === 'ready');
  await expect.poll(async () => (await ready()).length, { timeout: 30_000 }).toBe(open.length);
  for (const { id } of await ready()) {
    const { status, text } = await downloaded(world.origin, kaveri, at(`papers/${id}`));
    expect([status, secretsIn(text)]).toEqual([200, []]);
  }
}, 60_000);

it('the customer and the manager find them, so that the search above can fail', async () => {
  expect(await leaks(buyer, endpoints.getRequestLanded)).toContain(reason);
  expect(await leaks(manager, endpoints.listRequestChanges)).toContain(reason);
});
