import { metrics } from '@setu/kit/process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;

beforeAll(async () => {
  world = await startWorld({ UPLOAD_RATE: '6', SUGGEST_RATE: '40' });
}, 240_000);

afterAll(async () => world?.close());

const upload = async (origin: string) => {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n']), 'a.pdf');
  return openBrowser(origin, 'en').call('/api/upload-file', { method: 'POST', raw: form });
};

describe('A rate limit', () => {
  it('is shared by all replicas: a limit reached at one is reached at the others', async () => {
    const origins = [world.origin, await world.anotherBff()] as const;
    for (let count = 0; count < 6; count += 1) expect((await upload(origins[count % 2] ?? '')).status).toBe(200);
    for (const origin of origins) {
      const refused = await upload(origin);
      expect([refused.status, refused.failure.data.error]).toEqual([429, 'too_many_requests']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    world.clock.advance(60_000);
    expect((await upload(await world.anotherBff())).status).toBe(200);
  }, 60_000);

  it('allows calls while it cannot be checked, and a metric counts them', async () => {
    await world.stop('identity');
    const reader = world.browser('en');
    const letThrough = async () => {
      const text = await metrics.getSingleMetricAsString('setu_limit_unasked_total');
      return Number(/limit="suggest"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const burst = async () => {
      const calls = Array.from({ length: 30 }, () => reader.call('/catalog/search/autocomplete-products?q=pump'));
      expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
      return letThrough();
    };
    await expect.poll(burst, { timeout: 30_000, interval: 1500 }).toBeGreaterThan(0);
    await world.restart('identity');
  }, 60_000);
});
