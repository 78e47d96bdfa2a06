/** The memory of the HEIC decoder in bytes. Without this limit a small file could make it grow to 2 GB. */
export const maxDecoderMemory = 512 * 1024 * 1024;

/** The exit code of the process for a picture that has too many pixels or needs more memory. */
export const tooLargeExit = 3;

interface Size {
  width: number;
  height: number;
}

const headLength = 8;

/** Returns the bytes that precede the WebP in the answer of the process: the size of the original. */
export function sizeHead({ width, height }: Size): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, headLength / 2);
  return head;
}

/** Reads the answer of the process. */
export const readAnswer = (answer: Buffer): Size & { bytes: Buffer } => ({
  ...{ width: answer.readUInt32BE(), height: answer.readUInt32BE(headLength / 2) },
  bytes: answer.subarray(headLength),
});
