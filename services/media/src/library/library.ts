import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isAppError } from '@setu/kit/core';
import type { ObjectInfo, ObjectStore } from '@setu/kit/objects';
import type { ByteRange } from '../files/domain/byte-range.js';
import { type File, isPictureFile } from '../files/domain/file.js';
import { masterWidth, type PictureWidth, smallerWidths } from '../pictures/domain/widths.js';
import { singleFlight } from '../pictures/single-flight.js';
import type { Workshop } from '../pictures/workshop.js';
import { reach } from './reach.js';

/** What bytes are called, known without asking the store: `etag` is strong, without its quotes. */
export interface Named {
  key: string;
  type: string;
  etag: string;
  /** Bytes; undefined for what may not have been made yet. */
  size: number | undefined;
}

/** Gives the bytes of what nobody uploaded: the demo world's drawings and papers. */
export type Producer = (file: File) => Promise<Buffer>;

/** The kept files and pictures; what is not there yet is made and kept first. Unavailable while the store is. */
export interface Library {
  /** The file itself, or its picture at a width. */
  name(file: File, width?: PictureWidth): Named;
  /** How many bytes it has. */
  sizeOf(file: File, width?: PictureWidth): Promise<number>;
  /** Its bytes, whole or a part that lies within; `size` is the whole's. */
  open(file: File, width?: PictureWidth, range?: ByteRange): Promise<{ size: number; stream: Readable }>;
  /** What an uploaded or made file has in the store: itself and its widths. */
  keysOf(file: File): string[];
}

interface Parts {
  objects: ObjectStore;
  workshop: Workshop;
  produce: Producer;
  /** Called when a file of the demo world has been made, with its size. */
  made(file: File, size: number): Promise<void>;
}

// Changes when pictures come out differently, so that nobody mixes old bytes with new under one name.
const edition = '1';

/** Opens the library. Those who ask for the same missing picture at once wait for one making. */
export function openLibrary({ objects, workshop, produce, made }: Parts): Library {
  const once = singleFlight<void>();
  const bytesOf = async (file: File, width: PictureWidth | undefined): Promise<Buffer> => {
    const source = file.kind === 'upload' ? await buffer((await objects.get(file.key)).stream) : await produce(file);
    if (!isPictureFile(file)) return source;
    return file.kind === 'drawn' ? workshop.draw(source, width) : workshop.webp(source, width);
  };
  const make = async (file: File, asked: PictureWidth | undefined): Promise<void> => {
    const { key, type } = nameOf(file, asked);
    const width = ownWidth(asked);
    const bytes = await bytesOf(file, width);
    await objects.put(key, Readable.from([bytes]), { size: bytes.length, type });
    if (width === undefined) await made(file, bytes.length);
  };
  const found = <T extends ObjectInfo>(
    file: File,
    width: PictureWidth | undefined,
    look: (key: string) => Promise<T>,
  ) =>
    reach(async () => {
      const { key, size } = nameOf(file, width);
      try {
        return await look(key);
      } catch (error) {
        if (!isAppError(error, 'not_found') || size !== undefined) throw error;
        await once(key, () => make(file, width));
        return look(key);
      }
    });
  return {
    name: nameOf,
    sizeOf: async (file, width) => nameOf(file, width).size ?? (await found(file, width, objects.stat)).size,
    open: (file, width, range) => found(file, width, (key) => objects.get(key, range)),
    keysOf: (file) =>
      isPictureFile(file) ? [undefined, ...smallerWidths].map((width) => keyAt(file, width)) : [file.key],
  };
}

function nameOf(file: File, asked?: PictureWidth): Named {
  const width = ownWidth(asked);
  const own = file.kind === 'upload' ? file.sha256 : `${file.id}-${edition}`;
  const etag = width === undefined ? own : `${own}-${width}-${edition}`;
  const size = file.kind === 'upload' && width === undefined ? file.size : undefined;
  return { key: keyAt(file, width), type: file.type, etag, size };
}

// The master is the file itself.
const ownWidth = (asked: PictureWidth | undefined): PictureWidth | undefined =>
  asked === masterWidth ? undefined : asked;

const keyAt = (file: File, width: PictureWidth | undefined): string =>
  width === undefined ? file.key : `${file.key}-${width}`;
