import type { Readable } from 'node:stream';
import { type NumberFormat, numberFormatOf } from './number-formats.js';
import { readXml } from './xml.js';

/** Reads the number format of each cell style of a workbook, by style index. */
export async function readStyles(source: Readable): Promise<NumberFormat[]> {
  const patterns = new Map<number, string>();
  const formats: NumberFormat[] = [];
  let inCells = false;
  await readXml(source, {
    open: (name, attributes) => {
      if (name === 'numFmt') patterns.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'cellXfs') inCells = true;
      else if (name === 'xf' && inCells) {
        const id = Number(attributes.numFmtId ?? 0);
        formats.push(numberFormatOf(id, patterns.get(id)));
      }
    },
    close: (name) => {
      if (name === 'cellXfs') inCells = false;
    },
  });
  return formats;
}
