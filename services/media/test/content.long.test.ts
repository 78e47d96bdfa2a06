import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { matchesItsType } from '../src/files/content/sniff.js';
import type { Extension } from '../src/files/domain/restrictions.js';
import { makeWebp } from '../src/pictures/make.js';
import { makeMaster } from '../src/pictures/make-master.js';
import { compound, docx, type EntryFields, pdf, xlsx, zip } from './documents.js';
import { heic, tiledHeic } from './heic.js';

const picture = () => sharp({ create: { width: 8, height: 4, channels: 3, background: '#2f7f5f' } });
const many = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `word/media/${i}.png` }));
const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x0d, 0x0a]);
const png = await picture().png().toBuffer();
const jpeg = await picture().jpeg().toBuffer();
const webp = await picture().webp().toBuffer();
const avif = await picture().avif().toBuffer();

/** Puts the same wrong values into the directory and the entry's own header. */
const both = (values: Partial<EntryFields>) => ({ directory: values, header: values });

describe('The content of a file', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'setu-content-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it.each([
    ['pdf', 'a PDF', pdf(), true],
    ['pdf', 'an HTML page', Buffer.from('<html>%PDF-1.4</html>'), false],
    ['pdf', 'a picture', png, false],
    ['png', 'a PNG', png, true],
    ['jpg', 'a JPEG', jpeg, true],
    ['jpeg', 'a PNG', png, true],
    ['jpg', 'a HEIC', heic, true],
    ['heic', 'a HEIC', heic, true],
    ['avif', 'an AVIF', avif, true],
    ['heic', 'a PDF', pdf(), false],
    ['webp', 'a WebP', webp, true],
    ['png', 'a drawing in SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), false],
    ['docx', 'a document', docx(), true],
    ['docx', 'a document with many parts', docx(many(500)), true],
    ['docx', 'a document with too many parts', docx(many(1000)), false],
    ['docx', 'a workbook', xlsx(), false],
    ['docx', 'a document with macros', docx([{ name: 'word/vbaProject.bin' }]), false],
    ['docx', 'an encrypted document', docx([{ name: 'word/a.xml', flags: 1 }]), false],
    ['docx', 'another zip', zip([{ name: 'a.txt' }]), false],
    ['docx', 'an incomplete document', docx().subarray(0, 120), false],
    ['docx', 'only a zip end record', Buffer.from('PK\x03\x04PK\x05\x06', 'latin1'), false],
    ['docx', 'an old document', compound(['WordDocument']), false],
    ['xlsx', 'a workbook', xlsx(), true],
    ['xlsx', 'a workbook with too many parts', xlsx(many(100)), false],
    ['xlsx', 'a document', docx(), false],
    ['doc', 'an old document', compound(['1Table', 'Data', 'CompObj', 'Summary', 'WordDocument']), true],
    ['doc', 'an old workbook', compound(['Workbook']), false],
    ['doc', 'a new document', docx(), false],
    ['xls', 'an old workbook', compound(['Workbook']), true],
    ['xls', 'a very old workbook', compound(['Book']), true],
    ['xls', 'an HTML page with a table', Buffer.from('<html><table>'), false],
    ['xls', 'an incomplete header', compound(['Workbook']).subarray(0, 300), false],
    ['txt', 'text in UTF-8', Buffer.from('Чай, кофе\n\tи ещё'), true],
    ['txt', 'text in windows-1251', cyrillic, true],
    ['txt', 'text that starts like a bitmap', Buffer.from('BM25 is a ranking function'), true],
    ['txt', 'bytes with a NUL', Buffer.from('a\0b'), false],
    ['txt', 'text in UTF-16', Buffer.from('\ufeffчай', 'utf16le'), false],
    ['txt', 'a byte that windows-1251 does not define', Buffer.concat([cyrillic, Buffer.from([0x98])]), false],
    ['txt', 'a PDF', pdf(), false],
    ['txt', 'a picture', png, false],
  ] satisfies [Extension, string, Buffer, boolean][])(
    'is checked against the extension .%s: %s',
    async (extension, _, content, expected) => {
      const path = join(dir, `one.${extension}`);
      await writeFile(path, content);
      expect(await matchesItsType(path, extension)).toBe(expected);
    },
  );
});

