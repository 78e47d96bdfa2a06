import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isAppError } from '@setu/kit/core';
import type { ObjectStore } from '@setu/kit/objects';
import { type File, isPictureFile } from '../domain/file.js';
import { masterWidth, type PictureWidth } from '../domain/restrictions.js';
import { singleFlight } from '../pictures/single-flight.js';
import type { Workshop } from '../pictures/workshop.js';
import { reach } from './reach.js';

/** Where a file's bytes are, and what to call them: `etag` is strong, without its quotes. */
export type Located = { key: string; size: number; type: string; etag: string };

/** Gives the bytes of what nobody uploaded: the demo world's drawings and papers. */
export type Producer = (file: File) => Promise<Buffer>;

export type Library = {
  /** The file itself, or its picture at a width; made and kept first when it is not there yet. */
  locate(file: File, width?: PictureWidth): Promise<Located>;
  /** What an uploaded or made file has in the store: itself and its widths. */
  keysOf(file: File): string[];
};

type Parts = {
  objects: ObjectStore;
  workshop: Workshop;
  produce: Producer;
  /** Called when a file of the demo world has been made, with its size. */
  made(file: File, size: number): Promise<void>;
};

// Changes when pictures come out differently, so that nobody mixes old bytes with new under one name.
const edition = '1';

/** The kept files and pictures. Those who ask for the same missing picture at once wait for one making. */
export function openLibrary({ objects, workshop, produce, made }: Parts): Library {
  const once = singleFlight<Located>();

  const bytesOf = async (file: File, width: PictureWidth | undefined): Promise<Buffer> => {
    const source = file.kind === 'upload' ? await buffer((await objects.get(file.key)).stream) : await produce(file);
    if (!isPictureFile(file)) return source;
    return file.kind === 'drawn' ? workshop.draw(source, width) : workshop.webp(source, width);
  };

  const make = async (file: File, width: PictureWidth | undefined, at: Omit<Located, 'size'>): Promise<Located> => {
    const bytes = await bytesOf(file, width);
    await objects.put(at.key, Readable.from([bytes]), { size: bytes.length, type: at.type });
    if (width === undefined) await made(file, bytes.length);
    return { ...at, size: bytes.length };
  };

  return {
    async locate(file, asked) {
      const width = asked === masterWidth ? undefined : asked;
      const name = file.kind === 'upload' ? file.sha256 : `${file.id}-${edition}`;
      if (width === undefined && file.kind === 'upload') {
        return { key: file.key, size: file.size, type: file.type, etag: name };
      }
      const key = keyAt(file, width);
      const at = { key, type: file.type, etag: width === undefined ? name : `${name}-${width}-${edition}` };
      return reach(async () => {
        const size = await sizeOf(objects, key);
        return size === undefined ? once(key, () => make(file, width, at)) : { ...at, size };
      });
    },
    keysOf: (file) => (isPictureFile(file) ? [undefined, ...smaller].map((width) => keyAt(file, width)) : [file.key]),
  };
}

const smaller = [160, 320, 640] as const;

const keyAt = (file: File, width: number | undefined): string =>
  width === undefined ? file.key : `${file.key}-${width}`;

async function sizeOf(objects: ObjectStore, key: string): Promise<number | undefined> {
  try {
    return (await objects.stat(key)).size;
  } catch (error) {
    if (isAppError(error, 'not_found')) return undefined;
    throw error;
  }
}
