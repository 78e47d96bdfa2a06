import { startTracing, type Tracing } from '@setu/kit/process';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CollectedSpan, traceCollector } from './trace-collector.js';
import { startWorld, type World } from './world.js';

let collector: Awaited<ReturnType<typeof traceCollector>>;
let tracing: Tracing | undefined;
let world: World;

beforeAll(async () => {
  collector = await traceCollector();
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', collector.url);
  tracing = await startTracing();
  world = await startWorld();
}, 120_000);

afterAll(async () => {
  await world?.close();
  await tracing?.close();
  await collector?.close();
  vi.unstubAllEnvs();
});

/** The names from the span up to the root of its trace. */
const way = (span: CollectedSpan, spans: readonly CollectedSpan[]): string[] => {
  const parent = spans.find((each) => each.spanId === span.parentSpanId && each.traceId === span.traceId);
  return parent === undefined ? [span.name] : [...way(parent, spans), span.name];
};

describe('traces', () => {
  it('show a publication as one tree, from the click to the notice’s row', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'ru');
    const found = await buyer.get<{ pagination: { items: { sku_id: string }[] } }>('/catalog/category/?f_search=чай');
    const opened = await buyer.call(`/customer/request/create-from-product/${found.pagination.items[0]?.sku_id}`);
    const draft = opened.headers.get('location')?.split('/').at(-1) ?? '';
    await world.settle();
    await tracing?.flush();
    collector.spans.length = 0;
    expect((await buyer.post(`/request/publish/${draft}`, { count: 2, comment: 'secret canary' })).status).toBe(200);
    await world.settle();
    await tracing?.flush();

    const { spans } = collector;
    const consumed = spans.filter((span) => span.name === 'consume identity.notices-of-published-requests');
    expect(consumed).toHaveLength(1);
    const [{ traceId } = { traceId: '' }] = consumed;
    const tree = spans.filter((span) => span.traceId === traceId);
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
    // One tree: whatever else it holds hangs on the same root.
    expect(new Set(tree.map((span) => way(span, tree)[0]))).toEqual(new Set([path[0]]));
    expect(JSON.stringify(spans)).not.toContain('canary');
  }, 60_000);

  it('follow a file to where its bytes are kept', async () => {
    const buyer = await world.signedIn('buyer@volga.example', 'ru');
    const form = new FormData();
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
    form.append('file', new Blob([pdf], { type: 'application/pdf' }), 'spec.pdf');
    collector.spans.length = 0;
    expect((await buyer.call('/api/upload-file', { method: 'POST', raw: form })).status).toBe(200);
    await tracing?.flush();
    // Media puts drawings of the demo world too, for nobody's call.
    const puts = collector.spans.filter((span) => span.name === 'objects put');
    expect(puts.map((put) => way(put, collector.spans))).toContainEqual([
      'POST /api/upload-file',
      'POST',
      'objects put',
    ]);
  });
});
