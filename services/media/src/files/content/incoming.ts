import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '@setu/kit/core';

/** Bytes on the local disk that are checked before they are stored. */
export interface Incoming {
  path: string;
  size: number;
  sha256: string;
}

/** The error for a stream that exceeds its limit. The bytes written so far are deleted. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
}

/** The disk is full, or the disk quota of this account is used up. */
const noRoom = ['ENOSPC', 'EDQUOT'];

/**
 * Writes a stream to `path`, counting and hashing its bytes.
 * Throws OverLimit as soon as there is one byte more than `limit`, `unavailable` when the disk is full, or the error of
 * the stream. Leaves no file behind when it throws.
 */
export async function receive(source: Readable, { path, limit }: { path: string; limit: number }): Promise<Incoming> {
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw new OverLimit();
      hash.update(chunk);
      yield chunk;
    }
  };
  try {
    await pipeline(source, counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    const isFull = error instanceof Error && 'code' in error && noRoom.includes(String(error.code));
    throw isFull ? unavailable('the disk has no room for the incoming file', error) : error;
  }
  return { path, size, sha256: hash.digest('hex') };
}
