import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openedWith } from '@setu/kit/db';
import { filesystemObjects } from '@setu/kit/objects';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { withdrawCard } from '../src/cards/changes/withdraw-card.js';
import type { SearchedPage } from '../src/search/store/searched-page.js';
import type { DerivedObjects } from '../src/search-index/live/derived-objects.js';
import { type EngineOptions, openEngine } from '../src/search-index/live/search-engine.js';
import { sharedSnapshots } from '../src/search-index/live/shared-snapshots.js';
import { IncompleteIndex, type SearchQuery } from '../src/search-index/search-index.js';
import { readSnapshot, writeSnapshot } from '../src/search-index/store/snapshot.js';
import { termLists } from '../src/search-terms/changes/read-term-lists.js';
import { rowsOf } from '../src/store/sql.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let lists: Awaited<ReturnType<ReturnType<typeof termLists>>>;
let objects: DerivedObjects;
const folders: string[] = [];
const opened: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  objects = inFolder(await folder());
  catalogue = await bootService(start, { demo: true, env: { SEARCH_INDEX: 'postgres', TASKS_DELAY_MS: '3600000' } });
  lists = await termLists(catalogue.deps.read)();
}, 120_000);
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
  for (const key of await keys()) await objects.remove(key);
});
afterAll(async () => {
  await catalogue?.close();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

const keys = () => objects.list('');
const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'setu-shared-index-'));
  folders.push(made);
  return made;
};

/** Files as the media service keeps them, without the way over HTTP, which bff/test tests. */
const inFolder = (dir: string): DerivedObjects => {
  const store = filesystemObjects({ dir });
  return {
    list: async (under) => {
      const found: string[] = [];
      for await (const { key } of store.list(under)) found.push(key);
      return found;
    },
    upload: async (key, path) => {
      const { size } = await stat(path);
      await store.put(key, createReadStream(path), { size, type: 'application/octet-stream' });
    },
    download: async (key, path) => pipeline((await store.get(key)).stream, createWriteStream(path)),
    remove: store.remove,
  };
};

/** Opens an index in its own folder, as a process on another machine does. */
const process = async (dir: string, onFirst: NonNullable<EngineOptions['onFirst']> = () => undefined) => {
  let isBuilt = false;
  const engine = await openEngine({
    ...openedWith(catalogue.deps.db),
    ...{ dir, lists: () => lists, log: catalogue.deps.log, shared: sharedSnapshots(objects) },
    firstCards: 100,
    onFirst: (first) => {
      isBuilt = true;
      onFirst(first);
    },
  });
  opened.push(engine);
  return { engine, isBuilt };
};

const anyCard = async (): Promise<string> => {
  const [card] = await rowsOf<{ id: string }>(catalogue.deps.db, {
    sql: 'select sku_id as id from search_doc order by rank limit 1',
    bindings: [],
  });
  return card?.id ?? '';
};
const all = {
  within: { categoryNum: undefined, companyNum: undefined, choices: [] },
  query: {
    price: { from: undefined, to: undefined },
    order: { by: 'popularity', descending: false } as const,
    ...{ offset: 0, limit: 1000 },
  },
};

it('a new process loads the index that another has stored, with the changes since then', async () => {
  const first = await process(await folder());
  expect(first.isBuilt).toBe(true);
  await expect.poll(async () => (await keys()).length, { timeout: 20_000 }).toBe(1);
  const withdrawn = await anyCard();
  await catalogue.deps.write((stores) => withdrawCard(stores, withdrawn));

  const second = await process(await folder());
  expect(second.isBuilt).toBe(false);
  await Promise.all([first.engine.caughtUp(), second.engine.caughtUp()]);
  const [before, after] = [await first.engine.search.browse(all), await second.engine.search.browse(all)];
  expect(after).toEqual(before);
  expect(after.ids).not.toContain(withdrawn);
});

