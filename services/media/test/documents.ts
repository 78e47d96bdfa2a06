import { crc32, deflateRawSync } from 'node:zlib';

/** Returns a PDF without pages. */
export const pdf = (text = 'Setu'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

export type Entry = {
  name: string;
  content?: string | Buffer;
  /** Whether the content is compressed. */
  packed?: boolean;
  /** The compressed bytes, in place of the compressed content. */
  body?: Buffer;
  flags?: number;
  /** The Unix mode, as Unix archivers write it. */
  mode?: number;
  /** Wrong values that the directory and the entry's own header state. */
  directory?: Partial<EntryFields>;
  header?: Partial<EntryFields>;
  /** Whether the sizes and the checksum come after the content, as streaming writers place them. */
  follow?: boolean;
  /** Bytes after the content of the entry. */
  behind?: Buffer;
};

export type EntryFields = { name: string; packed: number; unpacked: number; sum: number; at: number };

export type Making = { before?: Buffer; hidden?: number };

/** Returns a zip. `before` is put in front of it. The last `hidden` entries are left out of the entry count. */
export function zip(entries: Entry[], { before = Buffer.alloc(0), hidden = 0 }: Making = {}): Buffer {
  const locals: Buffer[] = [before];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const { name, content = 'x', packed = false, flags = 0, mode = 0, behind, ...entry } of entries) {
    const bytes = Buffer.from(content);
    const body = entry.body ?? (packed ? deflateRawSync(bytes) : bytes);
    const truth: EntryFields = { name, packed: body.length, unpacked: bytes.length, sum: crc32(bytes), at };
    const bits = flags | (entry.follow ? 8 : 0);
    const own: EntryFields = { ...truth, ...(entry.follow ? { packed: 0, unpacked: 0, sum: 0 } : {}), ...entry.header };
    const listed: EntryFields = { ...truth, ...entry.directory };
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(listed.at, 10);
    const trailing = [entry.follow ? following(truth) : Buffer.alloc(0), behind ?? Buffer.alloc(0)];
    const local = [Buffer.from('PK\x03\x04', 'latin1'), about(own, { packed, bits }), Buffer.from(own.name), body];
    locals.push(...local, ...trailing);
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), about(listed, { packed, bits }), tail);
    directory.push(Buffer.from(listed.name));
    at += [...local, ...trailing].reduce((sum, part) => sum + part.length, 0);
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length - hidden, 8);
  end.writeUInt16LE(entries.length - hidden, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}

// Returns the fields that the directory and the header share, from the version to the lengths.
function about({ name, packed, unpacked, sum }: EntryFields, of: { packed: boolean; bits: number }): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(of.bits, 2);
  bytes.writeUInt16LE(of.packed ? 8 : 0, 4);
  bytes.writeUInt32LE(sum, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(unpacked, 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
}

function following({ sum, packed, unpacked }: EntryFields): Buffer {
  const bytes = Buffer.from('PK\x07\x08'.padEnd(16, '\0'), 'latin1');
  bytes.writeUInt32LE(sum, 4);
  bytes.writeUInt32LE(packed, 8);
  bytes.writeUInt32LE(unpacked, 12);
  return bytes;
}

const contentTypes = (main: string): Entry => ({
  name: '[Content_Types].xml',
  content: `<Types><Override PartName="/${main}"/></Types>`,
});

const documentParts: Entry[] = [
  contentTypes('word/document.xml'),
  { name: 'word/document.xml', content: '<w:document/>' },
];

export const docx = (more: Entry[] = [], making?: Making): Buffer => zip([...documentParts, ...more], making);

export const xlsx = (more: Entry[] = []): Buffer =>
  zip([contentTypes('xl/workbook.xml'), { name: 'xl/workbook.xml', content: '<workbook/>' }, ...more]);

/** Returns a compound file whose directory contains the streams, like files of old Word and Excel versions. */
export function compound(streams: string[]): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const names = ['Root Entry', ...streams];
  const sectors = Math.ceil(names.length / 4);
  const fat = Buffer.alloc(512, 0xff);
  fat.writeUInt32LE(0xfffffffd, 0);
  for (let i = 1; i <= sectors; i += 1) fat.writeUInt32LE(i === sectors ? 0xfffffffe : i + 1, i * 4);
  const directory = Buffer.alloc(sectors * 512);
  names.forEach((name, i) => {
    directory.write(name, i * 128, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, i * 128 + 64);
    directory.writeUInt8(i === 0 ? 5 : 2, i * 128 + 66);
  });
  return Buffer.concat([header, fat, directory]);
}
