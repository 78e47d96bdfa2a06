import * as xlsx from '@e965/xlsx';
import type { ImportFailure } from '@setu/proto/words';
import excel from 'exceljs';
import { type Packed, unzip, zip } from './zip.js';

/** A mistaken or harmful file with its expected failure. Without `failure` its rows are read. */
export interface BadFile {
  what: string;
  name: string;
  bytes: Buffer;
  failure?: ImportFailure;
  /** The expected problem codes of the file's first row. */
  codes?: readonly string[];
}

const million = 1_000_000;
const sheetPart = 'xl/worksheets/sheet1.xml';

async function book(fill: (sheet: excel.Worksheet) => void): Promise<Buffer> {
  const workbook = new excel.Workbook();
  fill(workbook.addWorksheet('Cards'));
  return Buffer.from(await workbook.xlsx.writeBuffer());
}

/** Changes one part of a workbook. */
const withPart = (bytes: Buffer, name: string, change: (text: Buffer) => Partial<Packed>): Buffer =>
  zip(unzip(bytes).map((part) => (part.name === name ? { ...part, ...change(part.bytes) } : part)));

const withRows = (bytes: Buffer, rows: string): Buffer =>
  withPart(bytes, sheetPart, (text) => ({
    bytes: Buffer.from(text.toString().replace(/<sheetData>.*<\/sheetData>/s, () => `<sheetData>${rows}</sheetData>`)),
  }));

const sheetOf = (row: (number: number) => string): string => {
  let rows = '';
  for (let number = 1; number <= million; number += 1) rows += row(number);
  return rows;
};

const titleRow = (titles: readonly string[]): string =>
  `<row r="1">${titles.map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('')}</row>`;

const compound = (parts: Readonly<Record<string, Buffer>>): Buffer => {
  const file = xlsx.CFB.utils.cfb_new();
  for (const [name, bytes] of Object.entries(parts)) xlsx.CFB.utils.cfb_add(file, `/${name}`, bytes);
  return Buffer.from(xlsx.CFB.write(file, { type: 'buffer' }) as Uint8Array);
};

/** Creates an .xls workbook with a changed stream. */
const oldBook = (rows: readonly (readonly unknown[])[], change = (stream: Buffer): Buffer => stream): Buffer => {
  const workbook = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(workbook, xlsx.utils.aoa_to_sheet(rows as unknown[][]), 'Cards');
  const bytes = xlsx.write(workbook, { type: 'buffer', bookType: 'biff8' }) as Buffer;
  const stream = xlsx.CFB.find(xlsx.CFB.read(bytes, { type: 'buffer' }), '/Workbook')?.content;
  return compound({ Workbook: change(Buffer.from(stream as Uint8Array)) });
};

// Adds a second record, which declares encryption with a 40-bit key.
const locked = (stream: Buffer): Buffer => {
  const end = 4 + stream.readUInt16LE(2);
  const record = Buffer.alloc(4 + 54);
  record.writeUInt16LE(0x2f, 0);
  record.writeUInt16LE(54, 2);
  record.writeUInt16LE(1, 4);
  record.writeUInt16LE(1, 6);
  record.writeUInt16LE(1, 8);
  return Buffer.concat([stream.subarray(0, end), record, stream.subarray(end)]);
};

// Adds, before the end of the sheet, a formula that is cut off before its length. The reader would look for the end of
// the formula for ever.
const endless = (stream: Buffer): Buffer => {
  const formula = Buffer.alloc(4 + 19);
  formula.writeUInt16LE(0x06, 0);
  formula.writeUInt16LE(19, 2);
  const end = stream.length - 4;
  return Buffer.concat([stream.subarray(0, end), formula, stream.subarray(end)]);
};

// A workbook that begins in the middle of its sector chain, whose last sector leads back to the first. A reader that
// follows the chain never ends.
const withLoop = (good: Buffer): Buffer => {
  const file = Buffer.from(good);
  const sector = (number: number): number => (number + 1) * 512;
  const follows = (number: number): number => sector(file.readInt32LE(76)) + number * 4;
  const entry = file.indexOf(Buffer.from('Workbook', 'utf16le'), sector(file.readInt32LE(48)));
  const first = file.readInt32LE(entry + 116);
  let last = first;
  while (file.readInt32LE(follows(last)) >= 0) last = file.readInt32LE(follows(last));
  file.writeInt32LE(first, follows(last));
  file.writeInt32LE(file.readInt32LE(follows(first)), entry + 116);
  return file;
};

