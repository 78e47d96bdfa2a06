import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** A file of an archive. `declaredSize` overrides the size in the directory. */
export interface Packed {
  name: string;
  bytes: Buffer;
  declaredSize?: number;
}

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) bytes.writeUInt16LE(value, at * 2);
  return bytes;
};
const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4);
  return bytes;
};

/** Builds a .zip byte by byte, so that it can also contain false sizes. */
export function zip(files: readonly Packed[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, declaredSize = bytes.length } of files) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const title = Buffer.from(name);
    const about = [u16(20, 0x800, 8, 0, 0), u32(crc32(bytes), packed.length, declaredSize), u16(title.length, 0)];
    const head = Buffer.concat([u32(0x04034b50), ...about, title, packed]);
    directory.push(Buffer.concat([u32(0x02014b50), u16(20), ...about, u16(0, 0, 0), u32(0, offset), title]));
    parts.push(head);
    offset += head.length;
  }
  const list = Buffer.concat(directory);
  const end = [u32(0x06054b50), u16(0, 0, files.length, files.length), u32(list.length, offset), u16(0)];
  return Buffer.concat([...parts, list, ...end]);
}

/** Returns the files of a .zip with sizes in its directory. */
export function unzip(bytes: Buffer): Packed[] {
  const end = bytes.lastIndexOf(u32(0x06054b50));
  const files: Packed[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, title] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)];
    const head = bytes.readUInt32LE(at + 42);
    const from = head + 30 + bytes.readUInt16LE(head + 26) + bytes.readUInt16LE(head + 28);
    const packed = bytes.subarray(from, from + size);
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    const name = bytes.subarray(at + 46, at + 46 + title).toString();
    files.push({ name, bytes: isPacked ? inflateRawSync(packed) : packed });
    at += 46 + title + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
