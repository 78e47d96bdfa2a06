import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openedWith } from '@setu/kit/db';
import { type Booted, bootService } from '@setu/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { mostPopular } from '../src/search/domain/card-list.js';
import { noLists } from '../src/search/domain/word-lists.js';
import { postgresIndex } from '../src/search/store/postgres-index.js';
import { openEngine, type SearchEngine } from '../src/search-index/live/search-engine.js';
import type { SearchIndex } from '../src/search-index/search-index.js';
import type { HeldOut } from '../src/seed/held-out/cards.js';
import { fillHeldOut } from '../src/seed/held-out/fill-held-out.js';
import { heldOutQuestions, type Language, nonsense } from '../src/seed/held-out/questions.js';
import { missesOf, type Recalled, recallOf } from '../src/seed/held-out/recall.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let engine: SearchEngine;
let catalogueData: HeldOut;
let dir: string;
const [cards, each, seed] = [2_000, 12, 20261125];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'setu-meant-'));
  catalogue = await bootService(start, { env: { SEARCH_INDEX: 'postgres' } });
  catalogueData = await fillHeldOut(catalogue.deps.db, seed, cards);
  engine = await openEngine({
    ...openedWith(catalogue.deps.db),
    ...{ dir, lists: () => noLists, log: catalogue.deps.log },
  });
}, 300_000);
afterAll(async () => {
  await engine?.close();
  await catalogue?.close();
  await rm(dir, { recursive: true, force: true });
});

const everything = { categoryNum: undefined, companyNum: undefined, choices: [] };
const searchIn = (index: Pick<SearchIndex, 'search'>) => async (search: string, reader: Language) =>
  index.search({ ...{ search, reader, asTyped: false, within: everything }, query: { ...mostPopular, limit: 10 } });

/** Merges the rows of all kinds, because a few searches per kind are too few for the minimum shares. */
const together = (rows: readonly Recalled[]): Recalled => ({
  ...{ kind: 'all', language: 'ru', searches: rows.length },
  ...{ missed: rows.flatMap(({ missed }) => missed), wrong: rows.flatMap(({ wrong }) => wrong) },
  recall: rows.reduce((sum, row) => sum + row.recall, 0) / rows.length,
  precision: rows.reduce((sum, row) => sum + row.precision, 0) / rows.length,
});

it.each([
  ['the read model', () => postgresIndex(catalogue.deps.read, () => noLists)],
  ['the index in memory', () => engine.search],
])(
  '%s finds the right cards for searches of every kind in both languages, and nothing for nonsense',
  async (_, indexOf) => {
    const searchIndex = searchIn(indexOf());
    const byId = new Map(catalogueData.cards.map((card) => [card.id, card]));
    const questions = heldOutQuestions(catalogueData.cards, each, seed + 1);
    const rows = await recallOf(
      questions,
      byId,
      async (search, reader) => (await searchIndex(search, reader)).page.ids,
    );
    expect(missesOf([together(rows)])).toEqual([]);
    expect(rows.filter(({ recall }) => recall < 0.75).map(({ kind, missed }) => [kind, missed])).toEqual([]);
    for (const search of nonsense(20, seed))
      expect([search, (await searchIndex(search, 'ru')).page.total]).toEqual([search, 0]);
  },
  300_000,
);
