import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorld, type World } from './world.js';

let world: World;
const folders: string[] = [];
const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'setu-own-index-'));
  folders.push(made);
  return made;
};

beforeAll(async () => {
  world = await startWorld();
}, 240_000);
afterAll(async () => {
  await world?.close();
  for (const one of folders) await rm(one, { recursive: true, force: true });
});

const bytesAt = (path: string) => readFile(path).catch(() => undefined);

it('a catalogue without an index of its own loads the one that an earlier process stored with media', async () => {
  const { objects } = world.services.media.deps.edge;
  const stored = async () => {
    for await (const { key } of objects.list('derived/catalogue/search-index/')) return key;
    return undefined;
  };
  await world.stop('catalogue');
  await world.restart('catalogue', { SEARCH_INDEX: 'memory', SEARCH_INDEX_DIR: await folder() });
  await expect.poll(stored, { timeout: 120_000 }).toBeDefined();
  const key = (await stored()) ?? '';
  const bytes = await buffer((await objects.get(key)).stream);

  await world.stop('catalogue');
  const dir = await folder();
  await world.restart('catalogue', { SEARCH_INDEX: 'memory', SEARCH_INDEX_DIR: dir });
  await expect.poll(() => bytesAt(join(dir, 'cards.idx')), { timeout: 120_000 }).toEqual(bytes);
}, 300_000);
