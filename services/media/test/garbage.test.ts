import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../src/files/domain/file.js';
import { collectGarbage } from '../src/jobs/collect-garbage.js';
import { pdf } from './documents.js';
import { as, boot, type Media, publishTo } from './fixtures.js';

const buyer = actors.buyer();
const hour = 3_600_000;

describe('Cleanup', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot();
    media.clock.set(new Date());
  });
  afterAll(() => media.close());
  const me = () => as(media, buyer);
  const inStore = async (id: string) => {
    const keys: string[] = [];
    for await (const { key } of media.deps.edge.objects.list('')) keys.push(key);
    return keys.some((key) => key.includes(id));
  };
  const request = (fileIds: string[], requestId = systemIds.id(), version = 1) =>
    publishTo(media).requestFiles({
      ...{ requestId, version, fileIds, published: false },
      ...{ authorUserId: buyer.userId, customerCompanyId: buyer.companyId },
    });

  it('removes unattached files after a day and their bytes a week later', async () => {
    const orphan = await me().keep('orphan.pdf', pdf());
    const used = await me().keep('used.pdf', pdf());
    await request([used]);
    media.clock.advance(23 * hour);
    expect(await collectGarbage(media.deps)).toEqual({
      pending: 0,
      expired: 0,
      imports: 0,
      purged: 0,
      leases: 0,
      rowless: 0,
    });
    media.clock.advance(2 * hour);
    expect(await collectGarbage(media.deps)).toMatchObject({ expired: 1, purged: 0 });
    expect([await me().status(orphan), await me().status(used)]).toEqual([404, 200]);
    expect(await inStore(orphan)).toBe(true);
    media.clock.advance(7 * 24 * hour);
    expect(await collectGarbage(media.deps)).toMatchObject({ purged: 1 });
    expect([await inStore(orphan), await inStore(used)]).toEqual([false, true]);
  });

  it('removes the unattached files of an erased user immediately, but not the files of a deal', async () => {
    const rival = as(media, actors.buyer());
    const [orphan, used, foreign] = [
      await me().keep('mine.pdf', pdf()),
      await me().keep('deal.pdf', pdf()),
      await rival.keep('theirs.pdf', pdf()),
    ];
    await request([used]);
    await publishTo(media).erased(buyer);
    expect([await me().status(orphan), await me().status(used), await rival.status(foreign)]).toEqual([404, 200, 200]);
  });

  it('of a file is undone when the event that attaches it arrives late', async () => {
    const id = await me().keep('late.pdf', pdf());
    media.clock.advance(25 * hour);
    await collectGarbage(media.deps);
    expect(await me().status(id)).toBe(404);
    await request([id]);
    expect(await me().status(id)).toBe(200);
  });

  it('of a detached file waits a day from its detachment', async () => {
    const id = await me().keep('once.pdf', pdf());
    const requestId = systemIds.id();
    await request([id], requestId, 1);
    media.clock.advance(48 * hour);
    await request([], requestId, 2);
    media.clock.advance(23 * hour);
    await collectGarbage(media.deps);
    expect(await me().status(id)).toBe(200);
    media.clock.advance(2 * hour);
    await collectGarbage(media.deps);
    expect(await me().status(id)).toBe(404);
  });

  it('removes the reservations and bytes of failed uploads, and bytes without a row', async () => {
    const now = media.clock.now();
    const died = systemIds.id();
    const put = (key: string) =>
      media.deps.edge.objects.put(key, Readable.from([Buffer.from('x')]), { size: 1, type: 'text/plain' });
    const owner = { userId: buyer.userId, companyId: buyer.companyId, companyType: 'customer', visitorId: '' };
    const about = { kind: 'upload', state: 'pending', name: 'a.txt', type: 'text/plain', size: 5, sha256: '' } as const;
    await media.deps.write(({ files }) => files.add([{ id: died, key: keyOf(died, now), owner, ...about }], now));
    await put(keyOf(died, now));
    const rowless = systemIds.id();
    await put(keyOf(rowless, new Date()));
    await put(`${keyOf(rowless, new Date())}-160`);
    media.clock.set(new Date(Math.max(now.getTime(), Date.now()) + 25 * hour));
    const collected = await collectGarbage(media.deps);
    expect(collected.pending).toBe(1);
    expect(await inStore(died)).toBe(false);
    media.clock.set(new Date(Date.now() + 25 * hour));
    await collectGarbage(media.deps);
    expect(await inStore(rowless)).toBe(false);
  });

  it('keeps the bytes of every acknowledged file', async () => {
    const id = await me().keep('kept.txt', Buffer.from('kept'));
    const { key } = await media.deps.edge.objects.stat((await media.deps.read.files.batchGet([id])).get(id)?.key ?? '');
    expect(String(await buffer((await media.deps.edge.objects.get(key)).stream))).toBe('kept');
    const missing: unknown = await media.deps.edge.objects.stat('2026/01/none').catch((error: unknown) => error);
    expect(isAppError(missing, 'not_found')).toBe(true);
  });
});