it('while an index is built, only lists are answered that the other cards cannot change', async () => {
  const search = (text: string, limit: number): SearchQuery => ({
    ...{ search: text, asTyped: false, reader: 'en', within: all.within },
    query: { ...all.query, limit },
  });
  const [popular, rare, counted] = [search('tea', 3), search('tea', 1_000), search('tea', 1)];
  const sorted = { ...popular, query: { ...popular.query, order: { by: 'nameEn', descending: false } as const } };
  for (const key of await keys()) await objects.remove(key);
  const early: Promise<PromiseSettledResult<SearchedPage>[]>[] = [];
  const { engine } = await process(await folder(), ({ search: index }) => {
    const browsed = async () => ({ page: await index.browse(all), corrected: '' });
    early.push(Promise.allSettled([...[popular, rare, sorted, counted].map(index.search), browsed()]));
  });
  const [answered, ...rejected] = (await early[0]) ?? [];
  const { page } = await engine.search.search(popular);
  expect(answered).toMatchObject({ value: { page: { ids: page.ids, atLeast: true } } });
  const reasons = rejected.map((one) => one.status === 'rejected' && one.reason);
  expect(reasons).toEqual(rejected.map(() => new IncompleteIndex()));
  expect(reasons).toHaveLength(4);
});

it('a damaged stored index is not used', async () => {
  const dir = await folder();
  await (await process(dir)).engine.close();
  const [stored] = await keys();
  await writeFile(join(dir, 'damaged'), 'SETUIDX1 and more');
  await sharedSnapshots(objects).put(
    { generation: stored?.split('/').at(-2) ?? '', takenAt: Date.now() + 600_000, maxAgeMs: 3_600_000 },
    join(dir, 'damaged'),
  );
  expect((await process(await folder())).isBuilt).toBe(true);
});

it('a stored index that differs from the read model is replaced as soon as it serves', async () => {
  const dir = await folder();
  const first = await process(dir);
  const expected = await first.engine.search.browse(all);
  await first.engine.close();
  const path = join(dir, 'cards.idx');
  const stored = await readSnapshot(path);
  if (stored === undefined) throw new Error('nothing was stored');
  stored.segment.columns.price.fill(1);
  await writeSnapshot(path, stored, stored);
  const { engine, isBuilt } = await process(dir);
  expect(isBuilt).toBe(false);
  await engine.caughtUp();
  expect(await engine.search.browse(all)).toEqual(expected);
  expect(engine.behindMs()).toBeLessThan(60_000);
});

it('an old stored index is stored again, because later it could not be brought up to date', async () => {
  const dir = await folder();
  await (await process(dir)).engine.close();
  const path = join(dir, 'cards.idx');
  const stored = await readSnapshot(path);
  if (stored === undefined) throw new Error('nothing was stored');
  const takenAt = Date.now() - 7 * 3_600_000;
  await writeSnapshot(path, stored, { position: stored.position, takenAt });
  const again = await process(dir);
  expect(again.isBuilt).toBe(false);
  await expect.poll(async () => (await readSnapshot(path))?.takenAt, { timeout: 20_000 }).toBeGreaterThan(takenAt);
});

it('only the two newest stored indexes of a read model are kept, and none that is too old to load', async () => {
  const file = join(await folder(), 'cards.idx');
  await writeFile(file, 'content');
  const snapshots = sharedSnapshots(objects);
  const hour = 3_600_000;
  const put = (generation: string, takenAt: number) =>
    snapshots.put({ generation, takenAt, maxAgeMs: 22 * hour }, file);
  await put('earlier', 1 * hour);
  await put('current', 20 * hour);
  await put('current', 20 * hour + 60_000);
  expect(await keys()).toHaveLength(2);
  await put('current', 21 * hour);
  await put('current', 30 * hour);
  const names = (await keys()).map((key) => key.replace(/.*format-\d+\//, ''));
  expect(new Set(names)).toEqual(new Set([`current/${21 * hour}.idx`, `current/${30 * hour}.idx`]));
});
