import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { cardColumns } from '@setu/proto/card-columns';
import { importRowResultWord } from '@setu/proto/wire-words';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCards } from '../src/jobs/import-cards.js';
import { fakeMedia } from './fake-media.js';
import { type Catalogue, company, startTestCatalogue } from './fixtures.js';
import { goodRow } from './good-row.js';

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

const manager = actors.broker({ roles: ['TEAM_MANAGER'] });
const titles = cardColumns.map(({ name }) => name);

const row = (change: Record<string, unknown> = {}) => titles.map((name) => ({ ...goodRow, ...change })[name] ?? null);

/** Lets the worker process a run, and returns it with its rows. */
async function worked(runId: string) {
  await importCards(catalogue.deps).run({ companyId: company.kaveri }, { signal: AbortSignal.timeout(60_000) });
  const request = { companyId: company.kaveri, runId, results: [], page: undefined };
  const { run, rows } = await catalogue.client.getImport(request, { actor: manager });
  if (run === undefined) throw new Error('no run');
  return { run, rows, results: rows.map(({ result }) => importRowResultWord(result)) };
}

async function checked(bytes: Buffer) {
  const fileId = media.put(company.kaveri, 'cards.xlsx', bytes);
  const request = { companyId: company.kaveri, fileId, picturesId: '', apply: false, key: systemIds.id() };
  const { run } = await catalogue.client.startImport(request, { actor: manager });
  return worked(run?.id ?? '');
}

it('a card file keeps the sheet and the row numbers of the user in its errors, its notes and later uploads', async () => {
  const workbook = new excel.Workbook();
  workbook.addWorksheet('Cover').addRow(['Price list of Kaveri']);
  const sheet = workbook.addWorksheet('Насосы 2026');
  sheet.getCell('A2').value = 'November';
  sheet.getRow(4).values = titles;
  sheet.getRow(5).values = row({ vendor_code: 'ROWS-1', price_from: '₹ 15,00,000' }) as never;
  sheet.getRow(9).values = row({ vendor_code: 'ROWS-2', unit: 'pscs', price_from: '$ 5' }) as never;
  sheet.getCell('C1048575').font = { bold: true };
  sheet.getCell(1_048_576, 1 + titles.indexOf('vendor_code')).value = 'STRAY';
  const { run, rows } = await checked(Buffer.from(await workbook.xlsx.writeBuffer()));
  expect([run.rows, rows.map((one) => one.row)]).toEqual([3, [5, 9, 1_048_576]]);
  expect(rows[1]?.problems.map(({ cell, code }) => [cell, code])).toEqual([
    [expect.stringMatching(/^[A-Z]+9$/), 'other_currency'],
    [expect.stringMatching(/^[A-Z]+9$/), 'not_in_list_near'],
  ]);
  const markedOf = async (id: string) => {
    const marked = new excel.Workbook();
    await marked.xlsx.load(media.files.get(id)?.bytes as unknown as ArrayBuffer);
    const [only] = marked.worksheets;
    return {
      name: only?.name,
      title: only?.getCell('A2').value,
      head: only?.getCell('A4').value,
      fine: only?.getRow(5).getCell(titles.length + 1).value,
      faulty: only?.getRow(9).getCell(titles.length + 1).value,
    };
  };
  const faulty = expect.stringMatching(/^[A-Z]+9 price_from: .*; [A-Z]+9 unit: /);
  const place = { name: 'Насосы 2026', title: 'November', head: 'vendor_code' };
  expect(await markedOf(run.markedFileId)).toEqual({ ...place, fine: 'No errors: a new card', faulty });
  await catalogue.client.applyImport({ companyId: company.kaveri, runId: run.id }, { actor: manager });
  expect((await worked(run.id)).results).toEqual(['created', 'faulty', 'faulty']);
  const again = await checked(media.files.get(run.markedFileId)?.bytes as Buffer);
  expect(again.rows.map((one) => [one.row, importRowResultWord(one.result)])).toEqual([
    [5, 'unchanged'],
    [9, 'faulty'],
    [1_048_576, 'faulty'],
  ]);
});