/** Returns files that users send by mistake and files made to do harm, based on the titles and a valid row. */
export async function badFiles(titles: readonly string[], row: readonly unknown[]): Promise<BadFile[]> {
  const good = await book((sheet) => {
    sheet.addRow([...titles]);
    sheet.addRow([...row]);
  });
  const parts = unzip(good);
  const formulas = await book((sheet) => {
    sheet.addRow([...titles]);
    const cells = sheet.addRow([...row]);
    cells.getCell(titles.indexOf('price_from') + 1).value = { formula: 'HYPERLINK("http://x","1")' };
    cells.getCell(titles.indexOf('unit') + 1).value = { error: '#REF!' };
  });
  const named = (what: string, name: string, failure: ImportFailure, bytes: Buffer | string): BadFile => ({
    ...{ what, name, failure },
    bytes: Buffer.from(bytes),
  });
  const bomb = Buffer.alloc(96 * 1024 * 1024, 0x20);
  return [
    named('a zip bomb', 'bomb.xlsx', 'unpacks_too_large', zip([...parts, { name: 'xl/bomb.xml', bytes: bomb }])),
    named(
      'a zip bomb with a false size',
      'lies.xlsx',
      'unreadable',
      withPart(good, sheetPart, (text) => ({
        bytes: Buffer.concat([text.subarray(0, 200), bomb, text.subarray(200)]),
        declaredSize: text.length,
      })),
    ),
    named(
      'a million rows with one cell each',
      'sparse.xlsx',
      'too_many_rows',
      withRows(
        good,
        titleRow(titles) + sheetOf((n) => (n === 1 ? '' : `<row r="${n}"><c r="A${n}"><v>${n}</v></c></row>`)),
      ),
    ),
    named(
      'a million empty rows',
      'empty.xlsx',
      'no_rows',
      withRows(good, titleRow(titles) + sheetOf((n) => (n === 1 ? '' : `<row r="${n}"><c r="A${n}" s="0"/></row>`))),
    ),
    named(
      'a row after the last possible one',
      'far.xlsx',
      'unreadable',
      withRows(good, `${titleRow(titles)}<row r="1048577"><c r="A1048577"><v>1</v></c></row>`),
    ),
    named(
      'millions of texts',
      'texts.xlsx',
      'unpacks_too_large',
      zip([
        ...parts.filter(({ name }) => name !== 'xl/sharedStrings.xml'),
        {
          name: 'xl/sharedStrings.xml',
          bytes: Buffer.from(`<sst>${'<si><t>a</t></si>'.repeat(2_100_000)}</sst>`),
        },
      ]),
    ),
    named(
      'nested entities',
      'laughs.xlsx',
      'unreadable',
      withRows(good, `<row r="1"><c t="inlineStr"><is><t>&lol9;</t></is></c></row>`),
    ),
    named(
      'an encrypted .xlsx',
      'locked.xlsx',
      'password_protected',
      compound({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(5_000, 7) }),
    ),
    named('an encrypted .xls', 'locked.xls', 'password_protected', oldBook([titles, row], locked)),
    named(
      'an .xlsx with macros',
      'macros.xlsx',
      'has_macros',
      zip([...parts, { name: 'xl/vbaProject.bin', bytes: Buffer.from('Sub Auto_Open()') }]),
    ),
    named(
      'an .xls with macros',
      'macros.xls',
      'has_macros',
      compound({ Workbook: Buffer.alloc(512), '_VBA_PROJECT_CUR/VBA/_VBA_PROJECT': Buffer.from('x') }),
    ),
    named('an .xls file named .xlsx', 'old.xlsx', 'wrong_extension', oldBook([titles, row])),
    named('an .xlsx file named .xls', 'new.xls', 'wrong_extension', good),
    named(
      'an HTML page named .xls',
      'page.xls',
      'not_a_workbook',
      `<html><table><tr><td>${titles}</td></tr></table></html>`,
    ),
    named('a CSV named .xlsx', 'list.xlsx', 'not_a_workbook', titles.join(',')),
    named(
      'a Word document',
      'letter.xlsx',
      'not_a_workbook',
      zip([{ name: 'word/document.xml', bytes: Buffer.from('<a/>') }]),
    ),
    named('half of an .xlsx', 'half.xlsx', 'not_a_workbook', good.subarray(0, Math.floor(good.length / 2))),
    named('half of an .xls', 'half.xls', 'not_a_workbook', oldBook([titles, row]).subarray(0, 512)),
    named('an .xls with an endless formula', 'endless.xls', 'unreadable', oldBook([titles, row], endless)),
    named(
      'an .xls with a cyclic sector chain, named .xlsx',
      'round.xlsx',
      'unreadable',
      withLoop(oldBook(Array(40).fill(titles))),
    ),
    named('an empty archive', 'none.xlsx', 'not_a_workbook', zip([])),
    named('a file without titles', 'headless.xlsx', 'no_header', withRows(good, titleRow(['a', 'b']))),
    named('a file without cards', 'titles.xlsx', 'no_rows', withRows(good, titleRow(titles))),
    {
      what: 'a file with a formula without a result',
      name: 'formulas.xlsx',
      bytes: formulas,
      codes: ['formula', 'cell_error'],
    },
  ];
}

/** Returns a generator of numbers from 0 to 1. The same seed gives the same numbers. */
const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Damages a file: overwrites, removes or repeats some bytes, or cuts the file off. */
function broken(bytes: Buffer, random: () => number): Buffer {
  let now = Buffer.from(bytes);
  for (let left = 1 + Math.floor(random() * 6); left > 0; left -= 1) {
    const at = Math.floor(random() * now.length);
    const length = 1 + Math.floor(random() * 24);
    const [before, after] = [now.subarray(0, at), now.subarray(at + length)];
    const how = random();
    if (how < 0.6) now = Buffer.concat([before, Buffer.from(Array.from({ length }, () => random() * 256)), after]);
    else if (how < 0.75) now = Buffer.concat([before, after]);
    else if (how < 0.95) now = Buffer.concat([before, now.subarray(at, at + length), now.subarray(at)]);
    else now = Buffer.from(before);
  }
  return now;
}

/**
 * Returns a valid file with a few random bytes changed, either in the file itself or in one of its parts before
 * compression.
 */
export function mutant(good: Buffer, extension: 'xlsx' | 'xls', seed: number): { name: string; bytes: Buffer } {
  const random = randomOf(seed);
  const name = `mutant-${seed}.${extension}`;
  if (extension === 'xls' || random() < 0.3) return { name, bytes: broken(good, random) };
  const parts = unzip(good);
  const at = Math.floor(random() * parts.length);
  return {
    name,
    bytes: zip(parts.map((part, n) => (n === at ? { ...part, bytes: broken(part.bytes, random) } : part))),
  };
}
