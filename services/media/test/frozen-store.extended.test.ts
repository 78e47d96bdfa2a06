import { actors, watchStalls } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx, pdf } from './documents.js';
import { as, boot, type Media, stores } from './fixtures.js';

const buyer = actors.buyer();
// In milliseconds: the store's timeout of ten seconds plus time for the surrounding work.
const limitMs = 13_000;

describe('While the object store is frozen', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot({ store: stores.at(-1) ?? 'an S3 bucket' });
  });
  afterAll(() => media.close());
  const me = () => as(media, buyer);
  const timed = async <T>(action: () => Promise<T>) => {
    const stalled = watchStalls();
    const began = performance.now();
    return { answer: await action(), ms: performance.now() - began - stalled() };
  };

  it("uploads and downloads fail within the store's timeout, leave nothing behind and work again when the store recovers", async () => {
    const stored = await me().keep('kept.docx', docx());
    const etag = (await me().get(stored, { method: 'HEAD' })).headers.get('etag') ?? '';
    const before = (await media.client.checkFreeSpace({ size: 0n }, { actor: buyer })).free;
    media.store?.freeze();
    const [upload, download, known] = await Promise.all([
      timed(() => me().upload({ name: 'a.pdf', content: pdf() })),
      timed(() => me().status(stored)),
      timed(() => me().get(stored, { headers: { 'if-none-match': etag } })),
    ]);
    expect(upload.answer.results[0]?.error).toMatchObject({ kind: 'unavailable', code: 'service_unavailable' });
    expect(download.answer).toBe(503);
    expect(known.answer.status).toBe(304);
    expect(Math.max(upload.ms, download.ms)).toBeLessThan(limitMs);
    expect(known.ms).toBeLessThan(Math.min(upload.ms, download.ms));
    expect(await media.incoming()).toEqual([]);
    media.store?.thaw();
    await expect.poll(() => me().status(stored), { timeout: 5000 }).toBe(200);
    expect((await media.client.checkFreeSpace({ size: 0n }, { actor: buyer })).free).toBe(before);
  }, 40_000);
});