describe('An archive', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'setu-archives-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  const part = 'word/a.xml';
  const long = 'a line of a contract, '.repeat(500);
  const zeros = Buffer.alloc(51 * 1024 * 1024);
  const isAccepted = async (content: Buffer) => {
    const path = join(dir, 'one.docx');
    await writeFile(path, content);
    return matchesItsType(path, 'docx');
  };

  it.each([
    ['compressed', docx([{ name: part, content: long, packed: true }])],
    ['compressed by a streaming writer', docx([{ name: part, content: long, packed: true, follow: true }])],
    ['stored by a streaming writer', docx([{ name: part, content: long, follow: true }])],
    ['with plain Unix files', docx([{ name: part, mode: 0o100644 }])],
    ['with a folder', docx([{ name: 'word/media/', content: '', mode: 0o40755 }])],
    ['with gaps between its entries', docx([{ name: part, behind: Buffer.alloc(64) }])],
    ['with Russian names', docx([{ name: 'word/media/схема.png', flags: 0x800 }])],
    ['with repetitive text', docx([{ name: part, content: 'x'.repeat(200_000), packed: true }])],
    ['with an empty part', docx([{ name: part, content: '', packed: true }])],
  ])('is accepted as a document: %s', async (_, content) => {
    expect(await isAccepted(content)).toBe(true);
  });

  it.each([
    ['a link', docx([{ name: part, content: '/etc/passwd', mode: 0o120777 }])],
    ['a device', docx([{ name: part, mode: 0o20666 }])],
    ['a path out of its folder', docx([{ name: '../../etc/cron.d/x' }])],
    ['a path out in the middle of a name', docx([{ name: 'word/../../x' }])],
    ['an absolute path', docx([{ name: '/etc/cron.d/x' }])],
    ['a drive letter', docx([{ name: 'C:/x' }])],
    ['a name with backslashes', docx([{ name: 'word\\..\\x' }])],
    ['a NUL in a name', docx([{ name: 'word/a.xml\0.png' }])],
    ['the same name twice', docx([{ name: 'word/document.xml', content: 'another' }])],
    ['the same name in capitals', docx([{ name: 'WORD/Document.xml', content: 'another' }])],
    ['an encrypted part', docx([{ name: part, flags: 1 }])],
    ['strong encryption', docx([{ name: part, flags: 0x41 }])],
    ['macros', docx([{ name: 'word/VBAProject.bin' }])],
    ['more bytes than declared', docx([{ name: part, content: long, packed: true, ...both({ unpacked: 10 }) }])],
    ['fewer bytes than declared', docx([{ name: part, content: long, packed: true, ...both({ unpacked: 20_000 }) }])],
    ['another size in the directory', docx([{ name: part, content: long, packed: true, directory: { unpacked: 9 } }])],
    ['another size in the header', docx([{ name: part, content: long, packed: true, header: { unpacked: 9 } }])],
    ['another packed size in the header', docx([{ name: part, content: long, packed: true, header: { packed: 9 } }])],
    ['another name in the header', docx([{ name: part, header: { name: 'word/b.xml' } }])],
    ['another checksum', docx([{ name: part, ...both({ sum: 7 }) }])],
    ['a wrong stored size', docx([{ name: part, content: 'x', ...both({ unpacked: 2_000_000 }) }])],
    [
      'packed bytes left over',
      docx([
        { name: part, content: long, packed: true, body: Buffer.concat([deflateRawSync(long), Buffer.from('more')]) },
      ]),
    ],
    ['content that cannot be unpacked', docx([{ name: part, packed: true, body: Buffer.from('no deflate') }])],
    ['a zip bomb that declares its size', docx([{ name: part, content: zeros, packed: true }])],
    [
      'a zip bomb that hides its size',
      docx([{ name: part, content: zeros, packed: true, ...both({ unpacked: 1000 }) }]),
    ],
    ['a small zip bomb', docx([{ name: part, content: Buffer.alloc(1_000_000), packed: true }])],
    ['two entries that share bytes', docx([{ name: part, content: long, directory: { at: 0 } }])],
    ['an entry inside the directory', docx([{ name: part, directory: { at: 300 } }])],
    ['bytes before its first entry', docx([], { before: Buffer.from('PK\x03\x04#!/bin/sh\n', 'latin1') })],
    ['an entry that is not counted', docx([{ name: part }], { hidden: 1 })],
    ['text after its end', Buffer.concat([docx(), Buffer.from('<script>')])],
    ['an incomplete directory', docx().subarray(0, -30)],
    ['only an end record', zip([])],
  ])('with %s is rejected', async (_, content) => {
    expect(await isAccepted(content)).toBe(false);
  });
});

