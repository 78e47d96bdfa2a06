import type { NoticeListView, RequestListView, RequestPageView } from '@setu/contract';
import { sampled } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '../src/routes/index.js';
import type { Browser, Reply } from './browser.js';
import { startWorld, type World } from './world.js';

/** Words that occur only in the buyer's data. */
const canary = { comment: 'Канарейка-комментарий', other: 'Канарейка-черновик', file: 'канарейка-файл.pdf' };
const company = 'Волга Импорт';
const unknown = '0195a000-0000-7000-8000-000000000000';
const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';

let world: World;
let buyer: Browser;
let rival: Browser;
let supplier: Browser;
let ids: Record<'published' | 'draft' | 'deleted' | 'file' | 'line' | 'notice' | 'company', string>;
let words: string[];
/** Words from requests that were not sent to a supplier. */
let ownWords: string[];

const draftOf = async (sku: string): Promise<string> => {
  const reply = await buyer.call(`/customer/request/create-from-product/${sku}`);
  return reply.headers.get('location')?.split('/').at(-1) ?? '';
};

const upload = async (): Promise<string> => {
  const form = new FormData();
  form.append('file', new Blob([pdf], { type: 'application/pdf' }), canary.file);
  return (await buyer.call<{ id: string }>('/api/upload-file', { method: 'POST', raw: form })).data.id;
};

beforeAll(async () => {
  world = await startWorld();
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  rival = await world.signedIn('rival@onega.example', 'ru');
  supplier = await world.signedIn('supplier@kaveri.example', 'ru');
  const manager = await world.signedIn('manager@setu.example', 'ru');
  const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=насос');
  const [first = '', second = '', third = ''] = found.pagination.items.map((card) => card.sku_id);
  const file = await upload();
  const published = await draftOf(first);
  await buyer.post(`/request/publish/${published}`, { count: 7, comment: canary.comment, files: [file] });
  const draft = await draftOf(second);
  await buyer.post(`/request/first-step-save/${draft}`, { comment: canary.other, editor: 'e', seq: 1 });
  const deleted = await draftOf(third);
  await buyer.call(`/request/api/delete/${deleted}`, { method: 'DELETE' });
  await buyer.post('/basket/products/add', { id: second });
  await world.settle();
  await manager.post(`/request/update-status/${published}`, { status: 'in_work' });
  await world.settle();
  const { list } = (await buyer.post<{ list: { id: string }[] }>('/basket/items', {})).data;
  const { messages } = await buyer.get<NoticeListView>('/user/notice/api/last');
  const own = (await buyer.get<RequestListView>('/customer/request-from-catalog-list?limit=100')).list;
  const line = list[0]?.id ?? '';
  const notice = messages[0]?.id ?? '';
  ids = { published, draft, deleted, file, line, notice, company: (await buyer.context()).user?.company.id ?? '' };
  ownWords = [...Object.values(canary), published, draft];
  const numbers = own.map((row) => row.numeric_hash).filter((number) => number !== '');
  words = [...Object.values(canary), company, ...numbers, ...own.map((row) => row.id)];
}, 240_000);

afterAll(async () => world?.close());

/** Returns every address that the buyer's pages read data from. */
const readings = (): string[] => {
  const { published, draft, file, company: companyId } = ids;
  // The development list of emails shows all mailboxes, so it is excluded.
  const isOpen = (path: string) => path.includes(':') || path.startsWith('/dev/');
  const pages = routes.filter(({ method, path, changes }) => method === 'get' && !isOpen(path) && !changes);
  return [
    ...pages.map((route) => route.path),
    `/request/customer/preview/${published}`,
    `/request/first-step/${draft}`,
    `/request/api/statuses-events/${published}`,
    `/request/status-history/${published}`,
    `/company/${companyId}`,
    `/company/${companyId}/catalog`,
    `/media/file/${file}/x.pdf`,
    '/user/notice/list/all?limit=100',
    '/customer/request-from-catalog-list?limit=100&search=Канарейка',
    `/customer/request-from-catalog-list?limit=100&search=${encodeURIComponent(company)}`,
    '/catalog/search/autocomplete-products?q=Канарейка',
    `/catalog/category/?f_search=${encodeURIComponent(canary.comment)}`,
  ];
};

const answerText = (reply: Reply): string => `${reply.status} ${[...reply.headers].flat().join(' ')} ${reply.text}`;

describe('Two companies on one site', () => {
  it('the buyer can read all of their own data', async () => {
    const answers = await Promise.all(readings().map((path) => buyer.call(path)));
    const all = answers.map(answerText).join('\n');
    for (const word of [canary.comment, canary.other, company]) expect(all).toContain(word);
  });

  it.each(['rival', 'supplier', 'nobody'])('none of it reaches the %s at the same addresses', async (name) => {
    const browser = { rival, supplier, nobody: world.browser('ru') }[name] ?? rival;
    const first = ['rival', 'supplier', 'nobody'].indexOf(name);
    for (const path of sampled(readings(), { sample: 3 }, first)) {
      const reply = answerText(await browser.call(path));
      const page = answerText(await browser.visit(path));
      // An anonymous visitor gets the address back in the redirect to the sign-in, so words of the address do not
      // count.
      const secret = (name === 'supplier' ? ownWords : words).filter(
        (word) => !decodeURIComponent(path).includes(word),
      );
      for (const word of secret) expect([path, word, `${reply}${page}`.includes(word)]).toEqual([path, word, false]);
    }
  });

  it('a search for the number of another company’s request finds nothing', async () => {
    const { request } = await buyer.get<RequestPageView>(`/request/customer/preview/${ids.published}`);
    const path = `/customer/request-from-catalog-list?search=${request.numeric_hash}`;
    expect((await buyer.get<RequestListView>(path)).total_count).toBe(1);
    expect((await rival.get<RequestListView>(path)).total_count).toBe(0);
  });

  it('writes ignore fields that users may not set', async () => {
    const forged = {
      status: 'completed',
      company: unknown,
      role: 'ROLE_ADMIN',
      is_commerce_allowed: true,
      author: 'x',
    };
    const save = { comment: canary.other, editor: 'e', seq: 2, ...forged };
    expect((await buyer.post(`/request/first-step-save/${ids.draft}`, save)).status).toBe(200);
    const { request } = await buyer.get<{ request: { status: string } }>(`/request/first-step/${ids.draft}`);
    expect(request.status).toBe('draft');
    expect((await buyer.context()).user?.roles).not.toContain('ROLE_ADMIN');
  });
});

