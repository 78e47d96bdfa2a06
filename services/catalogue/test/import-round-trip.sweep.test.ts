import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { companies } from '@setu/demo-world';
import { actors, type Booted, bootService, sampled } from '@setu/kit/testing';
import { cardColumns } from '@setu/proto/card-columns';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { start } from '../src/app.js';
import { toForm } from '../src/card-forms/store/form-version.js';
import { readLists } from '../src/imports/changes/read-lists.js';
import { judgeRow } from '../src/imports/domain/judge-row.js';
import type { RawRow } from '../src/imports/domain/raw-cell.js';
import { readHeader } from '../src/imports/domain/read-header.js';
import { readSheet } from '../src/imports/reading/read-sheet.js';

type Started = Awaited<ReturnType<typeof start>>;
let catalogue: Booted<Started['deps'], Started['definition']>;
let folder: string;
beforeAll(async () => {
  catalogue = await bootService(start, { demo: true });
  folder = await mkdtemp(join(tmpdir(), 'setu-round-trip-'));
});
afterAll(async () => {
  await catalogue?.close();
  await rm(folder, { recursive: true, force: true });
});

const titles = cardColumns.map(({ name }) => name);
const header = readHeader(titles);
if (typeof header === 'string') throw new Error(header);

/** Returns a supplier's cards as a downloaded file. */
async function downloaded(companyId: string, locale: string): Promise<Buffer> {
  const actor = { ...actors.broker({ roles: ['TEAM_MANAGER'] }), locale };
  const book = new excel.Workbook();
  const sheet = book.addWorksheet('Cards');
  sheet.addRow(titles);
  for await (const { cards } of catalogue.client.exportCards({ companyId }, { actor }))
    for (const { cells } of cards)
      sheet.addRow(
        cells.map((cell, at) => {
          if (cell === '') return null;
          const isNumber = cardColumns[at]?.kind === 'number' && Number.isFinite(Number(cell));
          return isNumber ? Number(cell) : /^'*[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
        }),
      );
  return Buffer.from(await book.xlsx.writeBuffer());
}

async function read(bytes: Buffer): Promise<RawRow[]> {
  const path = join(folder, 'cards.xlsx');
  await writeFile(path, bytes);
  const out = new PassThrough();
  const output = text(out);
  await readSheet(path, 'xlsx', { out });
  out.end();
  const [, ...lines] = (await output).trim().split('\n');
  expect(JSON.parse(lines.pop() ?? '')).toEqual({});
  return lines.map((line) => {
    const [row, cells] = JSON.parse(line) as [number, RawRow['cells']];
    return { row, cells };
  });
}

it("every supplier's cards can be downloaded in either language and imported without any change", async () => {
  const lists = await readLists(catalogue.deps.read);
  const picture = (name: string) => ({ code: 'picture_missing', params: { name } });
  const suppliers = companies.filter(({ type }) => type === 'supplier');
  expect(suppliers.length).toBeGreaterThan(5);
  let judged = 0;
  for (const [at, { id }] of sampled([...suppliers.entries()], { sample: 3 })) {
    const rows = await read(await downloaded(id, at % 2 === 0 ? 'en' : 'ru'));
    const codes = rows.map(({ cells }) => String(cells[0] ?? ''));
    const open = await catalogue.deps.read.cardVersions.byCodes(id, codes);
    const cards = new Map(open.map((one) => [one.code, toForm(one.content)]));
    for (const row of rows) {
      const card = cards.get(String(row.cells[0]).toLowerCase());
      expect([row.cells[0], card === undefined]).toEqual([row.cells[0], false]);
      const { isChanged, problems } = judgeRow(row, { header, lists, picture, card });
      expect([row.cells[0], isChanged, problems]).toEqual([row.cells[0], false, []]);
      judged += 1;
    }
  }
  expect(judged).toBeGreaterThan(suppliers.length);
});
