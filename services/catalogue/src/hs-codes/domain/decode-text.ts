/** The text encoding of a file. */
export type Encoding = 'utf-8' | 'windows-1251' | 'ibm866';

/** A decoded file and its encoding. */
export interface DecodedText {
  text: string;
  encoding: Encoding;
}

const lowerCaseCount = (text: string): number => text.match(/[а-яё]/g)?.length ?? 0;

/**
 * Decodes the bytes of a file and drops a byte order mark. Text that is not UTF-8 has one of the two old Russian
 * encodings. The encoding that results in more lower-case Russian letters is chosen.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    const [windows, dos] = (['windows-1251', 'ibm866'] as const).map((encoding) => ({
      encoding,
      text: new TextDecoder(encoding).decode(bytes),
    })) as [DecodedText, DecodedText];
    return lowerCaseCount(windows.text) >= lowerCaseCount(dos.text) ? windows : dos;
  }
}
