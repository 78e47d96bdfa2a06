import type { Readable } from 'node:stream';
import { storable } from '../domain/storable.js';
import { type NumberFormat, numberText } from './number-formats.js';
import { plainText } from './plain-text.js';
import { lastRow, maxColumns, type SheetCell, type SheetRow, type TakeRows } from './sheet-cell.js';
import { Unreadable } from './unreadable.js';
import { readXml } from './xml.js';

/** The parts of a workbook that cells refer to. */
export interface Workbook {
  texts: readonly string[];
  formats: readonly NumberFormat[];
  is1904: boolean;
}

/** Returns the zero-based column index of a reference such as `BC18`. */
export function columnOf(reference: string): number {
  let place = 0;
  for (const letter of reference) {
    const code = letter.charCodeAt(0) - 64;
    if (code < 1 || code > 26) break;
    place = place * 26 + code;
  }
  return place - 1;
}

interface Cell {
  at: number;
  type: string;
  style: number;
  /** Undefined if the cell has no value. An empty value is the empty text. */
  value: string | undefined;
  formula: string | undefined;
}

/**
 * Reads a sheet and passes its rows to `take` as they are read. `take` returns true to stop early. Empty rows are
 * skipped.
 */
export async function readRows(source: Readable, workbook: Workbook, take: TakeRows): Promise<void> {
  let rows: SheetRow[] = [];
  let row = 0;
  let cells: SheetCell[] = [];
  let cell: Cell = { at: -1, type: '', style: 0, value: undefined, formula: undefined };
  let into: 'value' | 'formula' | undefined;
  let phonetic = false;
  const between = async (): Promise<boolean> => {
    const complete = rows;
    rows = [];
    return complete.length > 0 && take(complete);
  };
  await readXml(
    source,
    {
      open: (name, { r, t, s }) => {
        if (name === 'row') {
          row = rowAfter(row, r);
          cells = [];
          cell.at = -1;
        } else if (name === 'c') {
          const at = r === undefined ? cell.at + 1 : columnOf(r);
          cell = { at, type: t ?? 'n', style: Number(s ?? 0), value: undefined, formula: undefined };
        } else if (name === 'v' || (name === 't' && !phonetic)) {
          into = 'value';
          cell.value ??= '';
        } else if (name === 'rPh') phonetic = true;
        else if (name === 'f') {
          into = 'formula';
          cell.formula ??= '';
        }
      },
      text: (part) => {
        if (into === 'value') cell.value += part;
        else if (into === 'formula') cell.formula += part;
      },
      close: (name) => {
        if (name === 'v' || name === 't' || name === 'f') into = undefined;
        else if (name === 'rPh') phonetic = false;
        else if (name === 'c' && cell.at >= 0 && cell.at < maxColumns) {
          const read = cellOf(cell, workbook);
          if (read !== '') {
            while (cells.length < cell.at) cells.push('');
            cells[cell.at] = read;
          }
        } else if (name === 'row' && cells.length > 0) rows.push([row, cells]);
      },
    },
    between,
  );
}

/** Returns the number of the next row. Throws `unreadable` if its stated number is not after the last one. */
function rowAfter(last: number, stated: string | undefined): number {
  const row = stated === undefined ? last + 1 : Number(stated);
  if (!Number.isInteger(row) || row <= last || row > lastRow) throw new Unreadable('unreadable');
  return row;
}

function cellOf({ type, style, value: stored, formula }: Cell, { texts, formats, is1904 }: Workbook): SheetCell {
  const value = stored ?? '';
  // Programs that do not calculate write a formula without its result. Only the result of a text formula may be empty.
  const hasResult = type === 'str' ? stored !== undefined : value !== '';
  if (formula !== undefined && !hasResult) return { formula: storable(`=${formula.slice(0, 200)}`) };
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'inlineStr' || type === 'str') return plainText(value);
  if (type === 'e') return { error: storable(value.slice(0, 200)) };
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'd') return storable(value.slice(0, 10));
  return value === '' ? '' : numberText(Number(value), formats[style] ?? 'plain', is1904);
}
