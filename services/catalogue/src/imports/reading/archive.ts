import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.js';

/** What an archive may hold: entries, their bytes together, one's bytes, and how often more than it takes packed. */
export interface ArchiveLimits {
  entries: number;
  unpacked: number;
  each: number;
  ratio: number;
}

/** Below so many bytes unpacked it does not matter how well something is packed. */
const harmless = 64 * 1024 * 1024;
const symbolicLink = 0o120_000;

/** An open archive. */
export interface Archive {
  entries: ReadonlyMap<string, Entry>;
  /** An entry's bytes; the stream fails when there are more of them than its directory says. */
  open(entry: Entry): Promise<Readable>;
  close(): void;
}

/**
 * Opens a .zip and reads its directory: `unpacks_too_large` when what it says goes over the limits, `broken` when it is no
 * archive, has a link or something locked in it. Bytes are read later, and never more than the directory said.
 */
export async function openArchive(path: string, limits: ArchiveLimits, broken: Unreadable): Promise<Archive> {
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true, strictFileNames: false };
    yauzl.open(path, options, (error, opened) => (error || !opened ? reject(broken) : resolve(opened)));
  });
  try {
    return { entries: await entriesOf(zip, limits, broken), open: opening(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

function entriesOf(zip: ZipFile, limits: ArchiveLimits, broken: Unreadable): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  let packed = 0;
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(broken));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      unpacked += entry.uncompressedSize;
      packed += entry.compressedSize;
      if (entries.size >= limits.entries || unpacked > limits.unpacked || entry.uncompressedSize > limits.each)
        return reject(new Unreadable('unpacks_too_large'));
      if (unpacked > harmless && unpacked > packed * limits.ratio) return reject(new Unreadable('unpacks_too_large'));
      if (((entry.externalFileAttributes >>> 16) & 0o170_000) === symbolicLink || entry.isEncrypted())
        return reject(broken);
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

const opening = (zip: ZipFile) => (entry: Entry) =>
  new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)));
  });
