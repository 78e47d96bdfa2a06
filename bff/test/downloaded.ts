import { Readable } from 'node:stream';
import excel from 'exceljs';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Browser } from './browser.js';

/** A download as its reader sees it: the file name, and all its text. */
export interface Downloaded {
  status: number;
  name: string;
  text: string;
}

const ofPdf = async (bytes: Buffer): Promise<string> => {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return `${text} ${JSON.stringify(await document.getMetadata())}`;
};

const ofSheets = async (bytes: Buffer): Promise<string> => {
  const book = new excel.Workbook();
  await book.xlsx.read(Readable.from(bytes));
  const cells: unknown[] = [];
  for (const sheet of book.worksheets) sheet.eachRow((row) => cells.push(row.values));
  return JSON.stringify([book.creator, book.worksheets.map(({ name }) => name), cells]);
};

/** Downloads a PDF or a workbook as a signed-in user and returns its name and text. */
export async function downloaded(origin: string, browser: Browser, path: string): Promise<Downloaded> {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await fetch(`${origin}${path}`, { headers: { Cookie: cookie } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  const name = decodeURIComponent(answer.headers.get('content-disposition') ?? '');
  if (type.includes('pdf')) return { status: answer.status, name, text: await ofPdf(bytes) };
  const isBook = type.includes('spreadsheetml');
  return { status: answer.status, name, text: isBook ? await ofSheets(bytes) : bytes.toString('utf8') };
}
