import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { standInKeys, startS3 } from '../../../deploy/checks/s3-stand-in.mjs';
import type { ObjectStore } from '../src/objects/index.js';
import { s3Objects } from '../src/objects/s3.js';
import { type TcpProxy, tcpProxy, watchStalls } from '../src/testing/index.js';

// Larger than the buffers of the sockets and pipes on the way.
const large = Buffer.alloc(24 * 1024 * 1024, 'x');
const timeouts = { connectMs: 200, stallMs: 1_000 };
const unavailable = expect.objectContaining({ kind: 'unavailable' });

describe('An object store that freezes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'setu-frozen-'));
  let server: Awaited<ReturnType<typeof startS3>>;
  const keys = { ...standInKeys, bucket: 'setu' };
  let proxy: TcpProxy;
  let store: ObjectStore;
  let port: number;
  beforeAll(async () => {
    server = await startS3(folder);
    ({ port } = server);
    const direct = s3Objects({ endpoint: `http://127.0.0.1:${port}`, ...keys });
    await direct.put('large', Readable.from([large]), { size: large.length, type: 'text/plain' });
  });
  afterAll(async () => {
    await server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    proxy = await tcpProxy({ port });
    store = s3Objects({ endpoint: `http://127.0.0.1:${proxy.port}`, ...keys, timeouts });
    await expect.poll(() => store.stat('large'), { timeout: 15_000 }).toMatchObject({ size: large.length });
  });
  afterEach(() => proxy.close());

  const soon = async (action: () => Promise<unknown>): Promise<unknown> => {
    const stalled = watchStalls();
    const began = performance.now();
    const failure = await action().then(
      () => 'no failure',
      (error: unknown) => error,
    );
    expect(performance.now() - began - stalled()).toBeLessThan(timeouts.stallMs + 1_500);
    return failure;
  };

  it('delays no caller that waits for the first byte', async () => {
    proxy.freeze();
    expect(await soon(() => store.get('large'))).toEqual(unavailable);
    expect(await soon(() => store.stat('large'))).toEqual(unavailable);
    expect(await soon(() => store.remove('large'))).toEqual(unavailable);
    expect(await soon(() => store.list('')[Symbol.asyncIterator]().next())).toEqual(unavailable);
  });

  it('delays no upload whose bytes it stops reading', async () => {
    proxy.freeze();
    const put = () => store.put('new', Readable.from([large]), { size: large.length, type: 'text/plain' });
    expect(await soon(put)).toEqual(unavailable);
  });

  it('delays no download between two chunks', async () => {
    const { stream, size } = await store.get('large');
    expect(size).toBe(large.length);
    stream.once('data', () => proxy.freeze());
    expect(await soon(() => buffer(stream))).toEqual(unavailable);
  });

  it('is not considered frozen when the caller reads slowly', async () => {
    const { stream } = await store.get('large');
    const slow = new PassThrough();
    stream.pipe(slow);
    await wait(timeouts.stallMs * 2);
    expect((await buffer(slow)).equals(large)).toBe(true);
  });

  it('is given up when it accepts no connection', async () => {
    // TEST-NET-1: no server is there, and most networks do not report it.
    const nowhere = s3Objects({ endpoint: 'http://192.0.2.1', ...keys, timeouts });
    expect(await soon(() => nowhere.stat('large'))).toBeInstanceOf(Error);
  });
});
