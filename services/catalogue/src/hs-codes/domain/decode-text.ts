/** How a file's letters are written. */
export type Encoding = 'utf-8' | 'windows-1251' | 'ibm866';

/** A file as text, and how it was read. */
export interface DecodedText {
  text: string;
  encoding: Encoding;
}

const small = (text: string): number => text.match(/[а-яё]/g)?.length ?? 0;

/**
 * Takes the bytes of a file, gives its text without a byte order mark. What is no UTF-8 is of one of the two old Russian
 * encodings: the one in which it has more small Russian letters.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const [windows, dos] = (['windows-1251', 'ibm866'] as const).map((encoding) => ({
      encoding,
      text: new TextDecoder(encoding).decode(bytes),
    })) as [DecodedText, DecodedText];
    return small(windows.text) >= small(dos.text) ? windows : dos;
  }
}
