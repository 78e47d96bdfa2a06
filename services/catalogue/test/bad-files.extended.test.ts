import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as xlsx from '@e965/xlsx';
import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { cardColumns } from '@setu/proto/card-columns';
import { importFailureWord, importStateWord } from '@setu/proto/wire-words';
import { importFailures } from '@setu/proto/words';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ending, readSheet } from '../src/imports/reading/read-sheet.js';
import { isRow, readInChild } from '../src/imports/reading/run-child.js';
import { Unreadable } from '../src/imports/reading/unreadable.js';
import { importCards } from '../src/jobs/import-cards.js';
import { badFiles, mutant } from './bad-files.js';
import { fakeMedia } from './fake-media.js';
import { type Catalogue, company, startTestCatalogue } from './fixtures.js';

/**
 * For more files and a check of the time limit: `BAD_FILES_SEEDS=2000 npm test --
 * services/catalogue/test/bad-files.extended.test.ts`.
 */
const seeds = Number(process.env.BAD_FILES_SEEDS ?? 60);
const isLong = process.env.BAD_FILES_SEEDS !== undefined;
const longestMs = 10_000;

const titles = cardColumns.map(({ name }) => name);
const values: Readonly<Record<string, string | number>> = {
  ...{ vendor_code: 'GOOD-1', name: 'Gear pump', category: 'Equipment > Pumps', hs_code: '841360', brand: 'Kaveri' },
  ...{ price_mode: 'Exact price', price_from: 1250.5, payment_advance: 30, payment_transfer: 70, unit: 'pcs' },
  ...{ minimum_quantum: 1.5, lead_days: 14, inco_terms: 'FOB', inco_place: 'Mundra', country: 'India', color: 'Blue' },
  ...{ width: 10, height: 20, length: 30, weight: 4.5, industries: 'Water supply', area: 'Oil', description: 'Pumps' },
  ...{ special_instructions: 'Keep dry', shipment_method: 'By sea', shipment_description: 'Crate' },
  ...{ shipment_port: 'Mundra', is_sample_available: 'No' },
};
const row = titles.map((title) => values[title] ?? null);

const newBook = async (rows: readonly (readonly unknown[])[]): Promise<Buffer> => {
  const workbook = new excel.Workbook();
  const sheet = workbook.addWorksheet('Cards');
  for (const one of [titles, ...rows]) sheet.addRow([...one]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};
const oldBook = (rows: readonly (readonly unknown[])[]): Buffer => {
  const workbook = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(workbook, xlsx.utils.aoa_to_sheet([titles, ...rows] as unknown[][]), 'Cards');
  return xlsx.write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};

describe('A mistaken or harmful file', { timeout: 300_000 }, () => {
  let catalogue: Catalogue;
  let media: Awaited<ReturnType<typeof fakeMedia>>;
  beforeAll(async () => {
    media = await fakeMedia();
    catalogue = await startTestCatalogue({ env: { MEDIA_HTTP_URL: media.url, TASKS_DELAY_MS: '3600000' } });
  });
  afterAll(async () => {
    await catalogue?.close();
    await media?.close();
  });

  const actor = actors.broker({ roles: ['TEAM_MANAGER'] });
  const companyId = company.kaveri;
  const judged = async (name: string, bytes: Buffer) => {
    const fileId = media.put(companyId, name, bytes);
    const request = { companyId, fileId, picturesId: '', apply: false, key: systemIds.id() };
    const { run } = await catalogue.client.startImport(request, { actor });
    const startedAt = performance.now();
    await importCards(catalogue.deps).run({ companyId }, { signal: AbortSignal.timeout(120_000) });
    const ms = performance.now() - startedAt;
    const imported = await catalogue.client.getImport(
      { companyId, runId: run?.id ?? '', results: [], page: undefined },
      { actor },
    );
    if (imported.run === undefined) throw new Error('no run');
    return { ms, rows: imported.rows, state: importStateWord(imported.run.state), run: imported.run };
  };

  it('gets a clear answer, and the next file is still read', async () => {
    for (const { what, name, bytes, failure, codes } of await badFiles(titles, row)) {
      const { ms, state, run, rows } = await judged(name, bytes);
      if (failure === undefined) {
        expect([what, state, rows[0]?.problems.map(({ code }) => code)]).toEqual([what, 'checked', codes]);
      } else expect([what, state, importFailureWord(run.failure)]).toEqual([what, 'failed', failure]);
      if (isLong) process.stdout.write(`${what}: ${Math.round(ms)} ms, ${(bytes.length / 1024).toFixed(0)} KB\n`);
      if (isLong) expect(ms, what).toBeLessThan(longestMs);
    }
    const { run, state } = await judged('good.xlsx', await newBook([row]));
    expect([state, run.fresh, run.faulty]).toEqual(['checked', 1, 0]);
  });

  it('with characters that cannot be stored has one faulty row, and all other rows are read', async () => {
    const edited = (code: string, name: string) => row.map((cell, at) => [code, name][at] ?? cell);
    for (const [name, bytes] of [
      [
        'odd.xlsx',
        await newBook([edited('ODD-1', 'Pump _x0000_'), edited('ODD-2', 'Pump _xD800_'), edited('ODD-3', 'Pump')]),
      ],
      ['odd.xls', oldBook([edited('ODD-1', 'Pump \0'), edited('ODD-2', 'Pump \ud800'), edited('ODD-3', 'Pump')])],
    ] as const) {
      const { run, rows } = await judged(name, bytes);
      const codes = rows.map(({ problems }) => problems.map(({ column, code }) => `${column} ${code}`));
      expect([name, run.fresh, codes]).toEqual([
        name,
        1,
        [['name invalid_characters'], ['name invalid_characters'], []],
      ]);
    }
  });
});

type Extension = 'xlsx' | 'xls';

/** Returns how the reading of a file ends. */
async function endHere(path: string, extension: Extension): Promise<Ending> {
  const out = new PassThrough();
  const output = text(out);
  await readSheet(path, extension, { out });
  out.end();
  return JSON.parse((await output).trim().split('\n').at(-1) ?? '') as Ending;
}

async function endInChild(path: string, extension: Extension): Promise<Ending> {
  try {
    for await (const message of readInChild(path, extension, AbortSignal.timeout(120_000)))
      expect(isRow(message) ? message[0] : message.row).toBeGreaterThan(0);
    return {};
  } catch (error) {
    if (error instanceof Unreadable) return { failure: error.failure };
    throw error;
  }
}

describe('A valid file with a few changed bytes', { timeout: 120_000 + seeds * 1_000 }, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'setu-mutants-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each(['xlsx', 'xls'] as const)('is read or rejected with a reason: .%s', async (extension) => {
    const rows = Array.from({ length: 20 }, (_, at) => row.map((cell, place) => (place === 0 ? `M-${at}` : cell)));
    const good = extension === 'xlsx' ? await newBook(rows) : oldBook(rows);
    for (let seed = 1; seed <= seeds; seed += 1) {
      const { name, bytes } = mutant(good, extension, seed);
      const path = join(folder, name);
      await writeFile(path, bytes);
      const startedAt = performance.now();
      // A separate process for each file takes too long. None of the few default files makes the reader hang, so they
      // are read in this process.
      const { failure, ...rest } = isLong ? await endInChild(path, extension) : await endHere(path, extension);
      expect([name, rest]).toEqual([name, {}]);
      if (failure !== undefined) expect(importFailures, name).toContain(failure);
      if (isLong) expect(performance.now() - startedAt, name).toBeLessThan(longestMs);
      await rm(path);
    }
  });
});
