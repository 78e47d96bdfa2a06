import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Entry } from 'yauzl';
import type { FindPicture } from '../domain/judge-row.js';
import { madeId } from '../domain/made-id.js';
import { type ArchiveLimits, openArchive } from '../reading/archive.js';
import { Unreadable } from '../reading/unreadable.js';

const megabyte = 1024 * 1024;
const mostOfOne = 20 * megabyte;

const limits: ArchiveLimits = { entries: 5_000, unpacked: 400 * megabyte, each: 200 * megabyte, ratio: 100 };
const isPicture = /\.(jpe?g|png|webp)$/i;

/** The pictures that came with a file of cards. */
export interface PictureArchive {
  find: FindPicture;
  /** A picture's bytes by the name a row has. */
  read(name: string): Promise<Buffer>;
  close(): void;
}

const keyOf = (name: string): string => posix.basename(name.replaceAll('\\', '/')).normalize('NFC').toLowerCase();

/** What there is without an archive: no picture of any name. */
export const noPictures: PictureArchive = {
  find: (name) => ({ code: 'picture_missing', params: { name } }),
  read: () => Promise.reject(new Error('there is no archive of pictures')),
  close: () => undefined,
};

/**
 * Opens the archive of a run's pictures: found by their names without folders, in whatever letters, each with the id its
 * file gets. Throws `Unreadable` (`bad_pictures`, `unpacks_too_large`).
 */
export async function openPictures(path: string, companyId: string): Promise<PictureArchive> {
  const archive = await openArchive(path, limits, new Unreadable('bad_pictures'));
  const byName = new Map<string, Entry | 'twice'>();
  for (const entry of archive.entries.values()) {
    const isJunk = entry.fileName.startsWith('__MACOSX/') || posix.basename(entry.fileName).startsWith('.');
    if (entry.fileName.endsWith('/') || isJunk) continue;
    const key = keyOf(entry.fileName);
    byName.set(key, byName.has(key) ? 'twice' : entry);
  }
  const find = (name: string): ReturnType<FindPicture> => {
    const entry = byName.get(keyOf(name));
    if (entry === undefined) return { code: 'picture_missing', params: { name } };
    if (entry === 'twice') return { code: 'picture_twice', params: { name } };
    if (!isPicture.test(entry.fileName)) return { code: 'picture_invalid', params: { name } };
    if (entry.uncompressedSize > mostOfOne)
      return { code: 'picture_too_large', params: { name, max: String(mostOfOne / megabyte) } };
    // The same picture sent again is the same file: the card it stands in does not change.
    return { id: madeId(companyId, 'picture', keyOf(name), entry.crc32, entry.uncompressedSize) };
  };
  return {
    find,
    read: async (name) => {
      const entry = byName.get(keyOf(name));
      if (entry === undefined || entry === 'twice') throw new Error(`no picture ${name}`);
      return buffer(await archive.open(entry));
    },
    close: archive.close,
  };
}
