import type { FileHandle } from 'node:fs/promises';
import { TextDecoder } from 'node:util';

// Controls no text file has: all of C0 but tab, line feed, vertical tab, form feed, carriage return and escape.
const isBinary = (byte: number): boolean => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d) && byte !== 0x1b;
const otherFormats = /^(%PDF-|\{\\rtf|%!PS)/;

/** Whether the bytes are a text in UTF-8 or windows-1251: no binary controls, and no other format in disguise. */
export async function isText(file: FileHandle): Promise<boolean> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let first = true;
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    const bytes: Buffer = chunk;
    if (bytes.some(isBinary) || (first && otherFormats.test(bytes.toString('latin1', 0, 8)))) return false;
    first = false;
    isUtf8 &&= decodes(utf8, bytes);
    // 0x98 is the one byte windows-1251 gives no letter.
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
