import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { closeApps } from './open-apps';

// A request's page has papers wherever it is opened: none, unless a test is about them.
const noPapers = http.get('/request/:request/papers', () =>
  HttpResponse.json({ success: true, data: { list: [], open: [] } }),
);

// Nor was anybody asked for an offer.
const nobodyAsked = [
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

// Nobody has said anything about the texts of a review.
const nothingSaid = http.get('/broker/product-reviews/discussions/:review', () =>
  HttpResponse.json({ success: true, data: { list: [], may_write: true } }),
);

// A list opens as it is: nobody chose a view for it.
const noViews = http.get('/user/views/:list', () => HttpResponse.json({ success: true, data: [] }));

// Nobody is changing his address.
const noEmailChange = http.get('/user/email', () =>
  HttpResponse.json({ success: true, data: { email: 'buyer@volga.example', change: null } }),
);

// Nor is anybody leaving.
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

// Nobody's programs read, and none are told.
const noPartners = [
  http.get('/user/tokens', () => HttpResponse.json({ success: true, data: [] })),
  http.get('/user/webhooks', () =>
    HttpResponse.json({ success: true, data: { webhooks: [], deliveries: [], older: null } }),
  ),
];

/** The BFF of a test. Routes without a handler fail the test. */
export const server = setupServer(
  noPapers,
  nothingSaid,
  noViews,
  noEmailChange,
  noErasure,
  ...noPartners,
  ...nobodyAsked,
);

/** Puts the server in place for the tests of a file. */
export function withServer(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(async () => {
    await closeApps();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

const isJson = (request: Request) => request.headers.get('Accept') === 'application/json';

/** A GET that answers `data` in the envelope, to a call that asks for JSON as the app's calls must; keeps the URLs asked. */
export function answers(path: string, data: unknown | ((url: URL) => unknown)): URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(path, ({ request }) => {
      if (!isJson(request)) return HttpResponse.text('the shell', { headers: { 'Content-Type': 'text/html' } });
      const url = new URL(request.url);
      asked.push(url);
      return HttpResponse.json({ success: true, data: typeof data === 'function' ? data(url) : data });
    }),
  );
  return asked;
}
