import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { filesystemObjects, type ObjectStore } from '../objects/index.js';
import { lastMirrored, mirrorBack, mirrorOut } from './mirror.js';

let [store, mirror, empty]: ObjectStore[] = [];

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'setu-mirror-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  [store, mirror, empty] = ['store', 'mirror', 'empty'].map((name) => filesystemObjects({ dir: join(folder, name) }));
});

const put = (to: ObjectStore | undefined, key: string, content: string) =>
  to?.put(key, Readable.from([Buffer.from(content)]), { size: Buffer.byteLength(content), type: 'text/plain' });
const open = (from: ObjectStore | undefined): ObjectStore => {
  if (from === undefined) throw new Error('no store');
  return from;
};
const keysOf = async (from: ObjectStore | undefined): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of open(from).list('')) keys.push(key);
  return keys;
};

it('the mirror copies missing objects, keeps removed ones and continues after an interruption', async () => {
  await put(store, '2026/11/a', 'Ёлка');
  await put(store, '2026/11/b', 'second');
  expect(await mirrorOut(open(store), open(mirror))).toMatchObject({ copied: 2, kept: 0, bytes: 14 });
  await open(store).remove('2026/11/b');
  await put(store, '2026/11/c', 'third');
  expect(await mirrorOut(open(store), open(mirror))).toMatchObject({ copied: 1, kept: 1 });
  expect((await keysOf(mirror)).filter((key) => !key.startsWith('marks/'))).toEqual([
    '2026/11/a',
    '2026/11/b',
    '2026/11/c',
  ]);
});

it('what services can compute again is not copied', async () => {
  await put(store, '2026/11/a', 'Ёлка');
  await put(store, 'derived/catalogue/index', 'large');
  expect(await mirrorOut(open(store), open(mirror))).toMatchObject({ copied: 1 });
  expect(await keysOf(mirror)).not.toContain('derived/catalogue/index');
});

it('the mirror records the start time of a complete copy only', async () => {
  expect(await lastMirrored(open(mirror))).toBeUndefined();
  await put(store, '2026/11/a', 'one');
  const completeAt = new Date('2026-11-25T10:00:00.000Z');
  await mirrorOut(open(store), open(mirror), completeAt);
  await put(store, '2026/11/b', 'two');
  const breaking: ObjectStore = { ...open(store), get: () => Promise.reject(new Error('line lost')) };
  await expect(mirrorOut(breaking, open(mirror), new Date('2026-11-25T10:05:00.000Z'))).rejects.toThrow('line lost');
  expect(await lastMirrored(open(mirror))).toEqual(completeAt);
});

it("the mirror fills an empty store again, with the type of each object and without the mirror's own marks", async () => {
  await put(store, '2026/11/a', 'Ёлка');
  await mirrorOut(open(store), open(mirror));
  expect(await mirrorBack(open(mirror), open(empty))).toMatchObject({ copied: 1 });
  expect(await keysOf(empty)).toEqual(['2026/11/a']);
  const { stream, type } = await open(empty).get('2026/11/a');
  expect([await text(stream), type]).toEqual(['Ёлка', 'text/plain']);
});
