import { type Endpoint, endpoints, type RequestPageView } from '@setu/contract';
import {
  demoApplications,
  demoCards,
  demoFiles,
  demoInvites,
  demoRequests,
  demoReviews,
  userId,
} from '@setu/demo-world';
import { isSampled } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import type { Outcome, Principal, Row } from './rights-row.js';
import { rightsRows } from './rights-rows.js';
import { startWorld, type World } from './world.js';

const accounts: Record<Exclude<Principal, 'anonymous'>, string> = {
  buyer: 'buyer@volga.example',
  colleague: 'buyer2@volga.example',
  rival: 'rival@onega.example',
  newcomer: 'newcomer@neva.example',
  supplier: 'supplier@deccan.example',
  manager: 'manager@setu.example',
  reviewer: 'reviewer@setu.example',
  admin: 'admin@setu.example',
};
const principals: Principal[] = [
  'anonymous',
  'supplier',
  'rival',
  'newcomer',
  'reviewer',
  'admin',
  'colleague',
  'buyer',
  'manager',
];

const statuses: Record<Outcome, { status: number[]; error?: string }> = {
  let_in: { status: [200, 204, 302, 400, 404, 409, 415, 422, 429] },
  ok: { status: [200, 204, 302] },
  sign_in: { status: [403], error: 'authorization_error' },
  denied: { status: [403] },
  commerce: { status: [403], error: 'commerce_not_allowed' },
  none: { status: [404], error: 'not_found' },
  refused: { status: [409] },
  invalid: { status: [422] },
  unsupported: { status: [415] },
};

const unknown = '0195a000-0000-7000-8000-000000000000';

let world: World;
let browsers: Record<Principal, Browser>;
let known: Record<string, string>;

const fill = (text: string): string =>
  text.replace(/\{(\w+)\}/g, (_whole, key: string) => known[key] ?? `missing-${key}`);

/** Creates a published request, a draft and a file of the buyer, and finds the objects that the public rows need. */
const prepare = async (): Promise<void> => {
  const { buyer, anonymous } = browsers;
  const cards = demoCards().filter((card) => card.state === 'published');
  const product = cards.find((card) => card.type === 'product' && card.priceMode === 'exact');
  const service = cards.find((card) => card.type === 'service');
  const other = cards.find((card) => card.type === 'product' && card.id !== product?.id);
  if (!product || !service || !other) throw new Error('the demo world lacks a card that this test needs');
  const draftOf = async (sku: string): Promise<string> => {
    const reply = await buyer.call(`/customer/request/create-from-product/${sku}`);
    return (reply.headers.get('location') ?? '').split('/').at(-1) ?? '';
  };
  const form = new FormData();
  form.append(
    'file',
    new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], {
      type: 'application/pdf',
    }),
    'spec.pdf',
  );
  const file = await buyer.call<{ id: string }>('/api/upload-file', { method: 'POST', raw: form });
  const own = await draftOf(product.id);
  await buyer.post(`/request/publish/${own}`, { count: 3, comment: 'Нужна поставка в мае', files: [file.data.id] });
  const draft = await draftOf(other.id);
  const { request: started } = await buyer.get<RequestPageView>(`/request/first-step/${draft}`);
  await buyer.post('/basket/products/add', { id: other.id });
  const { list } = (await buyer.post<{ list: { id: string }[] }>('/basket/items', {})).data;
  const view = await buyer.post<{ id: string }>('/user/views/customer_rfc', { name: 'Насосы', query: 'search=насос' });
  const notices = await buyer.get<{ messages: { id: string }[] }>('/user/notice/api/last');
  const me = await buyer.context();
  const ownSupplier = (await browsers.supplier.context()).user?.company.id ?? '';
  const [ownCard, deletedCard] = cards.filter(({ companyId, type }) => companyId === ownSupplier && type === 'product');
  const regions = await anonymous.get<{ id: string }[]>('/api/get-regions');
  const card = await anonymous.get<{ card: { company: { id: string } } }>(`/catalog/product/${product.id}`);
  const reviewerId = userId(accounts.reviewer);
  const review = demoReviews(new Date()).find((one) => one.status === 'created' && one.reviewerId === reviewerId);
  if (!review) throw new Error('the demo world lacks the review that this test needs');
  known = {
    unknown,
    own,
    draft,
    condition: started.last_customer_condition.id,
    file: file.data.id,
    sku: product.id,
    category: product.categoryId,
    service: service.id,
    serviceCategory: service.categoryId,
    line: list[0]?.id ?? '',
    notice: notices.messages[0]?.id ?? '',
    view: view.data.id,
    buyer: me.user?.id ?? '',
    invite: demoInvites(new Date())[0]?.id ?? '',
    region: regions[0]?.id ?? '',
    application: demoApplications(new Date())[0]?.id ?? '',
    customerCompany: me.user?.company.id ?? '',
    supplierCompany: card.card.company.id,
    ownSupplier,
    ownCard: ownCard?.id ?? '',
    deletedCard: deletedCard?.id ?? '',
    review: review.id,
    reviewedSku: review.cardId,
  };
  await world.settle();
};

