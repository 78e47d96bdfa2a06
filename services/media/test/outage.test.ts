import { isAppError } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../src/files/domain/file.js';
import { pdf } from './documents.js';
import { as, boot, type Media } from './fixtures.js';

const buyer = actors.buyer();

describe('While the object store is unavailable', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot({ store: 'a bucket that is away' });
  });
  afterAll(() => media.close());

  it('an upload fails as unavailable and leaves no bytes on this machine', async () => {
    const { results } = await as(media, buyer).upload({ name: 'a.pdf', content: pdf() });
    expect(results[0]).toEqual({
      success: false,
      error: { kind: 'unavailable', code: 'service_unavailable', params: {} },
    });
    expect(await media.incoming()).toEqual([]);
  });

  it('the check for free space fails as unavailable', async () => {
    const error: unknown = await media.client
      .checkFreeSpace({ size: 1n }, { actor: buyer })
      .catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'unavailable')).toBe(true);
  });

  it('a download fails as unavailable, and users without access get no hint that the file exists', async () => {
    const id = media.deps.ids.id();
    const now = media.clock.now();
    const owner = { userId: buyer.userId, companyId: buyer.companyId, companyType: 'customer', visitorId: '' };
    const about = {
      kind: 'upload',
      state: 'attached',
      name: 'a.pdf',
      type: 'application/pdf',
      size: 9,
      sha256: 'x',
    } as const;
    await media.deps.write(({ files }) => files.add([{ id, key: keyOf(id, now), owner, ...about }], now));
    expect(await as(media, buyer).status(id)).toBe(503);
    expect(await as(media, actors.buyer()).status(id)).toBe(404);
  });

  it('the upload restrictions are still available', async () => {
    expect((await media.client.getRestrictions({}, { actor: buyer })).types).toContain('pdf');
  });
});
