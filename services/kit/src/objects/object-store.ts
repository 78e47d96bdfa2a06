import type { Readable } from 'node:stream';
import { internal } from '../errors.js';

/** The description of a stored object. `etag` changes exactly when the content changes. The size is in bytes. */
export interface ObjectInfo {
  key: string;
  size: number;
  type: string;
  etag: string;
}

/** An object in a listing, which does not contain its type. */
export interface ListedObject extends Omit<ObjectInfo, 'type'> {}

/** A range of bytes, counted from 0, both ends inclusive. Without `end` it extends to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** A store for the bytes of files. A missing key fails with `not_found`, an unsafe key with `internal`. */
export interface ObjectStore {
  /** Stores exactly `size` bytes under the key, or nothing: fails if the stream has more or fewer. */
  put(key: string, content: Readable, about: { size: number; type: string }): Promise<ObjectInfo>;
  get(key: string, range?: ByteRange): Promise<ObjectInfo & { stream: Readable }>;
  stat(key: string): Promise<ObjectInfo>;
  /** Removes the object. Does nothing if it does not exist. */
  remove(key: string): Promise<void>;
  /** Lists the objects whose keys begin with the prefix, in key order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** Returns the free space in bytes, or undefined if the store does not report it. */
  freeBytes(): Promise<bigint | undefined>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/**
 * Throws unless the key has 1 to 8 plain segments: none empty, none with a leading dot, only characters that are safe
 * in a file system.
 */
export function mustBeSafeKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((each) => segment.test(each)))
    throw internal(`not a safe object key: ${JSON.stringify(key)}`);
}
