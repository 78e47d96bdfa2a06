import type { Readable } from 'node:stream';
import { internal } from '../errors.js';

/** `etag` changes with the content and only with it; sizes are bytes. */
export interface ObjectInfo {
  key: string;
  size: number;
  type: string;
  etag: string;
}

/** What a listing tells; the type is known to who asks for the object. */
export interface ListedObject extends Omit<ObjectInfo, 'type'> {}

/** Both ends inclusive, from 0; no `end` means to the last byte. */
export interface ByteRange {
  start: number;
  end?: number;
}

/** Where bytes live. A missing key is `not_found`, a key of other than plain path segments an `internal` failure. */
export interface ObjectStore {
  /** Stores exactly `size` bytes under the key, or nothing: fails when the stream gives more or fewer. */
  put(key: string, content: Readable, about: { size: number; type: string }): Promise<ObjectInfo>;
  get(key: string, range?: ByteRange): Promise<ObjectInfo & { stream: Readable }>;
  stat(key: string): Promise<ObjectInfo>;
  /** Nothing happens when there is none. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with the text, in key order. */
  list(prefix: string): AsyncIterable<ListedObject>;
  /** What still fits; undefined where the store cannot tell. */
  freeBytes(): Promise<bigint | undefined>;
}

const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;

/** Throws unless the key is 1 to 8 plain segments: no leading dot, no empty one, nothing a file system could misread. */
export function mustBeSafeKey(key: string): void {
  const segments = key.split('/');
  if (segments.length > 8 || !segments.every((each) => segment.test(each)))
    throw internal(`not a safe object key: ${JSON.stringify(key)}`);
}
