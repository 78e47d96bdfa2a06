import { constants, deflateRawSync } from 'node:zlib';

/** A text that appears in many answers, encoded once and compressed once. */
export interface EncodedText {
  readonly bytes: Buffer;
  /** DEFLATE blocks (RFC 1951), made on first use. They end at a byte boundary and refer to nothing before them. */
  readonly deflated: () => Buffer;
}

/** A part of a page: a text of this answer alone, or a cached one. */
export type PageText = string | EncodedText;

const syncFlush = { finishFlush: constants.Z_SYNC_FLUSH };

/** Compresses bytes so that more compressed bytes can follow. */
export const deflateOpen = (bytes: Buffer): Buffer => deflateRawSync(bytes, syncFlush);

/** Prepares a text for reuse in many answers. */
export const encodedText = (text: string): EncodedText => {
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

/**
 * Estimates the most memory a text takes, in bytes. Strings with more than Latin letters take two bytes per character.
 */
export const sizeOfText = (text: PageText): number =>
  typeof text === 'string' ? 2 * text.length : 2 * text.bytes.length;
