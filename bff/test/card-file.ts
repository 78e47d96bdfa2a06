import { cardColumns } from '@setu/contract';
import excel from 'exceljs';
import { expect } from 'vitest';
import type { Browser } from './browser.js';

/** A row of a file of cards, by column. Missing columns have the values of the template's example. */
export type CardRow = Record<string, string | number | null>;

/** Downloads a file from the server as a workbook. */
export const workbook = async (origin: string, browser: Browser, path: string) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}${path}`, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  const book = new excel.Workbook();
  await book.xlsx.load(await answer.arrayBuffer());
  const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
  return { book, sheet: book.worksheets[0] as excel.Worksheet, name };
};

/** Returns the template with the given rows instead of its example. */
export const filled = async (
  origin: string,
  writer: Browser,
  rows: readonly CardRow[],
): Promise<Uint8Array<ArrayBuffer>> => {
  const { sheet } = await workbook(origin, writer, '/broker/companies/catalog/template');
  const example = Object.fromEntries(
    cardColumns.map(({ name }, at) => [name, sheet.getCell(2, at + 1).value as string | number | null]),
  );
  const book = new excel.Workbook();
  const cards = book.addWorksheet('Cards');
  cards.addRow(cardColumns.map(({ name }) => name));
  for (const row of rows) {
    const cells: CardRow = { ...example, pictures: null, ...row };
    cards.addRow(cardColumns.map(({ name }) => cells[name]));
  }
  return new Uint8Array(await book.xlsx.writeBuffer());
};

/** Returns the form that uploads the file. By default, the file is only checked and not imported. */
export const cardsForm = (
  bytes: Uint8Array<ArrayBuffer>,
  { name = 'cards.xlsx', dry = 'true', pictures }: { name?: string; dry?: string; pictures?: Blob } = {},
): FormData => {
  const form = new FormData();
  form.append('dry', dry);
  form.append('file', new Blob([bytes]), name);
  if (pictures) form.append('pictures', pictures, 'pictures.zip');
  return form;
};
