import type { Writable } from 'node:stream';
import type { Worksheet } from 'exceljs';

/** What a sheet that is being written leaves to the zip, once the zip has come to it. */
interface Piped {
  stream?: { pipes?: readonly Writable[] };
}

/**
 * Waits until the zip has taken what was written of a sheet. The library writes to it without looking: a long sheet would
 * stand in memory, unpacked, for as long as packing it takes. Ends at once when `left` does.
 */
export async function roomInZip(sheet: Worksheet, left: Promise<unknown>): Promise<void> {
  const [zip] = (sheet as Worksheet & Piped).stream?.pipes ?? [];
  if (zip === undefined) return;
  // Nothing is written, after all that was.
  await Promise.race([new Promise<unknown>((taken) => zip.write('', taken)), left]);
}
