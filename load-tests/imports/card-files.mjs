import { createRequire } from 'node:module';
import { inRoot } from '../../deploy/local/paths.mjs';

// The same libraries that the BFF and the catalogue use for such files.
const excel = createRequire(inRoot('bff/package.json'))('exceljs');
const xlsx = createRequire(inRoot('services/catalogue/package.json'))('@e965/xlsx');

/** @typedef {{ titles: string[], example: (string | number | null)[] }} Template */

/**
 * Reads the column titles of a template and its example row.
 * @param {ArrayBuffer} bytes
 * @returns {Promise<Template>}
 */
export async function readTemplate(bytes) {
  const book = new excel.Workbook();
  await book.xlsx.load(bytes);
  const [sheet] = book.worksheets;
  const row = (/** @type {number} */ at) => sheet.getRow(at).values.slice(1);
  /** @type {string[]} */
  const titles = row(1).map(String);
  return { titles, example: titles.map((_, at) => row(2)[at] ?? null) };
}

/**
 * @typedef {{ count: number, prefix: string, picture?: string }} Cards how many cards, the prefix of their vendor
 *   codes, and the name of their picture
 */

/**
 * Generates the rows of the cards, each with its own vendor code and name.
 * @param {Template} template
 * @param {Cards} cards
 */
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

/** The fields whose texts can be shortened. */
const texts = ['features', 'technical_specification', 'composition', 'description', 'special_instructions'];

/**
 * Writes an .xls file of cards, with shortened texts. This writer stores every occurrence of a text, while a
 * spreadsheet program stores each text once. With long texts, the largest file would exceed the upload limit.
 * @param {Template} template
 * @param {Cards} cards
 * @param {string} path
 */
export async function writeXls({ titles, example }, cards, path) {
  const short = example.map((cell, at) => (texts.includes(titles[at] ?? '') ? String(cell ?? '').slice(0, 12) : cell));
  const book = xlsx.utils.book_new();
  const rows = [titles, ...rowsOf({ titles, example: short }, cards)];
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet(rows, { dense: true }), 'Cards');
  xlsx.writeFile(book, path, { bookType: 'biff8' });
}
