import type { FileHandle } from 'node:fs/promises';
import { TextDecoder } from 'node:util';

// Control characters that no text file contains: all of C0 except tab, line feed, vertical tab, form feed, carriage
// return and escape.
const isBinary = (byte: number): boolean => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;
const otherFormats = /^(%PDF-|\{\\rtf|%!PS)/;

/**
 * Checks whether the bytes are text in UTF-8 or windows-1251: without binary control characters, and not another
 * format.
 */
export async function isText(file: FileHandle): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let first = true;
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    const bytes: Buffer = chunk;
    if (bytes.some(isBinary) || (first && otherFormats.test(bytes.toString('latin1', 0, 8)))) return false;
    first = false;
    isUtf8 &&= decodes(utf8, bytes);
    // 0x98 is the only byte without a character in windows-1251.
    if (!isUtf8 && bytes.includes(0x98)) return false;
  }
  return true;
}

function decodes(decoder: TextDecoder, bytes: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}