describe('A picture', () => {
  it('is stored as WebP within 1200 by 1200 pixels, rotated upright, without camera metadata', async () => {
    const photo = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#a9653d' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const master = await makeWebp(photo);
    const about = await sharp(master).metadata();
    expect(about).toMatchObject({ format: 'webp', width: 800, height: 1200 });
    expect(about.exif).toBeUndefined();
    expect(about.orientation).toBeUndefined();
  });

  it('is never enlarged', async () => {
    expect(await sharp(await makeWebp(png)).metadata()).toMatchObject({ width: 8, height: 4 });
  });

  describe('that is uploaded', () => {
    let dir = '';
    beforeAll(async () => {
      dir = await mkdtemp(join(tmpdir(), 'setu-pictures-'));
    });
    afterAll(() => rm(dir, { recursive: true }));
    const masterOf = async (bytes: Buffer) => {
      const path = join(dir, 'picture');
      await writeFile(path, bytes);
      return makeMaster(path);
    };
    const flat = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: '#2f7f5f' }, limitInputPixels: false });

    it.each<[string, () => Promise<Buffer>, number, number]>([
      ['a JPEG of 108 megapixels', () => flat(12_000, 9_000).jpeg().toBuffer(), 1200, 900],
      [
        'a progressive JPEG of 48 megapixels',
        () => flat(8_000, 6_000).jpeg({ progressive: true }).toBuffer(),
        1200,
        900,
      ],
      ['a PNG of 198 megapixels', () => flat(16_000, 12_400).png().toBuffer(), 1200, 930],
      ['an AVIF', async () => avif, 8, 4],
      ['a HEIC of a phone', async () => heic, 64, 64],
      ['a HEIC in tiles', async () => tiledHeic({ width: 160, height: 100 }), 160, 100],
      ['a HEIC of 100 megapixels', async () => tiledHeic({ width: 11_547, height: 8_660, isLarge: true }), 1200, 900],
    ])('is scaled down: %s', async (_, bytes, width, height) => {
      const { bytes: master } = await masterOf(await bytes());
      expect(await sharp(master).metadata()).toMatchObject({ format: 'webp', width, height });
    });

    it('keeps the colours of a HEIC', async () => {
      const { data } = await sharp((await masterOf(heic)).bytes)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const [left, right] = [[...data.subarray(0, 3)], [...data.subarray(63 * 3, 64 * 3)]];
      expect([left, right].map(([red = 0, green = 0]) => red > green)).toEqual([true, false]);
    });

    it('puts the tiles of a HEIC in their places, also if the picture is turned and the first tiles are cut off', async () => {
      const { bytes } = await masterOf(tiledHeic({ width: 160, height: 100, turns: 1 }));
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([100, 160]);
      // Stripes of 32 px. The left one of the stored picture is red and is now at the bottom.
      const isRed = (y: number) => (data[y * 300] ?? 0) > (data[y * 300 + 1] ?? 0);
      expect([16, 48, 80, 112, 144].map(isRed)).toEqual([true, false, true, false, true]);
    });

    it.each<[string, string, () => Promise<Buffer>]>([
      ['picture_broken', 'a PNG that was not copied completely', async () => png.subarray(0, png.length - 30)],
      [
        'picture_broken',
        'a JPEG without its end',
        async () => (await flat(900, 900).jpeg().toBuffer()).subarray(0, 900),
      ],
      ['picture_broken', 'a HEIC without its end', async () => heic.subarray(0, heic.length - 60)],
      ['picture_broken', 'no picture at all', async () => pdf()],
      ['picture_too_many_pixels', 'a PNG of 201 megapixels', () => flat(15_000, 13_400).png().toBuffer()],
      ['picture_too_many_pixels', 'an AVIF that takes too much memory', async () => withSize(avif, 6_000, 6_000)],
      ['picture_too_many_pixels', 'a HEIC of 210 megapixels', async () => withSize(heic, 15_000, 14_000)],
      ['picture_broken', 'a HEIC that states a false size', async () => withSize(heic, 9_000, 9_000)],
      ['wrong_type', 'a GIF', () => picture().gif().toBuffer()],
    ])('is rejected as %s: %s', async (fault, _, bytes) => {
      await expect(masterOf(await bytes())).rejects.toMatchObject({ name: 'NotAPicture', fault });
    });
  });
});

/** Returns a HEIF file whose header states another size (its box `ispe`). */
function withSize(bytes: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 1)) {
    changed.writeUInt32BE(width, at + 8);
    changed.writeUInt32BE(height, at + 12);
  }
  return changed;
}
