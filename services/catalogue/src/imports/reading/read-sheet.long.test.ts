import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import * as xlsx from '@e965/xlsx';
import { maxSheetRows } from '@setu/proto/card-columns';
import excel from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** Returns the same file with more records at the end of its sheet. */
const oldWith = (rows: unknown[][], ...records: (readonly [type: number, about: Buffer])[]): Buffer => {
  const stream = Buffer.from(xlsx.CFB.find(xlsx.CFB.read(old(rows), { type: 'buffer' }), '/Workbook').content);
  const added = records.flatMap(([type, about]) => {
    const head = Buffer.alloc(4);
    head.writeUInt16LE(type, 0);
    head.writeUInt16LE(about.length, 2);
    return [head, about];
  });
  const file = xlsx.CFB.utils.cfb_new();
  const patched = Buffer.concat([stream.subarray(0, -4), ...added, stream.subarray(-4)]);
  xlsx.CFB.utils.cfb_add(file, '/Workbook', patched);
  return Buffer.from(xlsx.CFB.write(file, { type: 'buffer' }) as Uint8Array);
};

const titles = ['vendor_code', 'Имя', 'name'];
const heading = { sheet: 'Cards', row: 1, titles, above: [] };

it('reads a sheet row by row: texts, formatted numbers, days and errors', async () => {
  const bytes = await book((sheet) => {
    sheet.addRow(titles);
    sheet.addRow([]);
    const row = sheet.addRow([{ richText: [{ text: 'ri' }, { font: { bold: true }, text: 'ch' }] }, 19.99, true]);
    row.getCell(5).value = new Date('2026-11-23T00:00:00Z');
    row.getCell(7).value = { error: '#REF!' };
    Object.assign(row.getCell(8), { value: 0.3, numFmt: '0%' });
    Object.assign(row.getCell(9), { value: 901, numFmt: '00000000' });
  });
  expect(await read(bytes)).toEqual([
    { ...heading, sheet: 'Карточки' },
    [3, ['rich', '19.99', 'true', '', '2026-11-23', '', { error: '#REF!' }, '30%', '00000901']],
    {},
  ]);
});

it('reads an .xls file, including gaps in its rows', async () => {
  const rows = [titles, ['A-1', null, 19.99], [], ['A-2']];
  expect(await read(old(rows), 'xls')).toEqual([heading, [2, ['A-1', '', '19.99']], [4, ['A-2']], {}]);
});

interface SheetContent {
  name: string;
  rows: unknown[][];
  isHidden?: boolean;
  /** The number of an empty row that has only a format. */
  formattedRow?: number;
}

const formatted = { font: { bold: true } };
const makers = {
  xlsx: async (sheets: readonly SheetContent[]): Promise<Buffer> => {
    const workbook = new excel.Workbook();
    for (const { name, rows, isHidden = false, formattedRow } of sheets) {
      const sheet = workbook.addWorksheet(name, { state: isHidden ? 'hidden' : 'visible' });
      for (const row of rows) sheet.addRow(row);
      if (formattedRow !== undefined) sheet.getCell(formattedRow, 1).style = formatted;
    }
    return Buffer.from(await workbook.xlsx.writeBuffer());
  },
  xls: async (sheets: readonly SheetContent[]): Promise<Buffer> => {
    const workbook = xlsx.utils.book_new();
    for (const { name, rows, formattedRow } of sheets) {
      const sheet = xlsx.utils.aoa_to_sheet(rows, { sheetStubs: true });
      if (formattedRow !== undefined) {
        sheet[`A${formattedRow}`] = { t: 'z', z: '0.00' };
        sheet['!ref'] = `A1:C${formattedRow}`;
      }
      xlsx.utils.book_append_sheet(workbook, sheet, name);
    }
    workbook.Workbook = { Sheets: sheets.map(({ isHidden = false }) => ({ Hidden: isHidden ? 1 : 0 })) };
    return xlsx.write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  },
};

