import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import type { Segment } from '../domain/segment.js';
import type { VocabularyTable } from '../domain/vocabulary-table.js';
import type { DocPosition } from './doc-changes.js';
import { type Arrays, segmentArrays, segmentFrom, vocabularyArrays, vocabularyFrom } from './snapshot-arrays.js';

/** The read model that a snapshot belongs to. The snapshot is only valid for that one. */
export interface SnapshotOf {
  position: DocPosition;
  /** The time of the position, in milliseconds since 1970. */
  takenAt: number;
}

/** The stored data: the largest part of the index, and the vocabulary. */
export interface SnapshotContent {
  segment: Segment;
  vocabulary: VocabularyTable;
}

/** Increases with every change of the content. A snapshot of another format is ignored. */
export const format = 4;
const magic = Buffer.from('SETUIDX1');
const chunk = 16 * 1024 * 1024;

interface Section {
  name: string;
  bytes: number;
}

interface Head extends SnapshotOf {
  format: number;
  size: number;
  sections: Section[];
}

const bytesOf = (array: Arrays[string]): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * Writes a snapshot to a file. A temporary file is written first, so the file at `path` is always complete. The last
 * bytes are the SHA-256 of all others.
 */
export async function writeSnapshot(
  path: string,
  { segment, vocabulary }: SnapshotContent,
  of: SnapshotOf,
): Promise<void> {
  const arrays = Object.entries({ ...segmentArrays(segment), ...vocabularyArrays(vocabulary) });
  const sections = arrays.map(([name, { byteLength }]) => ({ name, bytes: byteLength }));
  const head = Buffer.from(JSON.stringify({ format, size: segment.size, sections, ...of } satisfies Head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const temporaryPath = `${path}.${process.pid}.new`;
  const file = await open(temporaryPath, 'w');
  try {
    const hash = createHash('sha256');
    const put = async (bytes: Uint8Array): Promise<void> => {
      for (let at = 0; at < bytes.length; at += chunk) {
        const part = bytes.subarray(at, at + chunk);
        hash.update(part);
        await file.writeFile(part);
      }
    };
    for (const bytes of [magic, length, head]) await put(bytes);
    for (const [, array] of arrays) await put(bytesOf(array));
    await file.writeFile(hash.digest());
    await file.sync();
  } catch (error) {
    await file.close();
    await rm(temporaryPath, { force: true });
    throw error;
  }
  await file.close();
  await rename(temporaryPath, path);
}

/** A snapshot as read from its file. */
export interface ReadSnapshot extends SnapshotOf, SnapshotContent {}

/** Reads a snapshot. Returns undefined if it is missing, damaged, truncated, or of another format. */
export async function readSnapshot(path: string): Promise<ReadSnapshot | undefined> {
  const file = await open(path, 'r').catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    return await readAll(file);
  } finally {
    await file.close();
  }
}

/**
 * Returns a reader of the file's next bytes that also hashes them. The reader returns undefined if the file ends early.
 */
function readerOf(file: FileHandle) {
  const hash = createHash('sha256');
  const next = async (bytes: number, isCounted = true): Promise<Buffer | undefined> => {
    const buffer = Buffer.from(new ArrayBuffer(bytes));
    for (let at = 0; at < bytes; ) {
      const { bytesRead } = await file.read(buffer, at, Math.min(chunk, bytes - at));
      if (bytesRead === 0) return undefined;
      if (isCounted) hash.update(buffer.subarray(at, at + bytesRead));
      at += bytesRead;
    }
    return buffer;
  };
  return { next, digest: () => hash.digest() };
}

/** The longest valid head in bytes. */
const maxHeadBytes = 64 * 1024;

async function readAll(file: FileHandle): Promise<ReadSnapshot | undefined> {
  const { next, digest } = readerOf(file);
  if (!(await next(magic.length))?.equals(magic)) return undefined;
  const length = (await next(4))?.readUInt32LE();
  if (length === undefined || length > maxHeadBytes) return undefined;
  const head = headOf(await next(length));
  if (head === undefined) return undefined;
  const fileSize = (await file.stat()).size;
  if (head.sections.reduce((sum, { bytes }) => sum + bytes, 0) > fileSize) return undefined;
  const found = new Map<string, ArrayBuffer>();
  for (const { name, bytes } of head.sections) {
    const read = await next(bytes);
    if (read === undefined) return undefined;
    found.set(name, read.buffer as ArrayBuffer);
  }
  const sum = digest();
  if (!(await next(sum.length, false))?.equals(sum)) return undefined;
  const { position, takenAt, size } = head;
  return { position, takenAt, segment: segmentFrom(size, found), vocabulary: vocabularyFrom(found) };
}

function headOf(bytes: Buffer | undefined): Head | undefined {
  try {
    const head = JSON.parse(bytes?.toString('utf8') ?? '') as Head;
    return head.format === format ? head : undefined;
  } catch {
    return undefined;
  }
}
