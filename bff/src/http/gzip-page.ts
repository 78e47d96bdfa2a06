import { crc32, deflateRawSync } from 'node:zlib';
import { deflateOpen, type EncodedText, type PageText } from './page-text.js';

/** RFC 1952: a file compressed with DEFLATE, without name and time, made on an unknown system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** Joins neighbouring texts of one answer, because each separate block costs time and bytes. */
const joined = (texts: readonly PageText[]): (Buffer | EncodedText)[] => {
  const parts: (Buffer | EncodedText)[] = [];
  let own = '';
  const close = () => {
    if (own !== '') parts.push(Buffer.from(own));
    own = '';
  };
  for (const text of texts) {
    if (typeof text === 'string') {
      own += text;
    } else {
      close();
      parts.push(text);
    }
  }
  close();
  return parts;
};

/** Returns the page's bytes uncompressed. */
export const plainPage = (texts: readonly PageText[]): Buffer =>
  Buffer.concat(joined(texts).map((part) => ('bytes' in part ? part.bytes : part)));

/** Returns the page compressed (RFC 1952). Cached texts are compressed once and copied from then on. */
export const gzipPage = (texts: readonly PageText[]): Buffer => {
  const written: Buffer[] = [header];
  let check = 0;
  let length = 0;
  for (const part of joined(texts)) {
    const bytes = 'bytes' in part ? part.bytes : part;
    // The checksum of empty input is 0, whatever came before (zlib.h, crc32).
    if (bytes.length === 0) continue;
    written.push('bytes' in part ? part.deflated() : deflateOpen(part));
    check = crc32(bytes, check);
    length += bytes.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(check, 0);
  trailer.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...written, lastBlock, trailer]);
};

/** An empty block marked as the last. */
const lastBlock = deflateRawSync(Buffer.alloc(0));
