import { open } from 'node:fs/promises';
import yauzl from 'yauzl';
import { bytesAt } from './bytes-at.js';
import { isSafeEntry } from './zip-entry.js';
import { type Placed, placeOf, unpacksAsDeclared } from './zip-unpack.js';

const maxUnpacked = 50 * 1024 * 1024;
const maxRatio = 100;
// Repetitive content compresses well. Up to this unpacked size in bytes, the compression ratio is not checked.
const harmless = 256 * 1024;
const endOfDirectory = new Set(['PK\x05\x06', 'PK\x06\x06']);

interface ZipCheck {
  part: string;
  maxEntries: number;
}

/**
 * Checks whether the file at `path` is a valid office document in zip form. It must contain the named part and
 * `[Content_Types].xml`, and only what its directory lists. Reads everything: the directory, the header of each entry,
 * and the unpacked entries. The limits are 50 MB and a ratio of 100 (TRUST 3.6). Rejects:
 * - macros, encryption and links;
 * - names that lead out of a folder and repeated names;
 * - wrong sizes and checksums;
 * - entries that share bytes and bytes before the first entry;
 * - a directory that is longer than declared.
 */
export async function officeZip(path: string, { part, maxEntries }: ZipCheck): Promise<boolean> {
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

// The position of the reader in the directory. The library's types declare the number as a boolean.
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

// Some programs find entries by their signatures. They would also open an entry after the last counted one.
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
    if (place === undefined || !(await unpacksAsDeclared(archive, entry))) return false;
    places.push(place);
  }
  places.sort((a, b) => a.start - b.start);
  return places[0]?.start === 0 && places.every(({ end }, index) => end <= (places[index + 1]?.start ?? directoryAt));
}

// A broken archive throws plain errors. Errors from the disk have a `syscall` and are thrown again.
function onlyDiskFaults(error: unknown): undefined {
  if (error instanceof Error && 'syscall' in error) throw error;
  return undefined;
}
