import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { isAppError } from '@setu/kit/core';
import { filesystemObjects, type ObjectStore } from '@setu/kit/objects';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { File } from '../src/domain/file.js';
import { openLibrary } from '../src/library/library.js';
import { openWorkshop } from '../src/pictures/workshop.js';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640" width="640" height="640"><circle cx="320" cy="320" r="250" fill="#a9653d"/></svg>';
const drawing: File = {
  ...{ id: 'f5d1f2b4-0000-5000-8000-000000000001', key: '2026/11/f5d1f2b4-0000-5000-8000-000000000001' },
  ...{ kind: 'drawn', state: 'attached', name: 'tea.webp', type: 'image/webp', size: 0, sha256: '' },
  owner: { userId: '', companyId: '', companyType: '', visitorId: '' },
};

describe('a drawing', () => {
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

  it('is drawn once for all who ask for it first, and once for each width', async () => {
    const { library, counted } = open(async () => Buffer.from(svg));
    const asked = await Promise.all([
      ...Array.from({ length: 6 }, () => library.locate(drawing)),
      ...Array.from({ length: 6 }, () => library.locate(drawing, 320)),
      library.locate(drawing, 1200),
    ]);
    expect(counted.drawn).toBe(2);
    expect(new Set(asked.map(({ key }) => key)).size).toBe(2);
    await Promise.all([library.locate(drawing), library.locate(drawing, 320)]);
    expect(counted.drawn).toBe(2);
    const [master, , , , , , small] = asked;
    for (const [located, width] of [
      [master, 1200],
      [small, 320],
    ] as const) {
      const bytes = await buffer((await objects.get(located?.key ?? '')).stream);
      expect(bytes).toHaveLength(located?.size ?? 0);
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(counted.sizes).toEqual([master?.size]);
    expect(library.keysOf(drawing)).toEqual(expect.arrayContaining([master?.key, small?.key]));
  });

  it('that could not be made is tried again', async () => {
    let works = false;
    const { library } = open(async () => {
      if (!works) throw new Error('no drawing');
      return Buffer.from(svg);
    });
    await expect(library.locate(drawing, 640)).rejects.toThrow();
    works = true;
    expect(await library.locate(drawing, 640)).toMatchObject({ type: 'image/webp' });
  });

  it('is unavailable while the store is', async () => {
    const down = { ...objects, stat: () => Promise.reject(new Error('connect ECONNREFUSED')) };
    const { library } = open(async () => Buffer.from(svg), down);
    const error: unknown = await library.locate(drawing).catch((thrown: unknown) => thrown);
    expect(isAppError(error, 'unavailable')).toBe(true);
  });
});
