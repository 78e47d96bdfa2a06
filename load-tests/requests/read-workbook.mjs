import { createRequire } from 'node:module';
import { inRoot } from '../../deploy/local/paths.mjs';

// The BFF writes workbooks with this library.
const excel = createRequire(inRoot('bff/package.json'))('exceljs');

/**
 * Reads the first sheet of a downloaded workbook row by row.
 * @param {string} file
 * @returns {AsyncGenerator<unknown[]>} the cells of each row; the first row holds the titles
 */
export async function* readWorkbook(file) {
  const options = { worksheets: 'emit', sharedStrings: 'cache', styles: 'cache', hyperlinks: 'ignore' };
  for await (const sheet of new excel.stream.xlsx.WorkbookReader(file, options)) {
    for await (const row of sheet) yield/** @type {unknown[]} */ (row.values).slice(1);
    return;
  }
}
