import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { Unreadable } from './unreadable.js';

/**
 * The limits of an archive: number of entries, total unpacked bytes, unpacked bytes of one entry, and compression
 * ratio.
 */
export interface ArchiveLimits {
  entries: number;
  unpacked: number;
  each: number;
  ratio: number;
}

/** Below this unpacked size, in bytes, the compression ratio is not checked. */
const harmless = 64 * 1024 * 1024;
const symbolicLink = 0o120_000;

/** An open archive. */
export interface Archive {
  entries: ReadonlyMap<string, Entry>;
  /** Opens an entry's bytes. The stream fails if the entry has more bytes than the directory declares. */
  open(entry: Entry): Promise<Readable>;
  close(): void;
}

/**
 * Opens a .zip file and reads its directory. Bytes are read later, and never more than the directory declares.
 * Throws `unpacks_too_large` if the directory exceeds the limits. Throws `broken` if the file is not an archive, or has
 * a link or an encrypted entry.
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
