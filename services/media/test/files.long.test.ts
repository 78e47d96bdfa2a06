import { createHash } from 'node:crypto';
import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { FileStored } from '@setu/proto/media/events';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { docx, pdf } from './documents.js';
import { as, boot, type Media, stores } from './fixtures.js';
import { heic } from './heic.js';

const buyer = actors.buyer();
const rival = actors.buyer();
const sha = (bytes: ArrayBuffer | Buffer) =>
  createHash('sha256')
    .update(Buffer.from(bytes as ArrayBuffer))
    .digest('hex');
const photo = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#2f6fa8' } })
  .jpeg()
  .toBuffer();

describe.each(stores)('Files stored in %s', (store) => {
  let media: Media;
  beforeAll(async () => {
    media = await boot({ store });
  });
  afterAll(() => media.close());
  const me = () => as(media, buyer);

  it('are returned unchanged, under their name, only to their owner', async () => {
    const content = pdf('contract');
    const { status, results } = await me().upload({ name: 'Договор №1.pdf', content });
    expect(status).toBe(200);
    const [result] = results;
    expect(result).toEqual({
      success: true,
      data: { id: expect.any(String), name: 'Договор №1.pdf', size: content.length, type: 'application/pdf' },
    });
    const id = result?.data?.id ?? '';
    const response = await me().get(id);
    expect(sha(await response.arrayBuffer())).toBe(sha(content));
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(content.length),
      'content-disposition': `attachment; filename="??????? ?1.pdf"; filename*=UTF-8''%D0%94%D0%BE%D0%B3%D0%BE%D0%B2%D0%BE%D1%80%20%E2%84%961.pdf`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'accept-ranges': 'bytes',
    });
    const { files } = await media.client.batchGetFiles({ fileIds: [id] }, { actor: buyer });
    expect(files[id]?.file).toEqual({
      id,
      name: 'Договор №1.pdf',
      type: 'application/pdf',
      size: BigInt(content.length),
    });
    expect(await media.incoming()).toEqual([]);
    await media.settle();
    const stored = media.events.of('setu.media.file.stored', FileStored).at(-1);
    expect(stored).toMatchObject({ file: { id }, ownerUserId: buyer.userId, ownerCompanyId: buyer.companyId });
  });

  it('are sent again to a caller with their ETag only after a change', async () => {
    const id = await me().keep('a.txt', Buffer.from('0123456789'));
    const first = await me().get(id);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    expect(await first.text()).toBe('0123456789');
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await me().get(id, { headers: { 'if-none-match': tag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    expect((await me().get(id, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    expect((await as(media, rival).get(id, { headers: { 'if-none-match': etag } })).status).toBe(404);
  });

  it('are sent in parts', async () => {
    const id = await me().keep('a.txt', Buffer.from('0123456789'));
    const etag = (await me().get(id, { method: 'HEAD' })).headers.get('etag') ?? '';
    const part = async (headers: Record<string, string>) => {
      const response = await me().get(id, { headers });
      return [response.status, await response.text(), response.headers.get('content-range')];
    };
    expect(await part({ range: 'bytes=2-4' })).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part({ range: 'bytes=7-' })).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part({ range: 'bytes=-3' })).toEqual([206, '789', 'bytes 7-9/10']);
    expect(await part({ range: 'bytes=10-' })).toEqual([416, '', 'bytes */10']);
    expect(await part({ range: 'bytes=0-1,4-5' })).toEqual([200, '0123456789', null]);
    expect(await part({ range: 'bytes=2-4', 'if-range': etag })).toEqual([206, '234', 'bytes 2-4/10']);
    expect(await part({ range: 'bytes=2-4', 'if-range': '"other"' })).toEqual([200, '0123456789', null]);
  });

  it('that are pictures become WebP and are available in the widths that pages use', async () => {
    const id = await me().keep('photo.JPG', photo);
    const wide = async (query = '') => {
      const response = await me().get(id, { query });
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(response.headers.get('content-length')).toBe(String(bytes.length));
      const { format, width, height } = await sharp(bytes).metadata();
      return {
        format,
        width,
        height,
        etag: response.headers.get('etag'),
        as: response.headers.get('content-disposition'),
      };
    };
    expect(await wide()).toMatchObject({
      format: 'webp',
      width: 1200,
      height: 600,
      as: 'inline; filename=photo.webp',
    });
    expect(await wide('?w=1200')).toEqual(await wide());
    const sizes = await Promise.all(['160', '320', '640', '320', '320'].map((w) => wide(`?w=${w}`)));
    expect(sizes.map(({ width }) => width)).toEqual([160, 320, 640, 320, 320]);
    expect(new Set(sizes.map(({ etag }) => etag)).size).toBe(3);
    for (const query of ['?w=161', '?w=', '?w=0160', '?w=160&w=320', '?w=99999', '?w=abc']) {
      expect(await me().status(id, query)).toBe(404);
    }
    expect(await me().status(await me().keep('a.pdf', pdf()), '?w=160')).toBe(404);
  });

  it('with wrong content are rejected individually and leave nothing behind', async () => {
    const bomb = await sharp({
      ...{ create: { width: 15_000, height: 13_400, channels: 3, background: 'white' }, limitInputPixels: false },
    })
      .png()
      .toBuffer();
    const before = await media.client.checkFreeSpace({ size: 0n }, { actor: buyer });
    const { results } = await me().upload(
      { name: 'page.html', content: Buffer.from('<script>') },
      { name: 'drawing.svg', content: Buffer.from('<svg/>') },
      { name: 'tool.exe', content: Buffer.from('MZ') },
      { name: 'no-extension', content: pdf() },
      { name: 'page.pdf', content: Buffer.from('<html></html>') },
      { name: 'broken.jpg', content: photo.subarray(0, 2000) },
      { name: 'bomb.png', content: bomb },
      { name: 'empty.txt', content: Buffer.alloc(0) },
      { name: 'long.txt', content: Buffer.alloc(20 * 1024 * 1024 + 1, 'a') },
      { name: 'fine.DOCX', content: docx(), field: 'files[]' },
    );
    expect(results.map(({ success, data, error }) => (success ? data?.name : error?.code))).toEqual([
      ...['wrong_type', 'wrong_type', 'wrong_type', 'wrong_type', 'wrong_type', 'picture_broken'],
      'picture_too_many_pixels',
      ...['empty_file', 'too_large', 'fine.DOCX'],
    ]);
    expect(await media.incoming()).toEqual([]);
    const after = await media.client.checkFreeSpace({ size: 0n }, { actor: buyer });
    expect(before.free - after.free).toBe(BigInt(docx().length));
  });

  it('come with a warning if they are pictures of fewer than 300 pixels on the shorter side', async () => {
    const png = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'white' } })
        .png()
        .toBuffer();
    const { results } = await me().upload(
      { name: 'small.png', content: await png(1000, 299) },
      { name: 'enough.png', content: await png(300, 300) },
      { name: 'huge.png', content: await png(4000, 900) },
      { name: 'IMG_0001.HEIC', content: heic },
    );
    expect(results.map(({ success, data }) => [success, data?.warning])).toEqual([
      [true, 'picture_small'],
      [true, undefined],
      [true, undefined],
      [true, 'picture_small'],
    ]);
  });

  it('of exactly the maximum size are accepted', async () => {
    const { results } = await me().upload({ name: 'full.txt', content: Buffer.alloc(20 * 1024 * 1024, 'a') });
    expect(results[0]).toMatchObject({ success: true, data: { size: 20 * 1024 * 1024 } });
  });

  it('look like missing files to users who may not read them', async () => {
    const id = await me().keep('a.pdf', pdf());
    const other = as(media, rival);
    const bodies = await Promise.all(
      [id, systemIds.id(), 'not-an-id', id.toUpperCase()].map(async (one) => {
        const response = await other.get(one);
        return `${response.status} ${response.headers.get('content-type')} ${await response.text()}`;
      }),
    );
    expect(new Set(bodies)).toEqual(
      new Set(['404 application/json; charset=utf-8 {"kind":"not_found","code":"not_found","params":{}}']),
    );
    const { files } = await media.client.batchGetFiles({ fileIds: [id, 'junk'] }, { actor: rival });
    expect(files).toEqual({ [id]: { file: undefined }, junk: { file: undefined } });
  });
});
