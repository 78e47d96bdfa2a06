import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { countBits } from '../domain/bits.js';
import type { Segment } from '../domain/segment.js';

/** What a snapshot is of: it is only good for the read model it was made from. */
export interface SnapshotOf {
  /** Which making of the read model. */
  generation: string;
  /** Every change up to this one is in it. */
  change: string;
}

/** Grows with every change of what a snapshot holds: one of another format is no snapshot. */
const format = 1;
const magic = Buffer.from('SETUIDX1');
const chunk = 16 * 1024 * 1024;

type Arrays = Record<string, Uint8Array | Uint32Array | Int32Array | Float64Array>;

interface Section {
  name: string;
  bytes: number;
}

interface Head extends SnapshotOf {
  format: number;
  size: number;
  sections: Section[];
}

const arraysOf = ({ columns, lexicon, ...segment }: Segment): Arrays => ({
  ...columns,
  skuIds: segment.skuIds,
  codes: Buffer.from(segment.codes, 'utf8'),
  codeStarts: segment.codeStarts,
  lexemes: lexicon.bytes,
  lexemeStarts: lexicon.starts,
  placeStarts: segment.placeStarts,
  places: segment.places,
  gone: segment.gone,
});

const bytesOf = (array: Arrays[string]): Uint8Array => new Uint8Array(array.buffer, array.byteOffset, array.byteLength);

/**
 * Writes a segment to a file, beside it first: a file of that name is whole, whenever it is looked at. Its last bytes are
 * the SHA-256 of all others.
 */
export async function writeSnapshot(path: string, segment: Segment, of: SnapshotOf): Promise<void> {
  const arrays = Object.entries(arraysOf(segment));
  const sections = arrays.map(([name, { byteLength }]) => ({ name, bytes: byteLength }));
  const head = Buffer.from(JSON.stringify({ format, size: segment.size, sections, ...of } satisfies Head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  const beside = `${path}.${process.pid}.new`;
  const file = await open(beside, 'w');
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
    await rm(beside, { force: true });
    throw error;
  }
  await file.close();
  await rename(beside, path);
}

/** A snapshot as it was read. */
export interface ReadSnapshot extends SnapshotOf {
  segment: Segment;
}

/** Reads a snapshot; undefined where there is none, or it is broken, cut short, or of another format. */
export async function readSnapshot(path: string): Promise<ReadSnapshot | undefined> {
  const file = await open(path, 'r').catch(() => undefined);
  if (file === undefined) return undefined;
  try {
    return await readWhole(file);
  } finally {
    await file.close();
  }
}

/** Reads what stands next in a file, and counts it into the hash; undefined when it ends before. */
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

/** A head longer than this is none of ours. */
const longestHead = 64 * 1024;

async function readWhole(file: FileHandle): Promise<ReadSnapshot | undefined> {
  const { next, digest } = readerOf(file);
  if (!(await next(magic.length))?.equals(magic)) return undefined;
  const length = (await next(4))?.readUInt32LE();
  if (length === undefined || length > longestHead) return undefined;
  const head = headOf(await next(length));
  if (head === undefined) return undefined;
  const left = (await file.stat()).size;
  if (head.sections.reduce((sum, { bytes }) => sum + bytes, 0) > left) return undefined;
  const found = new Map<string, ArrayBuffer>();
  for (const { name, bytes } of head.sections) {
    const read = await next(bytes);
    if (read === undefined) return undefined;
    found.set(name, read.buffer as ArrayBuffer);
  }
  const sum = digest();
  if (!(await next(sum.length, false))?.equals(sum)) return undefined;
  const { generation, change } = head;
  return { generation, change, segment: segmentOf(head.size, found) };
}

function headOf(bytes: Buffer | undefined): Head | undefined {
  try {
    const head = JSON.parse(bytes?.toString('utf8') ?? '') as Head;
    return head.format === format ? head : undefined;
  } catch {
    return undefined;
  }
}

function segmentOf(size: number, found: ReadonlyMap<string, ArrayBuffer>): Segment {
  const of = (name: string): ArrayBuffer => found.get(name) ?? new ArrayBuffer(0);
  const gone = new Uint32Array(of('gone'));
  return {
    size,
    columns: {
      rank: new Int32Array(of('rank')),
      nameEn: new Int32Array(of('nameEn')),
      nameRu: new Int32Array(of('nameRu')),
      brand: new Int32Array(of('brand')),
      price: new Float64Array(of('price')),
      priceTo: new Float64Array(of('priceTo')),
    },
    skuIds: new Uint8Array(of('skuIds')),
    codes: Buffer.from(of('codes')).toString('utf8'),
    codeStarts: new Uint32Array(of('codeStarts')),
    lexicon: { bytes: new Uint8Array(of('lexemes')), starts: new Uint32Array(of('lexemeStarts')) },
    placeStarts: new Uint32Array(of('placeStarts')),
    places: new Uint32Array(of('places')),
    gone,
    goneCount: countBits(gone),
  };
}
