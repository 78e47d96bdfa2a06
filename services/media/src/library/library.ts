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

/**
 * The key, type, ETag and size of stored bytes, known without a call to the store. `etag` is strong and has no quotes.
 */
export interface Named {
  key: string;
  type: string;
  etag: string;
  /** In bytes, or undefined for a picture that may not have been generated yet. */
  size: number | undefined;
}

/** Returns the bytes of a file that was not uploaded: a drawing or a document of the demo world. */
export type Producer = (file: File) => Promise<Buffer>;

/**
 * The stored files and pictures. A missing one is first generated and stored. Calls throw `unavailable` when the store
 * is unavailable.
 */
export interface Library {
  /** Returns the key, type, ETag and size of the file, or of its picture at a width. */
  name(file: File, width?: PictureWidth): Named;
  /** Returns the size in bytes of the file, or of its picture at a width. */
  sizeOf(file: File, width?: PictureWidth): Promise<number>;
  /**
   * Returns the bytes of the file, or of its picture at a width, in full or in part. `size` is the size of the full
   * content.
   */
  open(file: File, width?: PictureWidth, range?: ByteRange): Promise<{ size: number; stream: Readable }>;
  /** Returns the store's keys of an uploaded or generated file and of its picture at each width. */
  keysOf(file: File): string[];
}

interface Parts {
  objects: ObjectStore;
  workshop: Workshop;
  produce: Producer;
  /** Called after a file has been generated, with its size in bytes. */
  made(file: File, size: number): Promise<void>;
}

// Increase this when pictures render differently, so that caches do not mix old and new bytes under one name.
const edition = '1';

/** Opens the library. Concurrent requests for the same missing picture share one rendering. */
export function openLibrary({ objects, workshop, produce, made }: Parts): Library {
  const single = singleFlight<void>();
  const bytesOf = async (file: File, width: PictureWidth | undefined): Promise<Buffer> => {
    const source = file.kind === 'upload' ? await buffer((await objects.get(file.key)).stream) : await produce(file);
    if (!isPictureFile(file)) return source;
    return file.kind === 'drawn' ? workshop.draw(source, width) : workshop.webp(source, width);
  };
  const make = async (file: File, requested: PictureWidth | undefined): Promise<void> => {
    const { key, type } = nameOf(file, requested);
    const width = ownWidth(requested);
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
        await single(key, () => make(file, width));
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

function nameOf(file: File, requested?: PictureWidth): Named {
  const width = ownWidth(requested);
  const own = file.kind === 'upload' ? file.sha256 : `${file.id}-${edition}`;
  const etag = width === undefined ? own : `${own}-${width}-${edition}`;
  const size = file.kind === 'upload' && width === undefined ? file.size : undefined;
  return { key: keyAt(file, width), type: file.type, etag, size };
}

// The picture at the master's width is the file itself.
const ownWidth = (requested: PictureWidth | undefined): PictureWidth | undefined =>
  requested === masterWidth ? undefined : requested;

const keyAt = (file: File, width: PictureWidth | undefined): string =>
  width === undefined ? file.key : `${file.key}-${width}`;