beforeAll(async () => {
  world = await startWorld();
  const opened: Partial<Record<Principal, Browser>> = { anonymous: world.browser('en') };
  for (const [name, email] of Object.entries(accounts)) opened[name as Principal] = await world.signedIn(email, 'en');
  browsers = opened as Record<Principal, Browser>;
  await prepare();
}, 240_000);

afterAll(async () => world?.close());

const send = async (row: Row, principal: Principal) => {
  const [method = 'get'] = row.route.split(' ');
  const browser =
    row.ends && principal !== 'anonymous' ? await world.signedIn(accounts[principal], 'en') : browsers[principal];
  const body = row.body === undefined ? undefined : JSON.parse(fill(JSON.stringify(row.body)));
  return browser.call(fill(row.path), {
    method: method.toUpperCase(),
    ...(method !== 'get' && body !== undefined && { body }),
  });
};

const outcomeOf = (row: Row, principal: Principal): Outcome => row.expect[principal] ?? row.otherwise;

/**
 * Returns who calls a route. In the quick suites that is one user per outcome, a different one on neighbouring routes.
 */
function callers(row: Row, index: number): Principal[] {
  if (!isSampled) return principals;
  return principals.filter((one) => {
    const alike = principals.filter((other) => outcomeOf(row, other) === outcomeOf(row, one));
    return one === alike[index % alike.length];
  });
}

describe('Access rights', () => {
  it.each(rightsRows(Object.values<Endpoint>(endpoints)).map((row, index) => [row.route, row, index] as const))(
    '%s answers each kind of user as the rights table says',
    async (_name, row, index) => {
      for (const principal of callers(row, index)) {
        const outcome = outcomeOf(row, principal);
        const reply = await send(row, principal);
        const wanted = statuses[outcome];
        expect({
          principal,
          status: wanted.status.includes(reply.status) ? 'as wanted' : reply.status,
          text: wanted.status.includes(reply.status) ? '' : reply.text,
        }).toEqual({ principal, status: 'as wanted', text: '' });
        if (wanted.error !== undefined)
          expect([principal, reply.failure.data.error]).toEqual([principal, wanted.error]);
      }
    },
  );

  it('a request of another company gets the same answer, byte for byte, as one that does not exist', async () => {
    const paths = [
      '/request/customer/preview/',
      '/request/first-step/',
      '/request/api/statuses-events/',
      '/request/status-history/',
    ];
    for (const path of paths) {
      const foreign = await browsers.rival.call(`${path}${known.own}`);
      const missing = await browsers.rival.call(`${path}${unknown}`);
      expect([foreign.status, foreign.text]).toEqual([404, missing.text]);
    }
  });

  it('every demo request of another company and its files are hidden from a rival', async () => {
    const foreign = demoRequests(world.clock.now())
      .filter((request) => request.status !== 'draft')
      .slice(0, 12);
    for (const request of foreign) {
      const rivalCompany = (await browsers.rival.context()).user?.company.id;
      if (request.customerCompanyId === rivalCompany) continue;
      expect((await browsers.rival.call(`/request/customer/preview/${request.id}`)).status).toBe(404);
    }
    for (const file of demoFiles.slice(0, 5)) {
      expect([403, 404]).toContain((await browsers.anonymous.call(`/media/file/${file.id}/x`)).status);
    }
  });
});
