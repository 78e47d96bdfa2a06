import { readdir, readlink } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { isAppError, systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { TargetKind } from '@setu/proto/media/files';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileState, keyOf } from '../src/files/domain/file.js';
import { defaultLimits } from '../src/files/domain/limits.js';
import { as, boot, type Media, publishTo } from './fixtures.js';

const buyer = actors.buyer();

describe('The listener and the quotas', () => {
  let media: Media;
  beforeAll(async () => {
    media = await boot();
  });
  afterAll(() => media.close());
  const me = (actor = buyer) => as(media, actor);
  const free = async (actor = buyer, size = 0n) => media.client.checkFreeSpace({ size }, { actor });

  // Adds the row of a file of that size, as if it had been uploaded before.
  const fill = (
    size: number,
    owner: { companyId?: string; visitorId?: string; network?: string },
    state: FileState = 'attached',
  ) => {
    const id = systemIds.id();
    const fullOwner = {
      userId: owner.companyId ? systemIds.id() : '',
      companyId: '',
      companyType: '',
      visitorId: '',
      ...owner,
    };
    const now = media.clock.now();
    const about = {
      id,
      key: keyOf(id, now),
      kind: 'upload',
      state,
      name: 'big.txt',
      type: 'text/plain',
    } as const;
    return media.deps.write(({ files }) => files.add([{ ...about, size, sha256: 'x', owner: fullOwner }], now));
  };

  it('report what may be uploaded', async () => {
    expect(await media.client.getRestrictions({}, { actor: actors.anonymous() })).toEqual({
      maxSize: 20n * 1024n * 1024n,
      types: [
        ...['pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt'],
        ...['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'heic', 'heif'],
      ],
    });
  });

  it.each([
    ['no actor', {}],
    ['an actor with an invalid signature', { 'setu-actor': 'CgR1c2Vy.99999999999999.AAAA' }],
  ])('reject a caller with %s', async (_, headers: Record<string, string>) => {
    const url = me().at(`/files/${systemIds.id()}/a`);
    const response = await fetch(url, { headers });
    expect([response.status, await response.json()]).toEqual([
      403,
      { kind: 'unauthenticated', code: 'authorization_error', params: {} },
    ]);
  });

  it.each([
    ['POST', '/files', 'application/json', '{}', 415, 'unsupported_media_type'],
    ['POST', '/files', 'multipart/form-data', 'x', 400, 'malformed_request'],
    ['POST', '/files', 'multipart/form-data; boundary=b', '', 400, 'malformed_request'],
    [
      'POST',
      '/files',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf',
      400,
      'malformed_request',
    ],
    [
      'POST',
      '/files',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="note"\r\n\r\nhi\r\n--b--\r\n',
      422,
      'no_file',
    ],
    [
      'POST',
      '/files',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--b--\r\n',
      422,
      'no_file',
    ],
    [
      'POST',
      '/files',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a.txt"\r\n\r\nhi\r\n--b--\r\n',
      422,
      'no_file',
    ],
    ['PUT', '/files', 'text/plain', 'x', 404, 'not_found'],
    ['DELETE', `/files/${systemIds.id()}/a`, 'text/plain', 'x', 404, 'not_found'],
    ['POST', '/elsewhere', 'text/plain', 'x', 404, 'not_found'],
  ])('reject %s %s as %s with body %j', async (method, path, type, body, status, code) => {
    const response = await me().call(path, { method, body, headers: { 'content-type': type } });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });

  it('answer a form with one file that is too large while the rest still arrives', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    let megabytes = 0;
    const body = async function* () {
      yield new TextEncoder().encode(start);
      for (; megabytes < 200; megabytes += 1) yield new Uint8Array(1024 * 1024).fill(97);
    };
    const init = { method: 'POST', headers, body: ReadableStream.from(body()), duplex: 'half' } as RequestInit;
    const response = await me().call('/files?size=one', init);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      { files: [{ error: { code: 'too_large' } }] },
    ]);
    expect(megabytes).toBeLessThan(100);
  });

  it('count the files of a company together and report when no more fit', async () => {
    const actor = actors.buyer();
    const colleague = actors.buyer({ companyId: actor.companyId });
    expect((await free(actor)).free).toBe(BigInt(defaultLimits.company));
    await fill(defaultLimits.company - 1000, { companyId: actor.companyId });
    expect(await free(colleague, 1000n)).toEqual({ fits: true, free: 1000n });
    expect(await free(colleague, 1001n)).toEqual({ fits: false, free: 1000n });
    const codes = async (size: number) =>
      (await me(colleague).upload({ name: 'a.txt', content: Buffer.alloc(size, 'a') })).results[0]?.error?.code;
    expect(await codes(1001)).toBe('no_free_space');
    expect(await codes(1000)).toBeUndefined();
    expect(await codes(1)).toBe('no_free_space');
  });

  it('count the files of a browser and limit parallel uploads to the remaining space', async () => {
    const actor = actors.anonymous();
    await fill(defaultLimits.visitor - 3000, { visitorId: actor.visitorId });
    const uploads = await Promise.all(
      Array.from({ length: 8 }, () => me(actor).upload({ name: 'a.txt', content: Buffer.alloc(700, 'a') })),
    );
    const stored = uploads.filter(({ results }) => results[0]?.success).length;
    expect(stored).toBeGreaterThan(0);
    expect(stored).toBeLessThanOrEqual(4);
    expect((await free(actor)).free).toBe(BigInt(3000 - stored * 700));
  });

  describe('for visitors without a sign-in', () => {
    const from = (network: string) => actors.anonymous({ network });
    const codes = async (actor: typeof buyer, size = 1000) => {
      const { results } = await me(actor).upload({ name: 'a.txt', content: Buffer.alloc(size, 'a') });
      return results.map(({ data, error }) => data?.name ?? `${error?.kind} ${error?.code}`);
    };
    const settled = async (id: string) => (await media.deps.read.files.batchGet([id])).get(id)?.owner.network;

    it('limit each network, however many browsers use it', async () => {
      await fill(defaultLimits.network - 1_000_000, { visitorId: 'first', network: '198.51.100.7' }, 'ready');
      expect(await free(from('198.51.100.7'), 999_999n)).toEqual({ fits: true, free: 1_000_000n });
      expect(await codes(from('198.51.100.7'))).toEqual(['a.txt']);
      expect(await codes(from('198.51.100.7'), 990_000)).toEqual(['limited sign_in_to_upload']);
      expect(await codes(from('198.51.100.8'), 990_000)).toEqual(['a.txt']);
      expect(await codes(buyer, 990_000)).toEqual(['a.txt']);
    });

    it('count even the smallest file', async () => {
      const actor = from('198.51.100.9');
      const before = (await free(actor)).free;
      await fill(defaultLimits.network - 100 * 1024, { visitorId: 'other', network: '198.51.100.9' }, 'ready');
      expect([before, (await free(actor)).free]).toEqual([BigInt(defaultLimits.visitor), 100n * 1024n]);
      expect(await codes(actor, 1)).toEqual(['a.txt']);
      expect((await free(actor)).free).toBe(36n * 1024n);
    });

    it('no longer count an attached file and forget its network', async () => {
      const actor = from('198.51.100.10');
      const id = await me(actor).keep('a.txt', Buffer.from('a'));
      expect(await settled(id)).toBe('198.51.100.10');
      const requestId = systemIds.id();
      await media.client.leaseFiles({ fileIds: [id], targetKind: TargetKind.REQUEST, targetId: requestId }, { actor });
      await publishTo(media).requestFiles({ requestId, fileIds: [id], version: 1, published: true });
      expect(await settled(id)).toBeUndefined();
    });

    it('limit all networks together', async () => {
      await fill(defaultLimits.strangers - 64 * 1024, { visitorId: 'many', network: '203.0.113.1' }, 'ready');
      expect(await codes(from('203.0.113.2'))).toEqual(['limited sign_in_to_upload']);
      expect(await free(from('203.0.113.2'), 1n)).toEqual({ fits: false, free: 0n });
      expect(await codes(buyer)).toEqual(['a.txt']);
    });
  });

  it('follow the limits that an admin sets', async () => {
    const actor = actors.buyer();
    await publishTo(media).settings({ 'files.company_mb': '3' }, 2);
    expect((await free(actor)).free).toBe(3n * 1024n * 1024n);
    await publishTo(media).settings({ 'files.company_mb': '9' }, 1);
    expect((await free(actor)).free).toBe(3n * 1024n * 1024n);
    const big = await me(actor).upload({ name: 'a.txt', content: Buffer.alloc(4 * 1024 * 1024, 'a') });
    expect(big.results[0]?.error?.code).toBe('no_free_space');
    await publishTo(media).settings({}, 3);
    expect((await free(actor)).free).toBe(BigInt(defaultLimits.company));
  });

  it('reject a negative size', async () => {
    const error: unknown = await free(buyer, -1n).catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'invalid') && error.fields[0]?.path).toBe('size');
  });

  it('free the space and the bytes of an upload whose sender left', async () => {
    const before = (await free()).free;
    const sending = httpRequest(me().at('/files'), {
      method: 'POST',
      headers: { ...me().signed, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 },
    });
    sending.on('error', () => undefined);
    sending.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n');
    sending.write('a'.repeat(200_000));
    await expect.poll(() => media.incoming(), { timeout: 10_000 }).toHaveLength(1);
    expect((await free()).free).toBeLessThan(before);
    sending.destroy();
    await expect.poll(() => media.incoming(), { timeout: 10_000 }).toEqual([]);
    await expect.poll(async () => (await free()).free, { timeout: 10_000 }).toBe(before);
  });

  it('keep no file open for readers who left', async () => {
    const id = await me().keep('big.txt', Buffer.alloc(15_000_000, 'a'));
    for (let i = 0; i < 20; i += 1) {
      const leaving = new AbortController();
      const response = await me().get(id, {
        signal: leaving.signal,
        ...(i % 2 === 0 ? {} : { headers: { range: 'bytes=5-' } }),
      });
      if (i % 4 < 2) await response.body?.getReader().read();
      leaving.abort();
    }
    const open = async () => {
      const names = await readdir('/proc/self/fd').catch(() => []);
      const links = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
      return links.filter((link) => link.includes(`/data/`) && link.includes(id));
    };
    await expect.poll(open, { timeout: 10_000 }).toEqual([]);
  });
});
