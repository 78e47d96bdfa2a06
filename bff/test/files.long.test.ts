import { request } from 'node:http';
import type { FileView, UploadResult } from '@setu/contract';
import { demoCards } from '@setu/demo-world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from './browser.js';
import { startWorld, type World } from './world.js';

let world: World;
let buyer: Browser;
let visitor: Browser;

beforeAll(async () => {
  world = await startWorld({ UPLOAD_RATE: '40' });
  buyer = await world.signedIn('buyer@volga.example', 'ru');
  visitor = world.browser('en');
}, 240_000);

afterAll(async () => world?.close());

const head = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n';
const pdf = (size: number): string => `${head}${'x'.repeat(size)}\ntrailer<</Root 1 0 R>>\n%%EOF\n`;

const formOf = (files: { field: string; name: string; content: string | Buffer }[]): FormData => {
  const form = new FormData();
  for (const { field, name, content } of files)
    form.append(field, new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
};

const upload = (browser: Browser, name: string, content: string | Buffer) =>
  browser.call<FileView>('/api/upload-file', { method: 'POST', raw: formOf([{ field: 'file', name, content }]) });

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2f7f5f' }, limitInputPixels: false });
const photo = await flat(900, 900).jpeg().toBuffer();
const bomb = await flat(15_000, 13_400).png().toBuffer();

const cookieOf = (browser: Browser) => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

describe('Uploading', () => {
  it('a file is downloaded unchanged under its own name', async () => {
    const content = pdf(3000);
    const { data } = await upload(buyer, 'Спецификация № 1.pdf', content);
    expect(data).toMatchObject({
      original_name: 'Спецификация № 1.pdf',
      size: content.length,
      type: 'application/pdf',
    });
    const file = await buyer.call(data.url);
    expect([file.status, file.text]).toEqual([200, content]);
    expect(file.headers.get('content-disposition')).toContain("filename*=UTF-8''");
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(file.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['a page named as a PDF', 'page.pdf', '<html><script>alert(1)</script></html>', 415, 'wrong_type'],
    ['a program', 'setup.exe', 'MZ....', 415, 'wrong_type'],
    ['an empty file', 'empty.pdf', '', 422, 'empty_file'],
    ['a photo without its end', 'photo.jpg', photo.subarray(0, 500), 422, 'picture_broken'],
    ['a picture of 201 megapixels', 'huge.png', bomb, 422, 'picture_too_many_pixels'],
  ])('%s is rejected with the reason', async (_name, name, content, status, error) => {
    const reply = await upload(buyer, name, content);
    expect([reply.status, reply.failure.data.error]).toEqual([status, error]);
    expect(reply.failure.message).toMatch(/[а-яё]/i);
  });

  it('a photo of 108 megapixels is stored, and a small picture comes with a warning', async () => {
    const large = await upload(buyer, 'DSC_0108.jpg', await flat(12_000, 9_000).jpeg().toBuffer());
    expect([large.status, large.data.type, 'warning' in large.data]).toEqual([200, 'image/webp', false]);
    const small = await upload(buyer, 'logo.png', await flat(299, 400).png().toBuffer());
    expect(small.data).toMatchObject({ warning: expect.stringMatching(/logo\.png.*300 пикселей/) });
  });

  it('a file over 20 MB is rejected, and the answer arrives while the client is still sending', async () => {
    const reply = await upload(buyer, 'large.pdf', pdf(21 * 1024 * 1024));
    expect([reply.status, reply.failure.data.error]).toEqual([413, 'too_large']);
  });

  it('several files get a result each, and the valid ones are stored', async () => {
    const form = formOf([
      { field: 'files[]', name: 'one.pdf', content: pdf(10) },
      { field: 'files[]', name: 'two.exe', content: 'MZ' },
      { field: 'files[]', name: 'three.pdf', content: pdf(20) },
    ]);
    const { data } = await buyer.call<UploadResult[]>('/api/upload-files', { method: 'POST', raw: form });
    expect(data.map((result) => result.success)).toEqual([true, false, true]);
  });

  it('an interrupted upload leaves nothing, and the next upload works', async () => {
    const free = async () =>
      (await buyer.post<{ free: number }>('/media/files/checking/free-space', { size: 1 })).data.free;
    const before = await free();
    await new Promise<void>((resolve) => {
      const broken = request(`${world.origin}/api/upload-file`, {
        method: 'POST',
        headers: {
          'Content-Type': 'multipart/form-data; boundary=x',
          'Content-Length': '100000',
          'X-Requested-With': 'XMLHttpRequest',
          'Sec-Fetch-Site': 'same-origin',
          Cookie: cookieOf(buyer),
        },
      });
      broken.on('error', () => resolve());
      broken.write(`--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${head}`);
      setTimeout(() => broken.destroy(), 200);
    });
    await expect.poll(free, { timeout: 5000 }).toBe(before);
    expect((await upload(buyer, 'next.pdf', pdf(10))).status).toBe(200);
  });

  it('a visitor’s file belongs to their browser, up to their share of storage', async () => {
    const own = (await upload(visitor, 'mine.pdf', pdf(10))).data;
    expect((await visitor.call(own.url)).status).toBe(200);
    expect((await world.browser('en').call(own.url)).status).toBe(404);
    expect((await buyer.call(own.url)).status).toBe(404);
    const reply = await visitor.call('/media/files/checking/free-space', {
      method: 'POST',
      form: { size: String(200 * 1024 * 1024) },
    });
    expect([reply.status, reply.failure.data.error]).toEqual([200, 'no_free_space']);
    expect((await visitor.call(`/api/remove-file/${own.id}`, { method: 'DELETE' })).status).toBe(200);
    expect((await visitor.call(own.url)).status).toBe(404);
  });

  it('uploads of anonymous visitors count by network, whatever cookies they send', async () => {
    const { deps } = world.services.media;
    const [id, now] = [deps.ids.id(), deps.clock.now()];
    const about = { kind: 'upload', state: 'ready', name: 'a.pdf', type: 'application/pdf', sha256: 'x' } as const;
    const owner = { userId: '', companyId: '', companyType: '', visitorId: 'another', network: '127.0.0.1' };
    const filling = { id, key: `2026/11/${id}`, ...about, owner, size: 200 * 1024 * 1024 };
    await deps.write(({ files }) => files.add([filling], now));
    const fresh = world.browser('ru');
    await fresh.context();
    const refusal = await upload(fresh, 'a.pdf', pdf(10));
    expect([refusal.status, refusal.failure.data.error]).toEqual([429, 'sign_in_to_upload']);
    expect(refusal.failure.message).toContain('Войдите');
    expect(Number(refusal.headers.get('retry-after'))).toBe(3600);
    const reply = await fresh.post('/media/files/checking/free-space', { size: 10 });
    expect(reply.failure.data.error).toBe('no_free_space');
    expect((await upload(buyer, 'a.pdf', pdf(10))).status).toBe(200);
    await deps.write(({ files }) => files.remove([id], now));
    expect((await upload(fresh, 'a.pdf', pdf(10))).status).toBe(200);
  });

  it('too many uploads in a minute are rejected with the time to wait', async () => {
    let last = await upload(visitor, 'a.pdf', pdf(1));
    for (let count = 0; count < 45 && last.status !== 429; count += 1) last = await upload(visitor, 'a.pdf', pdf(1));
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('Downloading', () => {
  const picture = (): string => {
    const card = demoCards().find((one) => one.state === 'published' && one.pictureIds.length > 0);
    return `/media/file/${card?.pictureIds[0]}/picture.webp`;
  };

  it('a picture of a published card is public, cached for a year and available in several sizes', async () => {
    const path = picture();
    const full = await world.browser('en').call(path);
    expect(full.status).toBe(200);
    expect(full.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(full.headers.get('set-cookie')).toBeNull();
    const small = await visitor.call(`${path}?w=160`);
    expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(full.headers.get('content-length')));
    expect((await visitor.call(`${path}?w=161`)).status).toBe(404);
  });

  it('ranges, conditional requests and HEAD follow HTTP', async () => {
    const path = picture();
    const full = await visitor.call(path);
    const length = Number(full.headers.get('content-length'));
    const etag = full.headers.get('etag') ?? '';
    const part = await visitor.call(path, { headers: { Range: 'bytes=10-19', 'Accept-Encoding': 'gzip' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${length}`]);
    expect([part.headers.get('content-length'), part.headers.get('content-encoding')]).toEqual(['10', null]);
    const same = await visitor.call(path, { headers: { 'If-None-Match': etag } });
    expect([same.status, same.text]).toEqual([304, '']);
    const beyond = await visitor.call(path, { headers: { Range: `bytes=${length}-` } });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${length}`]);
    const only = await visitor.call(path, { method: 'HEAD' });
    expect([only.status, only.headers.get('content-length'), only.text]).toEqual([200, String(length), '']);
    const none = await visitor.call('/media/file/0195a000-0000-7000-8000-000000000000/x.webp', { method: 'HEAD' });
    expect(none.status).toBe(404);
  });

  it('an interrupted download does no harm', async () => {
    const stop = new AbortController();
    const reply = await fetch(`${world.origin}${picture()}`, { signal: stop.signal });
    expect(reply.status).toBe(200);
    stop.abort();
    expect((await visitor.call(picture())).status).toBe(200);
  });
});
