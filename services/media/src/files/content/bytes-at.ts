import type { FileHandle } from 'node:fs/promises';

/** Reads up to `length` bytes of a file from `position`. Returns fewer at the end of the file. */
export async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}
