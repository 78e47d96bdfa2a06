import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { aLandedPrice, landedCities } from './builders/landed-price';
import { closeApps } from './open-apps';

// A request's page always loads documents. There are none unless a test is about them.
const noDocuments = http.get('/request/:request/papers', () =>
  HttpResponse.json({ success: true, data: { list: [], open: [] } }),
);

// No supplier was asked for an offer.
const noInvitations = [
  http.get('/request/:request/invitations', () =>
    HttpResponse.json({ success: true, data: { list: [], may_invite: false } }),
  ),
  http.get('/request/:request/offers', () =>
    HttpResponse.json({ success: true, data: { list: [], may_prefer: false, may_pick: false } }),
  ),
  http.get('/request/:request/offer', () =>
    HttpResponse.json({ success: false, message: '', data: { error: 'not_found' } }, { status: 404 }),
  ),
];

// Conversations are empty.
const noMessages = http.get('/request/:request/messages/:channel', ({ params: { channel } }) => {
  const unread = {
    ...{ supplier: null, unread: 0, asked: null, asked_at: null, total: 0, read_seq: 0, last_at: null },
  };
  return HttpResponse.json({
    success: true,
    data: { channel: { channel, ...unread, may_write: true }, list: [], older: null },
  });
});

// A supplier without figures.
const noFigures = http.get('/company/:company/trust', () =>
  HttpResponse.json({
    success: true,
    data: {
      ...{ verified: false, member_since: '2026-01-01T00:00:00Z', checks: [], certificates: [] },
      figures: { since: '2025-12-01', list: [] },
    },
  }),
);

// Every product has a landed price, and no request.
const noRequestLanded = {
  ...{ latest: null, versions: [], changes: [], moved: null, is_outdated: false },
  ...{ may_record: false, may_override: false },
};
const landedPrice = [
  http.get('/request/:request/landed-price', () => HttpResponse.json({ success: true, data: noRequestLanded })),
  http.get('/request/:request/offers/landed-price', () =>
    HttpResponse.json({ success: true, data: { list: [], city: null, rate_date: null } }),
  ),
  http.get('/api/landed-price', () => HttpResponse.json({ success: true, data: aLandedPrice() })),
  http.get('/api/landed-price/cart', () => HttpResponse.json({ success: true, data: { price: null, left_out: 0 } })),
  http.get('/api/landed-price/cities', () => HttpResponse.json({ success: true, data: landedCities })),
];
// A card without similar ones.
const noSimilarCards = http.get('/api/similar-cards/:card', () =>
  HttpResponse.json({ success: true, data: { cards: [] } }),
);

// No HS code is found or suggested for any goods.
const noHsCodes = [
  http.get('/catalog/hs', () =>
    HttpResponse.json({ success: true, data: { codes: [], similar: [], is_subset: true } }),
  ),
  http.get('/api/hs-codes/suggestions', () => HttpResponse.json({ success: true, data: { suggestions: [] } })),
];

// No remarks exist about a review's texts.
const noDiscussions = http.get('/broker/product-reviews/discussions/:review', () =>
  HttpResponse.json({ success: true, data: { list: [], may_write: true } }),
);

// Lists open without saved views.
const noViews = http.get('/user/views/:list', () => HttpResponse.json({ success: true, data: [] }));

// The user has no pending change of email address.
const noEmailChange = http.get('/user/email', () =>
  HttpResponse.json({ success: true, data: { email: 'buyer@volga.example', change: null } }),
);

// The user has not requested erasure.
const noErasure = http.get('/user/delete', () => {
  const nothing = {
    consent: null,
    asked_at: null,
    erases_at: null,
    handovers: [],
    heirs: [],
    heir: null,
    alone: false,
  };
  return HttpResponse.json({ success: true, data: nothing });
});

// The user has no tokens and no webhooks.
const noPartners = [
  http.get('/user/tokens', () => HttpResponse.json({ success: true, data: [] })),
  http.get('/user/webhooks', () =>
    HttpResponse.json({ success: true, data: { webhooks: [], deliveries: [], older: null } }),
  ),
];

/** The BFF of a test. A call without a handler fails the test. */
export const server = setupServer(
  noDocuments,
  noDiscussions,
  noSimilarCards,
  ...noHsCodes,
  noMessages,
  noFigures,
  noViews,
  noEmailChange,
  noErasure,
  ...landedPrice,
  ...noPartners,
  ...noInvitations,
);

/** Starts the server for the tests of a file. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    await closeApps();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

const isJson = (request: Request) => request.headers.get('Accept') === 'application/json';

/**
 * Registers a GET handler that answers `data` in the envelope. Calls must accept JSON, as the app's calls do. Returns
 * the list of requested URLs.
 */
export function answers(path: string, data: unknown | ((url: URL) => unknown)): URL[] {
  const calls: URL[] = [];
  server.use(
    http.get(path, ({ request }) => {
      if (!isJson(request)) return HttpResponse.text('the shell', { headers: { 'Content-Type': 'text/html' } });
      const url = new URL(request.url);
      calls.push(url);
      return HttpResponse.json({ success: true, data: typeof data === 'function' ? data(url) : data });
    }),
  );
  return calls;
}
