import { crc32 } from './crc32.js';

/** A PDF of one empty page. */
export const pdf = (words = 'Setu'): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${words}\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

type Entry = { name: string; content?: string; claims?: number; flags?: number };

/** A zip with stored entries; `claims` is the unpacked size its directory tells instead of the true one. */
export function zip(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content = 'x', claims, flags = 0 } of entries) {
    const bytes = Buffer.from(content);
    const title = Buffer.from(name);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt32LE(crc32(bytes), 10);
    about.writeUInt32LE(bytes.length, 14);
    about.writeUInt32LE(claims ?? bytes.length, 18);
    about.writeUInt16LE(title.length, 22);
    locals.push(Buffer.from('PK\x03\x04', 'latin1'), about, title, bytes);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), about, tail, title);
    at += 30 + title.length + bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
}

const contentTypes = (main: string): Entry => ({
  name: '[Content_Types].xml',
  content: `<Types><Override PartName="/${main}"/></Types>`,
});

export const docx = (more: Entry[] = []): Buffer =>
  zip([contentTypes('word/document.xml'), { name: 'word/document.xml', content: '<w:document/>' }, ...more]);

export const xlsx = (more: Entry[] = []): Buffer =>
  zip([contentTypes('xl/workbook.xml'), { name: 'xl/workbook.xml', content: '<workbook/>' }, ...more]);

/** A compound file whose directory has the streams, as old Word and Excel write. */
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
