import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standInKeys, startS3 } from '../../../deploy/checks/s3-stand-in.mjs';
import { type Minio, startMinio } from '../../../deploy/local/minio-server.mjs';
import { freePort } from '../../../deploy/local/ports.mjs';
import { findMinio } from '../../../deploy/local/programs.mjs';
import { filesystemObjects, type ObjectStore } from '../src/objects/index.js';
import { s3Objects } from '../src/objects/s3.js';

const folder = mkdtempSync(join(tmpdir(), 'setu-objects-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bytes = Buffer.from('Ёлки зелёные, 0123456789');

function objectsContract(name: string, openStore: () => ObjectStore): void {
  describe(name, () => {
    const put = (key: string, content: Buffer = bytes, size = content.length) =>
      openStore().put(key, Readable.from([content.subarray(0, 5), content.subarray(5)]), { size, type: 'text/plain' });

    it('returns a stored object with its size, type and etag', async () => {
      const info = await put('2026/11/first');
      const got = await openStore().get('2026/11/first');
      expect(await buffer(got.stream)).toEqual(bytes);
      expect(got).toMatchObject({ key: '2026/11/first', size: bytes.length, type: 'text/plain', etag: info.etag });
      expect(await openStore().stat('2026/11/first')).toEqual(info);
      const other = await put('2026/11/second', Buffer.from('something else'));
      expect(other.etag).not.toBe(info.etag);
    });

    it('returns a requested range of bytes', async () => {
      await put('part');
      const middle = await openStore().get('part', { start: 2, end: 5 });
      expect(await buffer(middle.stream)).toEqual(bytes.subarray(2, 6));
      const rest = await openStore().get('part', { start: 20, end: 9_999 });
      expect(await buffer(rest.stream)).toEqual(bytes.subarray(20));
      await expect(openStore().get('part', { start: 9_999 })).rejects.toMatchObject({ code: 'range_not_satisfiable' });
    });

    it('stores an empty object', async () => {
      await put('empty', Buffer.alloc(0));
      const { stream, size } = await openStore().get('empty');
      expect([size, (await buffer(stream)).length]).toEqual([0, 0]);
    });

    it('does not find objects that were never stored or were removed', async () => {
      await put('gone');
      await openStore().remove('gone');
      await openStore().remove('gone');
      for (const key of ['gone', 'never', 'never/below']) {
        await expect(openStore().stat(key)).rejects.toMatchObject({ kind: 'not_found' });
        await expect(openStore().get(key)).rejects.toMatchObject({ kind: 'not_found' });
      }
    });

    it('keeps nothing of an upload with more or fewer bytes than announced', async () => {
      await expect(put('more', bytes, 10)).rejects.toMatchObject({ code: 'size_mismatch' });
      await expect(put('fewer', bytes, 1000)).rejects.toMatchObject({ code: 'size_mismatch' });
      await expect(openStore().stat('more')).rejects.toMatchObject({ kind: 'not_found' });
      await expect(openStore().stat('fewer')).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('keeps nothing of an interrupted upload', async () => {
      const broken = Readable.from(
        (async function* () {
          yield bytes;
          throw new Error('line lost');
        })(),
      );
      await expect(openStore().put('broken', broken, { size: 1000, type: 'text/plain' })).rejects.toThrow('line lost');
      await expect(openStore().stat('broken')).rejects.toMatchObject({ kind: 'not_found' });
    });

    it('lists the objects with a prefix', async () => {
      for (const key of ['list/a/1', 'list/a/2', 'list/b/1']) await put(key);
      const listed = [];
      for await (const each of openStore().list('list/a/')) listed.push(each);
      const { size, etag } = await openStore().stat('list/a/1');
      expect(listed).toEqual([
        { key: 'list/a/1', size, etag },
        { key: 'list/a/2', size, etag },
      ]);
    });

    it('rejects keys that a file system could misread', async () => {
      for (const key of ['', '/', '../x', 'a/../b', 'a//b', '.hidden', 'a\0b', 'с-кириллицей', 'a\\b']) {
        await expect(put(key)).rejects.toMatchObject({ kind: 'internal' });
      }
    });
  });
}

describe('An object store in files', () => {
  objectsContract('in a folder', () => filesystemObjects({ dir: join(folder, 'files') }));

  it('leaves nothing temporary behind', async () => {
    expect(await readdir(join(folder, 'files', 'tmp'))).toEqual([]);
  });

  it('reports the free space', async () => {
    expect(await filesystemObjects({ dir: join(folder, 'files') }).freeBytes()).toBeGreaterThan(0n);
  });
});

describe('An object store in S3', () => {
  let server: Awaited<ReturnType<typeof startS3>>;
  let store: ObjectStore;
  beforeAll(async () => {
    server = await startS3(join(folder, 's3'));
    const { port } = server;
    store = s3Objects({
      endpoint: `http://127.0.0.1:${port}`,
      ...standInKeys,
      bucket: 'setu',
    });
  });
  afterAll(() => server?.close());
  objectsContract('in a bucket', () => store);

  it('needs one request to list and one to get', async () => {
    for (let n = 0; n < 5; n += 1) {
      await store.put(`cheap/${n}`, Readable.from([bytes]), { size: bytes.length, type: 'text/plain' });
    }
    const methods: (string | undefined)[] = [];
    const note = ({ method }: { method?: string }): void => void methods.push(method);
    const { httpServer } = server;
    httpServer.on('request', note);
    for await (const _ of store.list('cheap/'));
    await buffer((await store.get('cheap/1', { start: 2, end: 5 })).stream);
    httpServer.off('request', note);
    expect(methods).toEqual(['GET', 'GET']);
  });
});

const program = findMinio();

// Defined only with MinIO, so that a run without it reports no skipped test. The S3 stand-in runs the same tests.
if (program !== undefined)
  describe('An object store in MinIO', () => {
    let server: Minio;
    let store: ObjectStore;
    beforeAll(async () => {
      const place = { port: await freePort(), folder: join(folder, 'minio'), logFile: join(folder, 'minio.log') };
      server = await startMinio({ program, password: 'setu-suite-only', ...place });
      const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = server.env;
      store = s3Objects({ endpoint, accessKey, secretKey, bucket: 'setu' });
    });
    afterAll(() => server?.stop());
    objectsContract('in its bucket', () => store);
  });
