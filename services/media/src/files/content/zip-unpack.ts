import type { Readable } from 'node:stream';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import yauzl, { type Entry, type LocalFileHeader, type ZipFile } from 'yauzl';

/** The position of an entry in its archive, header and content. `start` is included, `end` is not. */
export interface Placed {
  start: number;
  end: number;
}

const stored = 0;
const sizesFollow = 0x8;
const inZip64 = 0xffff_ffff;

/** Returns the position of an entry, or undefined if its own header contradicts the directory. */
export async function placeOf(archive: ZipFile, entry: Entry): Promise<Placed | undefined> {
  const header = await archive.readLocalFileHeaderPromise(entry);
  const agrees =
    header.fileName.equals(entry.fileNameRaw) &&
    header.compressionMethod === entry.compressionMethod &&
    (header.generalPurposeBitFlag & 1) === 0 &&
    sizesAgree(header, entry);
  if (!agrees) return undefined;
  return { start: entry.relativeOffsetOfLocalHeader, end: header.fileDataStart + entry.compressedSize };
}

function sizesAgree(header: LocalFileHeader, entry: Entry): boolean {
  const { crc32: sum, compressedSize, uncompressedSize } = sizesOf(header);
  const isSizeLater = (header.generalPurposeBitFlag & sizesFollow) !== 0;
  const agrees = (declared: number, inDirectory: number): boolean =>
    declared === inDirectory || (isSizeLater && declared === 0);
  return (
    agrees(sum, entry.crc32) &&
    agrees(compressedSize, entry.compressedSize) &&
    agrees(uncompressedSize, entry.uncompressedSize)
  );
}

function sizesOf(header: LocalFileHeader): Pick<Entry, 'crc32' | 'compressedSize' | 'uncompressedSize'> {
  const { crc32, compressedSize, uncompressedSize } = header;
  if (compressedSize !== inZip64 || uncompressedSize !== inZip64) return { crc32, compressedSize, uncompressedSize };
  const large = yauzl.parseExtraFields(header.extraField).find(({ id, data }) => id === 1 && data.length >= 16);
  if (large === undefined) return { crc32, compressedSize, uncompressedSize };
  return {
    crc32,
    uncompressedSize: Number(large.data.readBigUInt64LE(0)),
    compressedSize: Number(large.data.readBigUInt64LE(8)),
  };
}

/** Checks that the unpacked entry has its declared size and checksum, and that no packed bytes are left over. */
export async function unpacksAsDeclared(archive: ZipFile, entry: Entry): Promise<boolean> {
  const packed: Readable = await archive.openReadStreamPromise(entry, { decodeFileData: false });
  let size = 0;
  let sum = 0;
  const counted = new Writable({
    write(chunk: Buffer, _, done) {
      size += chunk.length;
      sum = crc32(chunk, sum);
      done(size > entry.uncompressedSize ? new Error('the entry is larger than declared') : null);
    },
  });
  if (entry.compressionMethod === stored) {
    await pipeline(packed, counted);
  } else {
    const unpack = createInflateRaw();
    await pipeline(packed, unpack, counted);
    if (unpack.bytesWritten !== entry.compressedSize) return false;
  }
  return size === entry.uncompressedSize && sum === entry.crc32;
}