describe.each(['xlsx', 'xls'] as const)('An honest .%s file', (extension) => {
  const make = makers[extension];
  const cards = { name: 'Cards', rows: [titles, ['A-1', 'x', 'Pump']] };

  it('is read with a title and empty rows above its header, in any order of columns', async () => {
    const rows = [['Price list, November'], [], ['Kaveri', 'Pune'], [], ['name', 'vendor_code'], ['Pump', 'A-1']];
    expect(await read(await make([{ name: 'Cards', rows }]), extension)).toEqual([
      {
        ...{ sheet: 'Cards', row: 5, titles: ['name', 'vendor_code'] },
        above: [
          { row: 1, cells: ['Price list, November'] },
          { row: 3, cells: ['Kaveri', 'Pune'] },
        ],
      },
      [6, ['Pump', 'A-1']],
      {},
    ]);
  });

  it.each<[string, SheetContent[]]>([
    ['a cover', [{ name: 'Cover', rows: [['Price list']] }, cards]],
    ['an empty sheet', [{ name: 'Empty', rows: [] }, cards]],
    ['a hidden sheet of cards', [{ name: 'Old', rows: [titles, ['OLD', 'x', 'Old']], isHidden: true }, cards]],
    ['the instructions of the template', [{ name: 'How', rows: [['vendor_code', 'Vendor code', 'always']] }, cards]],
  ])('is read from its first visible sheet with a header, after %s', async (_, sheets) => {
    expect(await read(await make(sheets), extension)).toEqual([heading, [2, ['A-1', 'x', 'Pump']], {}]);
  });

  it('is read without the invisible characters of its titles and cells', async () => {
    const rows = [
      ['\ufeffvendor\u00ad_code', 'Имя', 'na\u200bme'],
      ['A\u2060-1', '\u200b \ufeff', '1\u200b5'],
      ['\u200b', ' '],
    ];
    expect(await read(await make([{ name: 'Cards', rows }]), extension)).toEqual([heading, [2, ['A-1', '', '15']], {}]);
  });

  it.each([
    ['a Latin code with a joiner', 'AB\u200D12', 'AB12'],
    ['a code with a selector', 'AB\uFE0F1', 'AB1'],
    ['a code with a grapheme joiner', 'AB\u034F1', 'AB1'],
    ['blanks nobody sees', '\u3164\u2800', ''],
    ['a letter and its accent', 'И\u0306-1', 'Й-1'],
    ['a line separator', 'a\u2028b', 'a\nb'],
    ['a Hindi word with a joiner', 'क्\u200Dष', 'क्\u200Dष'],
  ])('has its texts cleaned like those of the forms: %s', async (_, typed, clean) => {
    const rows = [titles, [typed, 'x']];
    expect(await read(await make([{ name: 'Cards', rows }]), extension)).toEqual([heading, [2, [clean, 'x']], {}]);
  });

  it('may have a row far below its cards that is only formatted', async () => {
    const far = { ...cards, formattedRow: extension === 'xlsx' ? 1_048_576 : 65_536 };
    expect(await read(await make([far]), extension)).toEqual([heading, [2, ['A-1', 'x', 'Pump']], {}]);
  });

  it('has as many rows as contain values, wherever they are', async () => {
    const max = maxSheetRows[extension];
    const rows = [
      ['Price list'],
      titles,
      ...Array.from({ length: max - 1 }, (_, at) => [`A-${at}`]),
      ...Array(2_000).fill([]),
    ];
    const full = await read(await make([{ name: 'Cards', rows: [...rows, ['LAST']] }]), extension);
    expect(full.slice(-2)).toEqual([[max + 2_002, ['LAST']], {}]);
    const over = await read(await make([{ name: 'Cards', rows: [...rows, ['LAST'], ['OVER']] }]), extension);
    expect(over.at(-1)).toEqual({ failure: 'too_many_rows' });
  }, 60_000);

  it.each<[string, string, SheetContent[]]>([
    ['no_header', 'only a cover', [{ name: 'Cover', rows: [['Price list']] }]],
    [
      'no_header',
      'cards only on a hidden sheet',
      [
        { name: 'Cover', rows: [['a']] },
        { ...cards, isHidden: true },
      ],
    ],
    ['no_header', 'a header far below', [{ name: 'Cards', rows: [...Array(50).fill(['a']), ...cards.rows] }]],
    ['no_rows', 'only empty sheets', [{ name: 'Cards', rows: [] }]],
    ['column_twice', 'a title twice', [{ name: 'Cards', rows: [['a'], [...titles, 'Name'], ['A-1']] }]],
  ])('is rejected as %s with %s', async (failure, _, sheets) => {
    expect(await read(await make(sheets), extension)).toEqual([{ failure }]);
  });
});

