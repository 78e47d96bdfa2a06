import { createRequire } from 'node:module';
import { inRoot } from '../../deploy/local/paths.mjs';

// The libraries are those of who reads and writes such files.
const excel = createRequire(inRoot('bff/package.json'))('exceljs');
const xlsx = createRequire(inRoot('services/catalogue/package.json'))('@e965/xlsx');

/** @typedef {{ titles: string[], example: (string | number | null)[] }} Template */

/** The titles of a template, and its example. @param {ArrayBuffer} bytes @returns {Promise<Template>} */
export async function readTemplate(bytes) {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes);
  const [sheet] = book.worksheets;
  const row = (/** @type {number} */ at) => sheet.getRow(at).values.slice(1);
  /** @type {string[]} */
  const titles = row(1).map(String);
  return { titles, example: titles.map((_, at) => row(2)[at] ?? null) };
}

/** @typedef {{ count: number, prefix: string, picture?: string }} Cards how many, what their vendor codes begin with, and the name of their picture */

/** Rows of so many cards, each with a vendor code and a name of its own. @param {Template} template @param {Cards} cards */
function* rowsOf({ titles, example }, { count, prefix, picture }) {
  const [code, name, pictures] = ['vendor_code', 'name', 'pictures'].map((title) => titles.indexOf(title));
  for (let at = 1; at <= count; at += 1) {
    const row = [...example];
    row[code ?? 0] = `${prefix}-${at}`;
    row[name ?? 0] = `Gear pump ${prefix} no. ${at}`;
    row[pictures ?? 0] = picture ?? null;
    yield row;
  }
}

/** @param {Template} template @param {Cards} cards @param {string} path */
export async function writeXlsx(template, cards, path) {
  const book = new excel.stream.xlsx.WorkbookWriter({ filename: path, useSharedStrings: false });
  const sheet = book.addWorksheet('Cards');
  sheet.addRow(template.titles).commit();
  for (const row of rowsOf(template, cards)) sheet.addRow(row).commit();
  await book.commit();
}

/** Texts a card may say in a few words. */
const texts = ['features', 'technical_specification', 'composition', 'description', 'special_instructions'];

/**
 * An .xls of so many cards. Its writer repeats every text, where a spreadsheet program has each once: with long ones the
 * largest file would be larger than it may be.
 * @param {Template} template @param {Cards} cards @param {string} path
 */
export async function writeXls({ titles, example }, cards, path) {
  const short = example.map((cell, at) => (texts.includes(titles[at] ?? '') ? String(cell ?? '').slice(0, 12) : cell));
  const book = xlsx.utils.book_new();
  const rows = [titles, ...rowsOf({ titles, example: short }, cards)];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { dense: true }), 'Cards');
  xlsx.writeFile(book, path, { bookType: 'biff8' });
}
