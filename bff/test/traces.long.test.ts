import { metrics, startTracing, type Tracing } from '@setu/kit/process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Browser } from './browser.js';
import { canaries, plant } from './canaries.js';
import { type CollectedSpan, traceCollector } from './trace-collector.js';
import { startWorld, type World } from './world.js';
import { writtenLines } from './written-lines.js';

let collector: Awaited<ReturnType<typeof traceCollector>>;
let tracing: Tracing | undefined;
let world: World;
let log: ReturnType<typeof writtenLines>;

beforeAll(async () => {
  // Removes the series that other test files left in this process.
  metrics.resetMetrics();
  collector = await traceCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  tracing = await startTracing();
  log = writtenLines();
  world = await startWorld({ LOG_LEVEL: 'debug' });
}, 240_000);

afterAll(async () => {
  await world?.close();
  log?.stop();
  await tracing?.close();
  await collector?.close();
  vi.unstubAllEnvs();
});

/** Returns the span names from the root of the trace down to the span. */
const way = (span: CollectedSpan, spans: readonly CollectedSpan[]): string[] => {
  const parent = spans.find((each) => each.spanId === span.parentSpanId && each.traceId === span.traceId);
  return parent === undefined ? [span.name] : [...way(parent, spans), span.name];
};

const draftOf = async (buyer: Browser): Promise<string> => {
  const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=чай');
  const opened = await buyer.call(`/customer/request/create-from-product/${found.pagination.items[0]?.sku_id}`);
  return opened.headers.get('location')?.split('/').at(-1) ?? '';
};

describe('Traces', () => {
  it('show a publication as one tree, from the browser’s call to the notification’s row', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'ru');
    const draft = await draftOf(buyer);
    await world.settle();
    await tracing?.flush();
    collector.spans.length = 0;
    log.lines.length = 0;
    const [ofBrowser, click] = ['5e70a11ce5e70a11ce5e70a11ce5e70a', 'b0a7b0a7b0a7b0a7'];
    const headers = { traceparent: `00-${ofBrowser}-${click}-01`, 'X-Request-Id': 'click-of-a-buyer' };
    const sent = await buyer.post(`/request/publish/${draft}`, { count: 2, comment: 'Чай' }, headers);
    expect(sent.status).toBe(200);
    await world.settle();
    await tracing?.flush();

    const { spans } = collector;
    const consumed = spans.filter((span) => span.name === 'consume identity.notices-of-published-requests');
    expect(consumed).toHaveLength(1);
    const tree = spans.filter((span) => span.traceId === ofBrowser);
    const ofNotices = tree.filter(({ name, attributes }) =>
      attributes.some(
        ({ key, value }) => name === 'insert' && key === 'db.query.text' && /"notice"/.test(value.stringValue ?? ''),
      ),
    );
    const path = way(ofNotices[0] ?? consumed[0] ?? ({} as CollectedSpan), tree);
    expect(path).toEqual([
      expect.stringMatching(/^POST \/request\/publish\//),
      expect.stringMatching(/PublishRequest$/),
      expect.stringMatching(/PublishRequest$/),
      'publish setu.request.request.published',
      'consume identity.notices-of-published-requests',
      'insert',
    ]);
    // All spans are one tree under the same root, whose parent is the browser's click.
    expect(new Set(tree.map((span) => way(span, tree)[0]))).toEqual(new Set([path[0]]));
    expect(tree.find(({ name }) => name === path[0])?.parentSpanId).toBe(click);
    const lines = log.lines.filter(({ requestId }) => requestId === 'click-of-a-buyer');
    // Identity is called only if the BFF has not cached the session.
    expect(lines.map(({ service }) => service)).toEqual(expect.arrayContaining(['bff', 'request']));
    expect(new Set(lines.map(({ traceId }) => traceId))).toEqual(new Set([ofBrowser]));
  }, 120_000);

  it('follow a file to its storage', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'ru');
    const form = new FormData();
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
    form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'spec.pdf');
    collector.spans.length = 0;
    expect((await buyer.call('/api/upload-file', { method: 'POST', raw: form })).status).toBe(200);
    await tracing?.flush();
    // Media also stores pictures of the demo world, which belong to no call.
    const puts = collector.spans.filter((span) => span.name === 'objects put');
    expect(puts.map((put) => way(put, collector.spans))).toContainEqual([
      'POST /api/upload-file',
      'POST',
      'objects put',
    ]);
  });
});

it('logs, metrics and traces contain nothing that users entered', async () => {
  const buyer = await world.signedIn('buyer@volga.example', 'ru');
  const draft = await draftOf(buyer);
  collector.spans.length = 0;
  log.lines.length = 0;
  await plant(world, draft, buyer);
  await world.settle();
  await tracing?.flush();
  const outputs = { log: log.lines, spans: collector.spans, metrics: await metrics.metrics() };
  expect(outputs.log.length).toBeGreaterThan(30);
  expect(outputs.spans.length).toBeGreaterThan(200);
  const secrets = [buyer.cookies.get('__Host-sid') ?? 'no session', (await buyer.context()).csrf_token];
  const words = [...Object.values(canaries), ...secrets].flatMap((word) => [word, encodeURIComponent(word)]);
  const leaks = Object.entries(outputs).flatMap(([where, output]) =>
    words
      .filter((word) => JSON.stringify(output).toLowerCase().includes(word.toLowerCase()))
      .map((word) => [where, word]),
  );
  expect(leaks).toEqual([]);
  const calls = outputs.log.filter(({ msg }) => msg === 'call');
  expect(calls.filter(({ requestId, traceId }) => !requestId || !traceId)).toEqual([]);
}, 240_000);

it('all seven processes together have fewer metric series than a single process may have', async () => {
  const lines = (await metrics.metrics()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.length).toBeLessThan(2_000);
});
