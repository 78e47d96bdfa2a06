import { posix } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pictureTypes } from '@setu/proto/picture-types';
import type { Entry } from 'yauzl';
import { derivedId } from '../domain/derived-id.js';
import type { FindPicture } from '../domain/judge-row.js';
import { type ArchiveLimits, openArchive } from '../reading/archive.js';
import { Unreadable } from '../reading/unreadable.js';

const megabyte = 1024 * 1024;
const maxPictureBytes = 20 * megabyte;

const limits: ArchiveLimits = { entries: 5_000, unpacked: 400 * megabyte, each: 200 * megabyte, ratio: 100 };
const isPicture = new RegExp(`\\.(${Object.keys(pictureTypes).join('|')})$`, 'i');

/** The pictures that came with a card file. */
export interface PictureArchive {
  find: FindPicture;
  /** Reads the bytes of a picture by the name in a row. */
  read(name: string): Promise<Buffer>;
  close(): void;
}

const keyOf = (name: string): string => posix.basename(name.replaceAll('\\', '/')).normalize('NFC').toLowerCase();

/** The archive of a run without pictures. It finds nothing. */
export const noPictures: PictureArchive = {
  find: (name) => ({ code: 'picture_missing', params: { name } }),
  read: () => Promise.reject(new Error('there is no archive of pictures')),
  close: () => undefined,
};

/**
 * Opens the picture archive of a run. Pictures are found by file name, regardless of folder and letter case. Each has
 * the id that its stored file will have. Throws `Unreadable` (`bad_pictures`, `unpacks_too_large`).
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
    if (entry.uncompressedSize > maxPictureBytes)
      return { code: 'picture_too_large', params: { name, max: String(maxPictureBytes / megabyte) } };
    // If the same picture is uploaded again, it gets the same id, so a card with this picture does not change.
    return { id: derivedId(companyId, 'picture', keyOf(name), entry.crc32, entry.uncompressedSize) };
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
