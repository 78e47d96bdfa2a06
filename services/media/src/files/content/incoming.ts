import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '@setu/kit/core';

/** Bytes on this machine's disk, to be checked before they are kept. */
export interface Incoming {
  path: string;
  size: number;
  sha256: string;
}

/** Says that a stream went over its limit; what was written is gone. */
export class OverLimit extends Error {
  override readonly name = 'OverLimit';
}

/** No room, or none that is left to this account. */
const noRoom = ['ENOSPC', 'EDQUOT'];

/**
 * Writes a stream to `path`, counting and hashing; throws OverLimit as soon as there is one byte more than `limit`,
 * `unavailable` when the disk is full, or whatever broke the stream. Leaves no file behind when it throws.
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
    throw isFull ? unavailable('the disk has no room for what comes', error) : error;
  }
  return { path, size, sha256: hash.digest('hex') };
}
