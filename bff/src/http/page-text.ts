import { constants, deflateRawSync } from 'node:zlib';

/** A text that stands in many answers: encoded once, compressed once. */
export interface KeptText {
  readonly bytes: Buffer;
  /** Blocks of DEFLATE (RFC 1951) that end at a whole byte and look back to nothing before them, made on first use. */
  readonly deflated: () => Buffer;
}

/** What a page is put together from: texts of this answer alone, and kept ones. */
export type PageText = string | KeptText;

const syncFlush = { finishFlush: constants.Z_SYNC_FLUSH };

/** Compresses what more follows after. */
export const deflateOpen = (bytes: Buffer): Buffer => deflateRawSync(bytes, syncFlush);

/** Keeps a text for many answers. */
export const keptText = (text: string): KeptText => {
  const bytes = Buffer.from(text);
  let deflated: Buffer | undefined;
  return {
    bytes,
    deflated: () => {
      deflated ??= deflateOpen(bytes);
      return deflated;
    },
  };
};

/** At most so many bytes a text takes in memory; strings of more than Latin letters take two a character. */
export const sizeOfText = (text: PageText): number =>
  typeof text === 'string' ? 2 * text.length : 2 * text.bytes.length;
