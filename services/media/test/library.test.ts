import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isAppError } from '@setu/kit/core';
import { filesystemObjects, type ObjectStore } from '@setu/kit/objects';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { File } from '../src/files/domain/file.js';
import { openLibrary } from '../src/library/library.js';
import type { PictureWidth } from '../src/pictures/domain/widths.js';
import { openWorkshop } from '../src/pictures/workshop.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><circle cx="320" cy="320" r="250" fill="#a9653d"/></svg>';
const drawing: File = {
  ...{ id: 'f5d1f2b4-0000-5000-8000-000000000001', key: '2026/11/f5d1f2b4-0000-5000-8000-000000000001' },
  ...{ kind: 'drawn', state: 'attached', name: 'tea.webp', type: 'image/webp', size: 0, sha256: '' },
  owner: { userId: '', companyId: '', companyType: '', visitorId: '' },
};

describe('A drawing', () => {
  let dir = '';
  let objects: ObjectStore;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'setu-library-'));
    objects = filesystemObjects({ dir });
  });
  afterAll(() => rm(dir, { recursive: true }));

  const open = (draw: () => Promise<Buffer>, store = objects) => {
    const counted = { drawn: 0, sizes: [] as number[] };
    const library = openLibrary({
      objects: store,
      workshop: openWorkshop(),
      produce: () => {
        counted.drawn += 1;
        return draw();
      },
      made: async (_, size) => {
        counted.sizes.push(size);
      },
    });
    return { library, counted };
  };

  it('is rendered once for all first requests, and once per width', async () => {
    const { library, counted } = open(async () => Buffer.from(svg));
    const read = async (width?: PictureWidth) => {
      const { size, stream } = await library.open(drawing, width);
      const bytes = await buffer(stream);
      expect(bytes).toHaveLength(size);
      return sharp(bytes).metadata();
    };
    const results = await Promise.all([
      ...Array.from({ length: 6 }, () => read()),
      ...Array.from({ length: 6 }, () => read(320)),
      read(1200),
    ]);
    expect(counted.drawn).toBe(2);
    expect(results.map(({ width }) => width)).toEqual([...Array(6).fill(1200), ...Array(6).fill(320), 1200]);
    await Promise.all([read(), read(320), library.sizeOf(drawing, 320)]);
    expect(counted.drawn).toBe(2);
    expect(counted.sizes).toEqual([await library.sizeOf(drawing)]);
    const names = [undefined, 320, 1200].map((width) => library.name(drawing, width as PictureWidth | undefined));
    expect(new Set(names.map(({ key, etag }) => `${key} ${etag}`)).size).toBe(2);
    expect(library.keysOf(drawing)).toEqual(expect.arrayContaining(names.map(({ key }) => key)));
  });

  it('that is already stored needs one call to the store, in full or in part', async () => {
    const { library } = open(async () => Buffer.from(svg));
    await library.open(drawing, 160).then(({ stream }) => stream.destroy());
    const questions: string[] = [];
    const watched: ObjectStore = {
      ...objects,
      get: (key, range) => {
        questions.push(range === undefined ? 'get' : 'part');
        return objects.get(key, range);
      },
      stat: (key) => {
        questions.push('head');
        return objects.stat(key);
      },
    };
    const again = open(async () => Buffer.from(svg), watched).library;
    await again.open(drawing, 160).then(({ stream }) => stream.destroy());
    await again.open(drawing, 160, { start: 2, end: 5 }).then(({ stream }) => stream.destroy());
    again.name(drawing, 160);
    expect(questions).toEqual(['get', 'part']);
  });

  it('that failed to render is tried again', async () => {
    let works = false;
    const { library } = open(async () => {
      if (!works) throw new Error('no drawing');
      return Buffer.from(svg);
    });
    await expect(library.open(drawing, 640)).rejects.toThrow();
    works = true;
    expect(await library.sizeOf(drawing, 640)).toBeGreaterThan(0);
  });

  it('is unavailable while the store is unavailable', async () => {
    const down = { ...objects, get: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const { library } = open(async () => Buffer.from(svg), down);
    const error: unknown = await library.open(drawing).catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'unavailable')).toBe(true);
  });
});
