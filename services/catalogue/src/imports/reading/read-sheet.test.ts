import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as xlsx from '@e965/xlsx';
import excel from 'exceljs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheet } from './read-sheet.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setu-sheets-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function read(bytes: Buffer | string, extension: 'xlsx' | 'xls' = 'xlsx'): Promise<unknown[]> {
  const path = join(folder, `sheet.${extension}`);
  await writeFile(path, bytes);
  const out = new PassThrough();
  const output = text(out);
  await readSheet(path, extension, { out });
  out.end();
  return (await output)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}

async function book(fill: (sheet: excel.Worksheet) => void): Promise<Buffer> {
  const workbook = new excel.Workbook();
  fill(workbook.addWorksheet('Карточки'));
  workbook.addWorksheet('Lists').addRow(['not read']);
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

const old = (rows: unknown[][]): Buffer => {
  const workbook = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(workbook, xlsx.utils.aoa_to_sheet(rows), 'Cards');
  return xlsx.write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
};

/** Returns the same file with one more record at the end of its sheet. */
const oldWith = (rows: unknown[][], type: number, about: Buffer): Buffer => {
  const stream = Buffer.from(xlsx.CFB.find(xlsx.CFB.read(old(rows), { type: 'buffer' }), '/Workbook').content);
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(about.length, 2);
  const file = xlsx.CFB.utils.cfb_new();
  const patched = Buffer.concat([stream.subarray(0, -4), head, about, stream.subarray(-4)]);
  xlsx.CFB.utils.cfb_add(file, '/Workbook', patched);
  return Buffer.from(xlsx.CFB.write(file, { type: 'buffer' }) as Uint8Array);
};

it('reads the first sheet row by row: texts, formatted numbers, days, formulas and errors', async () => {
  const bytes = await book((sheet) => {
    sheet.addRow(['Имя', 'b', 'c']);
    sheet.addRow([]);
    const row = sheet.addRow([{ richText: [{ text: 'ri' }, { font: { bold: true }, text: 'ch' }] }, 19.99, true]);
    row.getCell(5).value = new Date('2026-11-23T00:00:00Z');
    row.getCell(6).value = { formula: 'A1*2', result: 4 };
    row.getCell(7).value = { error: '#REF!' };
    Object.assign(row.getCell(8), { value: 0.3, numFmt: '0%' });
    Object.assign(row.getCell(9), { value: 901, numFmt: '00000000' });
  });
  expect(await read(bytes)).toEqual([
    [1, ['Имя', 'b', 'c']],
    [3, ['rich', '19.99', 'true', '', '2026-11-23', { formula: '=A1*2' }, { error: '#REF!' }, '30%', '00000901']],
    {},
  ]);
});

it('reads an .xls file, including gaps in its rows', async () => {
  const rows = [['vendor_code', 'Имя', 'c'], ['A-1', null, 19.99], [], ['A-2']];
  expect(await read(old(rows), 'xls')).toEqual([
    [1, ['vendor_code', 'Имя', 'c']],
    [2, ['A-1', '', '19.99']],
    [4, ['A-2']],
    {},
  ]);
});

it.each<[string, () => Promise<Buffer | string>, 'xlsx' | 'xls', string]>([
  ['an HTML page named .xls', async () => '<html><table/></html>', 'xls', 'not_a_workbook'],
  ['an empty file', async () => '', 'xlsx', 'not_a_workbook'],
  ['an .xls file named .xlsx', async () => old([['a']]), 'xlsx', 'wrong_extension'],
  ['an .xlsx file named .xls', () => book((sheet) => sheet.addRow(['a'])), 'xls', 'wrong_extension'],
  [
    'a damaged archive',
    async () => (await book((sheet) => sheet.addRow(['a']))).subarray(0, 900),
    'xlsx',
    'not_a_workbook',
  ],
  [
    'a value in the last possible row',
    () => book((sheet) => (sheet.getCell('A1048576').value = 1)),
    'xlsx',
    'too_many_rows',
  ],
  [
    'an .xls file with too many rows',
    async () => old(Array.from({ length: 20_002 }, () => ['a'])),
    'xls',
    'too_many_rows',
  ],
])('gives the reason for rejecting %s', async (_, bytes, extension, failure) => {
  expect((await read(await bytes(), extension)).at(-1)).toEqual({ failure });
});

it('recognises an encrypted workbook by its content, whatever its name', async () => {
  const locked = xlsx.CFB.utils.cfb_new();
  xlsx.CFB.utils.cfb_add(locked, '/EncryptedPackage', Buffer.from('secret'));
  const bytes = Buffer.from(xlsx.CFB.write(locked, { type: 'buffer' }) as Uint8Array);
  for (const extension of ['xlsx', 'xls'] as const)
    expect(await read(bytes, extension)).toEqual([{ failure: 'password_protected' }]);
});

it.each([
  ['a comment without text', 0x001c, Buffer.alloc(16)],
  ['a link over every possible cell', 0x01b8, Buffer.from('0000ffff00ffffff'.padEnd(64, '0'), 'hex')],
  ['an invalid drawing', 0x005d, Buffer.alloc(8, 0xff)],
])('reads the cells of an .xls file despite %s', async (_, type, about) => {
  expect(await read(oldWith([['a'], [1]], type, about), 'xls')).toEqual([[1, ['a']], [2, ['1']], {}]);
});

it('reports progress through an .xls file before it returns any row', async () => {
  const path = join(folder, 'long.xls');
  await writeFile(path, old(Array.from({ length: 4_000 }, (_, at) => [`Gear pump ${at}`, at, 'pcs', at / 7])));
  const out = new PassThrough();
  const positions: number[] = [];
  const rows: number[] = [];
  out.on('data', () => rows.push(positions.length));
  await readSheet(path, 'xls', { out, onProgress: ({ at }) => positions.push(at) });
  expect(positions.length).toBeGreaterThan(3);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(new Set(rows)).toEqual(new Set([positions.length]));
});
