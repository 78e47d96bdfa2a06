import { posix } from 'node:path';
import { storable } from '../domain/storable.js';
import { type Archive, type ArchiveLimits, openArchive } from './archive.js';
import { readStyles } from './cell-styles.js';
import { hasMoreRows } from './count-rows.js';
import { readSharedStrings } from './shared-strings.js';
import type { Sheet } from './sheet-cell.js';
import { readRows } from './sheet-rows.js';
import { Unreadable } from './unreadable.js';
import { readXml } from './xml.js';

/** Fifty thousand rows with every column take about 200 MB unpacked and compress to a twentieth of that. */
export const sheetLimits: ArchiveLimits = {
  entries: 2_000,
  unpacked: 512 * 1024 * 1024,
  each: 400 * 1024 * 1024,
  ratio: 150,
};

/** An open .xlsx workbook with its visible sheets in their order. */
interface Book {
  sheets: readonly Sheet[];
  close(): void;
}

/** Opens an .xlsx file. Its sheets are read as streams. */
export async function openXlsx(path: string): Promise<Book> {
  const archive = await openArchive(path, sheetLimits, new Unreadable('not_a_workbook'));
  try {
    return { sheets: await visibleSheets(archive), close: () => archive.close() };
  } catch (error) {
    archive.close();
    throw error;
  }
}

async function visibleSheets(archive: Archive): Promise<Sheet[]> {
  const main = mainPart(archive);
  mustHaveNoMacros(archive);
  const { sheets, is1904 } = await readWorkbook(archive, main);
  const { worksheets, others } = await readRelations(archive, main);
  const styles = others.get('styles');
  const texts = others.get('sharedStrings');
  const formats = styles === undefined ? [] : await readStyles(await open(archive, styles));
  const known = texts === undefined ? [] : await readSharedStrings(await open(archive, texts));
  const workbook = { texts: known, formats, is1904 };
  // A part is read as one sheet only, so that a small workbook cannot list a large part many times.
  const parts = new Map<string, string>();
  for (const { id, name } of sheets) {
    const part = worksheets.get(id);
    if (part !== undefined && !parts.has(part)) parts.set(part, name);
  }
  if (sheets.length > 0 && parts.size === 0) throw new Unreadable('unreadable');
  return Array.from(parts, ([part, name]) => ({
    name,
    read: async (take) => readRows(await open(archive, part), workbook, take),
    hasMoreRows: async (maxRows) => hasMoreRows(await open(archive, part), maxRows),
  }));
}

function mainPart({ entries }: Archive): string {
  const main = 'xl/workbook.xml';
  if (!entries.has(main)) throw new Unreadable('not_a_workbook');
  return main;
}

function mustHaveNoMacros({ entries }: Archive): void {
  for (const name of entries.keys()) if (/vbaProject\.bin$/i.test(name)) throw new Unreadable('has_macros');
}

async function open(archive: Archive, name: string) {
  const entry = archive.entries.get(name);
  if (entry === undefined) throw new Unreadable('unreadable');
  return archive.open(entry);
}

/** Reads the visible sheets of a workbook in their order, and from which year it counts days. */
async function readWorkbook(archive: Archive, main: string) {
  const sheets: { id: string; name: string }[] = [];
  let is1904 = false;
  await readXml(await open(archive, main), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (tag !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const [, id] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      if (id !== undefined) sheets.push({ id, name: storable(attributes.name ?? '') });
    },
  });
  return { sheets, is1904 };
}

/** Reads the names of a workbook's parts: worksheets by their ids, all others by their types. */
async function readRelations(archive: Archive, main: string) {
  const folder = posix.dirname(main);
  const worksheets = new Map<string, string>();
  const others = new Map<string, string>();
  await readXml(await open(archive, `${folder}/_rels/${posix.basename(main)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      if (kind === 'worksheet') worksheets.set(Id, target);
      else others.set(kind, target);
    },
  });
  return { worksheets, others };
}