it('reads the results of formulas in an .xlsx file, and rejects a formula without a result or with an error', async () => {
  const bytes = await book((sheet) => {
    sheet.addRow(titles);
    sheet.addRow([{ formula: '"A"&"-1"', result: 'A-1' }, { formula: '1000*1.5', result: 1500 }, 'x']);
    sheet.addRow(['A-2', { formula: '1000/3', result: 1000 / 3 }]);
    sheet.addRow([{ formula: 'A1' }, { formula: '1/0', result: { error: '#DIV/0!' } }, { formula: 'B1', result: '' }]);
  });
  expect((await read(bytes)).slice(1)).toEqual([
    [2, ['A-1', '1500', 'x']],
    [3, ['A-2', '333.333333333333']],
    [4, [{ formula: '=A1' }, { error: '#DIV/0!' }]],
    {},
  ]);
});

/** Returns a formula record of an .xls file: the row, the column, the eight bytes of its result, and the formula `1`. */
const oldFormula = (row: number, column: number, result: Buffer): Buffer => {
  const [cell, formula] = [Buffer.alloc(6), Buffer.from('000000000000' + '0300' + '1e0100', 'hex')];
  cell.writeUInt16LE(row, 0);
  cell.writeUInt16LE(column, 2);
  return Buffer.concat([cell, result, formula]);
};
const double = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleLE(value);
  return bytes;
};

it.each<[string, Buffer, unknown[], (readonly [type: number, about: Buffer])[]]>([
  ['a number', double(1500), [[3, ['1500']]], []],
  ['an endless fraction', double(1000 / 3), [[3, ['333.333333333333']]], []],
  ['a text', Buffer.from('000000000000ffff', 'hex'), [[3, ['A-1']]], [[0x207, Buffer.from('030000412d31', 'hex')]]],
  ['an empty text', Buffer.from('030000000000ffff', 'hex'), [], []],
  ['an error', Buffer.from('020007000000ffff', 'hex'), [[3, [{ error: '#DIV/0!' }]]], []],
])('reads %s as the result of a formula in an .xls file', async (_, result, expected, more) => {
  const records = [[0x06, oldFormula(2, 0, result)] as const, ...more];
  expect(await read(oldWith([titles, ['A-0']], ...records), 'xls')).toEqual([heading, [2, ['A-0']], ...expected, {}]);
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
  expect(await read(oldWith([titles, [1]], [type, about]), 'xls')).toEqual([heading, [2, ['1']], {}]);
});

it('reports progress through an .xls file before it returns any row', async () => {
  const path = join(folder, 'long.xls');
  await writeFile(
    path,
    old([titles, ...Array.from({ length: 4_000 }, (_, at) => [`Gear pump ${at}`, at, 'pcs', at / 7])]),
  );
  const out = new PassThrough();
  const positions: number[] = [];
  const rows: number[] = [];
  out.on('data', () => rows.push(positions.length));
  await readSheet(path, 'xls', { out, onProgress: ({ at }) => positions.push(at) });
  expect(positions.length).toBeGreaterThan(3);
  expect(positions).toEqual([...positions].sort((a, b) => a - b));
  expect(new Set(rows)).toEqual(new Set([positions.length]));
});
