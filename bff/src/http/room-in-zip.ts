import type { Writable } from 'node:stream';
import type { Worksheet } from 'exceljs';

/** The sheet's internal stream, which the zip reads once it has reached the sheet. */
interface Piped {
  stream?: { pipes?: readonly Writable[] };
}

/**
 * Waits until the zip has consumed the rows written to a sheet. Returns immediately once `left` resolves. The library
 * does not limit how fast it writes, so a long sheet would stay in memory uncompressed.
 */
export async function roomInZip(sheet: Worksheet, left: Promise<unknown>): Promise<void> {
  const [zip] = (sheet as Worksheet & Piped).stream?.pipes ?? [];
  if (zip === undefined) return;
  // An empty write completes after everything written before it.
  await Promise.race([new Promise<unknown>((done) => zip.write('', done)), left]);
}
