import { expect, type Page } from '@playwright/test';
import { type CardColumnName, cardColumns } from '@setu/contract';
import excel from 'exceljs';

/** A row of a card file, by column. Columns that are left out have the values of the template's example. */
export type CardRow = Partial<Record<CardColumnName, string | number | null>>;

const bytesOf = async (page: Page, path: string): Promise<excel.Worksheet> => {
  let body: Buffer = Buffer.alloc(0);
  // A busy server reports that it is busy, so the test tries again as a user would.
  await expect(async () => {
    const response = await page.request.get(path);
    expect(response.status(), path).toBe(200);
    body = await response.body();
  }).toPass({ timeout: 30_000 });
  const book = new excel.Workbook();
  await book.xlsx.load(body.buffer.slice(body.byteOffset, body.byteOffset + body.byteLength) as ArrayBuffer);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error(`${path} has no sheet`);
  return sheet;
};

/** Returns a card file based on the filled-in template, ready for a file input. */
export const cardFile = async (page: Page, name: string, rows: readonly CardRow[]) => {
  const sheet = await bytesOf(page, '/broker/companies/catalog/template');
  const example: CardRow = Object.fromEntries(
    cardColumns.map((column, at) => [column.name, sheet.getCell(2, at + 1).value as string | number | null]),
  );
  const book = new excel.Workbook();
  const cards = book.addWorksheet('Cards');
  cards.addRow(cardColumns.map((column) => column.name));
  for (const row of rows) {
    const cells: CardRow = { ...example, pictures: null, ...row };
    cards.addRow(cardColumns.map((column) => cells[column.name] ?? null));
  }
  return {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(await book.xlsx.writeBuffer()),
  };
};

/** Returns the values of one column of a downloaded workbook, row by row. */
export const columnOf = async (path: string, title: string): Promise<string[]> => {
  const book = new excel.Workbook();
  await book.xlsx.readFile(path);
  const [sheet] = book.worksheets;
  const titles = (sheet?.getRow(1).values ?? []) as unknown[];
  const at = titles.indexOf(title);
  const count = sheet?.rowCount ?? 0;
  return Array.from({ length: count - 1 }, (_, index) => String(sheet?.getCell(index + 2, at).value ?? ''));
};
