import { check } from 'k6';
import exec from 'k6/execution';
import { CookieJar } from 'k6/http';
import type { Options } from 'k6/options';
import { searches } from './searches.ts';
import { call, dataOf, type Reply } from './site.ts';
import { thresholds } from './thresholds.ts';

/**
 * The main job from end to end: a buyer finds a card, puts it in the cart and sends a request. A manager accepts the
 * request.
 */
export const options: Options = {
  scenarios: {
    jobs: {
      executor: 'ramping-vus',
      startVUs: 1,
      stages: [
        { duration: '10s', target: Number(__ENV.VUS ?? 5) },
        { duration: __ENV.DURATION ?? '1m', target: Number(__ENV.VUS ?? 5) },
      ],
    },
  },
  thresholds: thresholds(['read', 'suggest', 'write']),
  noCookiesReset: true,
};

const password = __ENV.SETU_PASSWORD ?? 'Setu-demo-1';
const codes = searches.filter(({ kind }) => kind === 'code').map(({ text }) => text);
const signedIn: Record<string, CookieJar> = {};

/** Returns the cookies of a signed-in user, with one sign-in for each virtual user. */
function jarOf(email: string): CookieJar {
  const cached = signedIn[email];
  if (cached) return cached;
  const jar = new CookieJar();
  const context = call('GET', '/api/page-context', { kind: 'read', name: '/api/page-context', jar });
  const token = dataOf<{ csrf_token: string }>(context)?.csrf_token;
  const body = { _username: email, _password: password, _csrf_token: token };
  const reply = call('POST', '/login_check', { kind: 'write', name: '/login_check', jar, body });
  if (!check(reply, { 'is signed in': () => reply.status === 200 })) exec.test.abort(`${email} cannot sign in`);
  signedIn[email] = jar;
  return jar;
}

type Suggested = { skus: { sku_id: string; category_id: string; type: 'product' | 'service' }[] };

function findCard(jar: CookieJar, code: string): Suggested['skus'][number] | undefined {
  const path = `/catalog/search/autocomplete-products?q=${encodeURIComponent(code)}`;
  const reply = call('GET', path, { kind: 'suggest', name: '/catalog/search/autocomplete-products', jar });
  const [card] = dataOf<Suggested>(reply)?.skus ?? [];
  check(reply, { 'a code finds its card': () => card !== undefined });
  return card;
}

function openDraft(jar: CookieJar, sku: string): string {
  const opened = call('GET', `/customer/request/create-from-product/${sku}`, {
    kind: 'write',
    name: '/customer/request/create-from-product',
    jar,
  });
  check(opened, { 'a draft opens': () => opened.status === 204 });
  return (opened.headers.Location ?? '').split('/').pop() ?? '';
}

const fine = (reply: Reply, what: string): boolean => check(reply, { [what]: () => reply.status === 200 });

function sendRequest(jar: CookieJar, draft: string): boolean {
  const write = { kind: 'write' as const, jar };
  const editor = `load-${exec.vu.idInTest}`;
  const content = { count: '24', comment: 'Нужны образцы и сроки поставки' };
  for (const [seq, comment] of ['Нужны', content.comment].entries()) {
    const body = { ...content, comment, editor, seq: seq + 1 };
    const saved = call('POST', `/request/first-step-save/${draft}`, {
      ...write,
      name: '/request/first-step-save',
      body,
    });
    fine(saved, 'the draft is saved');
  }
  const body = { count: 24, comment: content.comment };
  return fine(
    call('POST', `/request/publish/${draft}`, { ...write, name: '/request/publish', body }),
    'the request is published',
  );
}

export default function mainJob(): void {
  const buyer = jarOf('buyer@volga.example');
  const manager = jarOf('manager@setu.example');
  const code = codes[exec.scenario.iterationInTest % codes.length] ?? '';
  const card = findCard(buyer, code);
  if (!card) return;
  const name = `/catalog/${card.type}`;
  const address = `${name}/${card.category_id}/${card.sku_id}`;
  fine(call('GET', address, { kind: 'read', name, jar: buyer }), 'the card opens');
  const line = {
    kind: 'write' as const,
    name: '/basket/products/add',
    jar: buyer,
    body: { id: card.sku_id, count: 1 },
  };
  fine(call('POST', '/basket/products/add', line), 'the card is in the cart');
  const draft = openDraft(buyer, card.sku_id);
  if (!draft || !sendRequest(buyer, draft)) return;
  const list = '/broker/request-from-catalog-list';
  fine(call('GET', list, { kind: 'read', name: list, jar: manager }), 'the manager sees the list');
  const move = { kind: 'write' as const, name: '/request/update-status', jar: manager, body: { status: 'in_work' } };
  fine(call('POST', `/request/update-status/${draft}`, move), 'the request is accepted');
  const page = { kind: 'read' as const, name: '/api/page-context', jar: buyer };
  fine(call('GET', '/api/page-context', page), 'the buyer’s header counts');
}
