import { systemIds } from '@setu/kit/core';
import { actors } from '@setu/kit/testing';
import { cardColumns } from '@setu/proto/card-columns';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hsCodes } from '../src/hs-codes/store/hs-codes.js';
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

const titles = cardColumns.map(({ name }) => name);
const hsAt = titles.indexOf('hs_code') + 1;

/** Checks a file of rows, and returns the sheet of the marked file. */
async function marked(rows: readonly Record<string, unknown>[], locale = 'en') {
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Cards');
  sheet.addRow(titles);
  for (const [at, change] of rows.entries()) {
    const row: Record<string, unknown> = { ...goodRow, vendor_code: `HS-${at}`, ...change };
    sheet.addRow(titles.map((name) => row[name] ?? null));
  }
  const fileId = media.put(company.kaveri, 'cards.xlsx', Buffer.from(await book.xlsx.writeBuffer()));
  const actor = actors.broker({ roles: ['TEAM_MANAGER'], locale });
  const { run } = await catalogue.client.startImport(
    { companyId: company.kaveri, fileId, picturesId: '', apply: false, key: systemIds.id() },
    { actor },
  );
  await importCards(catalogue.deps).run({ companyId: company.kaveri }, { signal: AbortSignal.timeout(60_000) });
  const done = await catalogue.client.getImport(
    { companyId: company.kaveri, runId: run?.id ?? '', results: [], page: undefined },
    { actor },
  );
  const result = new excel.Workbook();
  const stored = media.files.get(done.run?.markedFileId ?? '');
  await result.xlsx.load(stored?.bytes as unknown as ArrayBuffer);
  const cellOf = (row: number) => result.worksheets[0]?.getRow(row + 2).getCell(hsAt);
  return {
    run: done.run,
    value: (row: number) => cellOf(row)?.value,
    note: (row: number) => noteText(cellOf(row)?.note),
    last: (row: number) => String(result.worksheets[0]?.getRow(row + 2).getCell(titles.length + 1).value),
  };
}

const noteText = (note: string | excel.Comment | undefined): string =>
  typeof note === 'object' ? (note.texts ?? []).map(({ text }) => text).join('') : (note ?? '');

it('a missing or malformed HS code gets a suggestion in the remark of its cell, and the cell stays as it was', async () => {
  const sheet = await marked([
    { name: 'Centrifugal pump', hs_code: null },
    { name: 'Centrifugal pump', hs_code: 'pump' },
    { name: 'Zyzzyva', hs_code: null },
    { name: 'Centrifugal pump' },
  ]);
  const maybe = 'Maybe 8413 70 Other centrifugal pumps: check it and enter it';
  expect([sheet.note(0), sheet.value(0)]).toEqual([`Fill in this cell. ${maybe}`, null]);
  expect([sheet.note(1), sheet.value(1)]).toEqual([`Enter 4 to 8 digits. ${maybe}`, 'pump']);
  expect(sheet.last(0)).toMatch(/Fill in this cell\. Maybe 8413 70/);
  expect(sheet.note(2)).toBe('Fill in this cell');
  expect([sheet.note(3), sheet.last(3)]).toEqual(['', 'No errors: a new card']);
});

it('the suggestion is in the language of the user', async () => {
  const sheet = await marked([{ name: 'Centrifugal pump', hs_code: null }], 'ru');
  expect(sheet.note(0)).toBe('Заполните эту ячейку. Возможно, 8413 70 Насосы центробежные прочие: проверьте и впишите');
});

it('a code that is not in the full nomenclature is remarked on, and its row stays good', async () => {
  const unknown = { name: 'Centrifugal pump', hs_code: '99887766' };
  expect((await marked([unknown])).note(0)).toBe('');
  await hsCodes(catalogue.deps.db).put([{ code: '841370', en: 'Centrifugal pumps', ru: 'Насосы центробежные' }], true);
  const sheet = await marked([unknown, { hs_code: '84137021' }]);
  expect(sheet.run).toMatchObject({ fresh: 2, faulty: 0 });
  expect(sheet.note(0)).toBe(
    'This code isn’t in the official list. Maybe 8413 70 Centrifugal pumps: check it and enter it',
  );
  expect([sheet.last(0), sheet.note(1)]).toEqual([expect.stringMatching(/^No errors: a new card\. This code/), '']);
});
