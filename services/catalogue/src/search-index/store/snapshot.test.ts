import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildSegment } from '../domain/build-segment.js';
import { LiveIndex } from '../domain/live-index.js';
import { LiveVocabulary } from '../domain/live-vocabulary.js';
import type { IndexedCard } from '../domain/segment.js';
import { vocabularyTable } from '../domain/vocabulary-table.js';
import { readSnapshot, writeSnapshot } from './snapshot.js';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-snapshot-'));
  path = join(folder, 'cards.idx');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const aCard = (n: number): IndexedCard => ({
  ...{ skuId: `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`, rank: n },
  ...{
    price: n % 3 === 0 ? undefined : n * 100,
    priceTo: n * 120,
    landed: n % 4 === 0 ? undefined : n,
    nameEn: 100 - n,
    nameRu: n,
    brand: 1,
  },
  ...{ terms: n % 7, origin: n % 2, category: 1 + (n % 3), company: 5 },
  ...{ code: `км${n}`, lexemes: ['насос', `=k${n}`] },
});
const of = { position: { generation: '7', seen: '41:41:' }, takenAt: 1 };
const vocabulary = vocabularyTable([
  { word: 'насосы', stem: 'насос', sound: 'nasosi', stemSound: 'nasos', cards: 50 },
  { word: 'pump', stem: 'pump', sound: 'pump', stemSound: 'pump', cards: 7 },
]);
const segment = () => buildSegment(Array.from({ length: 50 }, (_, n) => aCard(n + 1)));

it('a snapshot returns the same lists that were written, without removed cards', async () => {
  const before = new LiveIndex(segment());
  before.change({ cards: [], withdrawn: [aCard(3).skuId] });
  await writeSnapshot(path, { segment: before.segments[0] ?? segment(), vocabulary }, of);
  const read = await readSnapshot(path);
  expect(read).toMatchObject(of);
  const after = new LiveIndex(read?.segment);
  const query = {
    match: { query: { lexeme: 'насос' }, first: undefined },
    ...{ price: { from: undefined, to: 2000 }, order: { by: 'nameEn', descending: false } as const },
    ...{ offset: 0, limit: 30 },
    facets: { choices: new Map(), subtrees: new Map(), without: [] },
  };
  expect(after.list(query)).toEqual(before.list(query));
  expect(after.list(query).facets?.facets.length).toBeGreaterThan(2);
  expect(after.list(query).total).toBeGreaterThan(0);
  expect(after.size).toBe(49);
  const words = new LiveVocabulary(read?.vocabulary ?? vocabularyTable([]));
  expect(words.near(['пасос'])).toEqual([{ word: 'насосы', stem: 'насос', cards: 50 }]);
  expect(words.soundingAs(['nasos', 'pump']).map(({ word }) => word)).toEqual(['насосы', 'pump']);
  expect([words.hasBeginning('pu'), words.hasBeginning('ump')]).toEqual([true, false]);
});

it('no snapshot is read from a missing file', async () => {
  expect(await readSnapshot(path)).toBeUndefined();
});

it('no snapshot is read from a file with a changed or missing byte', async () => {
  await writeSnapshot(path, { segment: segment(), vocabulary }, of);
  const bytes = await readFile(path);
  for (let at = 0; at < bytes.length; at += 97) {
    const broken = Buffer.from(bytes);
    broken[at] = (broken[at] ?? 0) ^ 0xff;
    await writeFile(path, broken);
    expect(await readSnapshot(path), `byte ${at}`).toBeUndefined();
  }
  for (const length of [0, 5, 11, 200, bytes.length - 1]) {
    await writeFile(path, bytes.subarray(0, length));
    expect(await readSnapshot(path), `${length} bytes`).toBeUndefined();
  }
  await writeFile(path, bytes);
  expect(await readSnapshot(path)).toBeDefined();
});
