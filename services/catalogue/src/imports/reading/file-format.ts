import { open } from 'node:fs/promises';
import { Unreadable } from './unreadable.js';

const packed = Buffer.from('504b0304', 'hex');
const packedEmpty = Buffer.from('504b0506', 'hex');
const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/**
 * Returns the format of a card file by its first bytes. Throws `not_a_workbook` for everything else, such as an HTML
 * page, a CSV or a picture named .xls.
 */
export async function formatOf(path: string): Promise<'xlsx' | 'xls'> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (buffer.subarray(0, 8).equals(compound)) return 'xls';
    if (buffer.subarray(0, 4).equals(packed) || buffer.subarray(0, 4).equals(packedEmpty)) return 'xlsx';
    throw new Unreadable('not_a_workbook');
  } finally {
    await file.close();
  }
}
