import { open } from 'node:fs/promises';
import yauzl from 'yauzl';
import { bytesAt } from './bytes-at.js';
import { isSafeEntry } from './zip-entry.js';
import { type Placed, placeOf, unpacksAsTold } from './zip-unpack.js';

const maxUnpacked = 50 * 1024 * 1024;
const maxRatio = 100;
// What repeats itself packs well: so much is no harm, however small it came.
const harmless = 256 * 1024;
const endOfDirectory = new Set(['PK\x05\x06', 'PK\x06\x06']);

interface Asked {
  part: string;
  maxEntries: number;
}

/**
 * Whether the file at `path` is an office document as a zip: it has the named part and `[Content_Types].xml`, and the
 * archive holds nothing but what it tells of. Everything is read: the directory, each entry's own header, and the
 * entries unpacked, within 50 MB and a ratio of 100 (TRUST 3.6). Refused are macros, encryption, links, names that lead
 * out of a folder, names told twice, sizes and checksums that are not true, entries that share bytes, bytes before the
 * first entry, and a directory that is longer than it says.
 */
export async function officeZip(path: string, { part, maxEntries }: Asked): Promise<boolean> {
  const archive = await yauzl
    .openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
    .catch(onlyDiskFaults);
  if (archive === undefined) return false;
  try {
    if (archive.entryCount > maxEntries) return false;
    const directoryAt = cursorOf(archive);
    const entries = await listed(archive);
    const names = new Set(entries.map(({ fileName }) => fileName.toLowerCase()));
    const has = (name: string): boolean => entries.some(({ fileName }) => fileName === name);
    return (
      has('[Content_Types].xml') &&
      has(part) &&
      names.size === entries.length &&
      entries.every(isSafeEntry) &&
      isModest(entries) &&
      (await directoryEnds(path, archive)) &&
      (await eachUnpacks(archive, entries, directoryAt))
    );
  } catch (error) {
    return onlyDiskFaults(error) ?? false;
  } finally {
    archive.close();
  }
}

// Where the reader stands in the directory; its types call the number a boolean.
const cursorOf = (archive: yauzl.ZipFile): number => Number(archive.readEntryCursor);

async function listed(archive: yauzl.ZipFile): Promise<yauzl.Entry[]> {
  const entries: yauzl.Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  return entries;
}

function isModest(entries: readonly yauzl.Entry[]): boolean {
  const packed = entries.reduce((sum, { compressedSize }) => sum + compressedSize, 0);
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  return unpacked <= maxUnpacked && unpacked <= Math.max(packed * maxRatio, harmless);
}

// An entry behind the last that is counted would be there for a reader who walks the directory by its signatures.
async function directoryEnds(path: string, archive: yauzl.ZipFile): Promise<boolean> {
  const file = await open(path);
  try {
    const next = await bytesAt(file, cursorOf(archive), 4);
    return endOfDirectory.has(next.toString('latin1'));
  } finally {
    await file.close();
  }
}

async function eachUnpacks(archive: yauzl.ZipFile, entries: yauzl.Entry[], directoryAt: number): Promise<boolean> {
  const places: Placed[] = [];
  for (const entry of entries) {
    const place = await placeOf(archive, entry);
    if (place === undefined || !(await unpacksAsTold(archive, entry))) return false;
    places.push(place);
  }
  places.sort((a, b) => a.start - b.start);
  return places[0]?.start === 0 && places.every(({ end }, index) => end <= (places[index + 1]?.start ?? directoryAt));
}

// What a broken archive throws are plain errors; the disk's have a code of the system's.
function onlyDiskFaults(error: unknown): undefined {
  if (error instanceof Error && 'syscall' in error) throw error;
  return undefined;
}