interface Bearing {
  path: (id: string) => string;
  method?: string;
  body?: (id: string) => unknown;
  foreign: () => string[];
}

/** Every route with the id of an object that has an owner. */
const bearing: Record<string, Bearing> = {
  'the form of a draft': {
    path: (id) => `/request/first-step/${id}`,
    foreign: () => [ids.draft, ids.published, ids.deleted],
  },
  'saving a draft': {
    path: (id) => `/request/first-step-save/${id}`,
    method: 'POST',
    body: () => ({ comment: 'x' }),
    foreign: () => [ids.draft, ids.published, ids.deleted],
  },
  'publishing a request': {
    path: (id) => `/request/publish/${id}`,
    method: 'POST',
    body: () => ({ count: 1, comment: 'x' }),
    foreign: () => [ids.draft, ids.published, ids.deleted],
  },
  'deleting a draft': {
    path: (id) => `/request/api/delete/${id}`,
    method: 'DELETE',
    foreign: () => [ids.draft, ids.published, ids.deleted],
  },
  'the preview of a request': {
    path: (id) => `/request/customer/preview/${id}`,
    foreign: () => [ids.published, ids.draft, ids.deleted],
  },
  'repeating a request': {
    path: (id) => `/request/repeat/${id}`,
    foreign: () => [ids.published, ids.draft, ids.deleted],
  },
  'the stages of a request': {
    path: (id) => `/request/api/statuses-events/${id}`,
    foreign: () => [ids.published, ids.draft, ids.deleted],
  },
  'the history of a request': {
    path: (id) => `/request/status-history/${id}`,
    foreign: () => [ids.published, ids.draft, ids.deleted],
  },
  'a transition': {
    path: (id) => `/request/update-status/${id}`,
    method: 'POST',
    body: () => ({ status: 'rejected_by_customer', reject_reason: 'other', reject_comment: 'x' }),
    foreign: () => [ids.published, ids.draft, ids.deleted],
  },
  'a transition that is not allowed': {
    path: (id) => `/request/update-status/${id}`,
    method: 'POST',
    body: () => ({ status: 'completed' }),
    foreign: () => [ids.published, ids.draft, ids.deleted],
  },
  'a request from a cart item': { path: (id) => `/basket/basket-to-request/${id}`, foreign: () => [ids.line] },
  'requests from several cart items': {
    path: () => '/basket/to-requests',
    method: 'POST',
    body: (id) => ({ items: [id] }),
    foreign: () => [ids.line],
  },
  'opening a notification': { path: (id) => `/user/notice/entity_redirect/${id}`, foreign: () => [ids.notice] },
  'marking a notification as read': {
    path: (id) => `/user/notice/entity_redirect/${id}`,
    method: 'POST',
    body: () => ({}),
    foreign: () => [ids.notice],
  },
  'a download': { path: (id) => `/media/file/${id}/x.pdf`, foreign: () => [ids.file] },
  'a picture of a download': { path: (id) => `/media/file/${id}/x.pdf?w=320`, foreign: () => [ids.file] },
  'deleting a file': { path: (id) => `/api/remove-file/${id}`, method: 'DELETE', foreign: () => [ids.file] },
  'deleting several files': {
    path: () => '/api/remove-files',
    method: 'DELETE',
    body: (id) => ({ files: [id] }),
    foreign: () => [ids.file],
  },
  'a company': { path: (id) => `/company/${id}`, foreign: () => [ids.company] },
  'a company’s catalogue': { path: (id) => `/company/${id}/catalog`, foreign: () => [ids.company] },
};

describe('An object of another company gets the same answer, byte for byte, as one that does not exist', () => {
  it.each(Object.entries(bearing))('%s', async (_name, { path, method = 'GET', body, foreign }) => {
    const send = (browser: Browser, id: string) => {
      const sent = body?.(id);
      return browser.call(path(id), { method, ...(sent !== undefined && { body: sent }) });
    };
    for (const browser of [rival, supplier]) {
      const missing = await send(browser, unknown);
      for (const id of foreign()) {
        const reply = await send(browser, id);
        // An answer may repeat the id from the call.
        const text = reply.text.replaceAll(id, unknown);
        expect([id, reply.status, text]).toEqual([id, missing.status, missing.text]);
      }
      // A value that cannot be an id gets the same answer.
      if (path('x') !== path('y')) {
        const malformed = await send(browser, 'not-an-id');
        expect([malformed.status, malformed.text]).toEqual([missing.status, missing.text]);
      }
    }
  });

  it('and the buyer can still read all of it', async () => {
    const { request } = await buyer.get<{ request: { status: string } }>(`/request/customer/preview/${ids.published}`);
    expect(request.status).toBe('in_work');
    expect((await buyer.call(`/request/first-step/${ids.draft}`)).status).toBe(200);
    expect((await buyer.call(`/media/file/${ids.file}/x.pdf`)).text).toBe(pdf);
  });
});
