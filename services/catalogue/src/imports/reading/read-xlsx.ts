import { posix } from 'node:path';
import { type Archive, type ArchiveLimits, openArchive } from './archive.js';
import { readStyles } from './cell-styles.js';
import { hasMoreRows } from './count-rows.js';
import { readSharedStrings } from './shared-strings.js';
import type { SheetRow } from './sheet-cell.js';
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

/**
 * Reads the first sheet of an .xlsx file and passes its rows to `take` as they are read. `take` returns true to stop
 * early.
 * A sheet with more than `maxRows` rows, empty ones included, throws `too_many_rows` before any row is passed on.
 */
export async function readXlsx(
  path: string,
  maxRows: number,
  take: (rows: SheetRow[]) => Promise<boolean>,
): Promise<void> {
  const archive = await openArchive(path, sheetLimits, new Unreadable('not_a_workbook'));
  try {
    const main = mainPart(archive);
    mustHaveNoMacros(archive);
    const { sheetId, is1904 } = await readWorkbook(archive, main);
    const parts = await readRelations(archive, main);
    const sheet = [...parts.values()].find(({ id }) => id === sheetId)?.target;
    if (sheet === undefined) throw new Unreadable('unreadable');
    if (await hasMoreRows(await open(archive, sheet), maxRows)) throw new Unreadable('too_many_rows');
    const styles = parts.get('styles')?.target;
    const texts = parts.get('sharedStrings')?.target;
    const formats = styles === undefined ? [] : await readStyles(await open(archive, styles));
    const known = texts === undefined ? [] : await readSharedStrings(await open(archive, texts));
    await readRows(await open(archive, sheet), { texts: known, formats, is1904 }, take);
  } finally {
    archive.close();
  }
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

async function readWorkbook(archive: Archive, main: string) {
  let sheetId: string | undefined;
  let is1904 = false;
  await readXml(await open(archive, main), {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = ['1', 'true'].includes(attributes.date1904 ?? '');
      if (name !== 'sheet' || sheetId !== undefined) return;
      sheetId = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
    },
  });
  if (sheetId === undefined) throw new Unreadable('no_rows');
  return { sheetId, is1904 };
}

interface Part {
  id: string;
  target: string;
}

/** Reads the parts of a workbook: sheets by their ids, all others by their types. */
async function readRelations(archive: Archive, main: string): Promise<Map<string, Part>> {
  const folder = posix.dirname(main);
  const parts = new Map<string, Part>();
  await readXml(await open(archive, `${folder}/_rels/${posix.basename(main)}.rels`), {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const kind = Type.slice(Type.lastIndexOf('/') + 1);
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(folder, Target);
      parts.set(kind === 'worksheet' ? Id : kind, { id: Id, target });
    },
  });
  return parts;
}
