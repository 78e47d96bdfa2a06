import type { FileHandle } from 'node:fs/promises';
import { bytesAt } from './bytes-at.js';

const endSize = 22;
const longestComment = 65_535;
const maxDirectory = 1024 * 1024;
const maxUnpacked = 50 * 1024 * 1024;
const maxRatio = 100;

type Entry = { name: string; packed: number; unpacked: number; encrypted: boolean };
type Asked = { part: string; maxEntries: number };

/**
 * Whether a file is an office document as a zip: has the named part and `[Content_Types].xml`, no macros, nothing
 * encrypted, and would not blow up when unpacked (entries, 50 MB, ratio 100; TRUST 3.6). Reads only the directory.
 */
export async function officeZip(file: FileHandle, { part, maxEntries }: Asked): Promise<boolean> {
  const entries = await directory(file, maxEntries);
  if (entries === undefined) return false;
  const names = new Set(entries.map((entry) => entry.name));
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  return (
    names.has('[Content_Types].xml') &&
    names.has(part) &&
    unpacked <= maxUnpacked &&
    unpacked <= Math.max(packed, 1) * maxRatio &&
    entries.every(({ name, encrypted }) => !encrypted && !/vbaProject\.bin$|(^|\/)\.\.(\/|$)|^\/|\\/i.test(name))
  );
}

// The local headers are not believed and not read: nobody here unpacks, and a reader that does checks again.
async function directory(file: FileHandle, maxEntries: number): Promise<Entry[] | undefined> {
  const { size } = await file.stat();
  if ((await bytesAt(file, 0, 4)).toString('latin1') !== 'PK\x03\x04') return undefined;
  const tail = await bytesAt(file, Math.max(0, size - endSize - longestComment), endSize + longestComment);
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end < 0 || end + endSize > tail.length) return undefined;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  if (count === 0 || count > maxEntries || length > maxDirectory || start + length > size) return undefined;
  return readEntries(await bytesAt(file, start, length), count);
}

function readEntries(bytes: Buffer, count: number): Entry[] | undefined {
  const entries: Entry[] = [];
  let at = 0;
  while (entries.length < count) {
    if (at + 46 > bytes.length || bytes.toString('latin1', at, at + 4) !== 'PK\x01\x02') return undefined;
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    entries.push({
      name: bytes.toString('utf8', at + 46, nameEnd),
      packed: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    });
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}
