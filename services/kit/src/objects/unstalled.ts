import { Readable } from 'node:stream';
import { unavailable } from '../errors.js';

/**
 * Passes the bytes through. Fails with `unavailable` if the source delivers nothing for `ms` milliseconds while the
 * reader waits. A slow reader causes no failure.
 */
export function unstalled(source: Readable, ms: number): Readable {
  return Readable.from(chunksOf(source, ms), { objectMode: false });
}

async function* chunksOf(source: Readable, ms: number): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  const next = async (): Promise<IteratorResult<Buffer>> => {
    const timer = setTimeout(() => source.destroy(unavailable(`no more bytes arrived for ${ms} ms`)), ms);
    try {
      return await chunks.next();
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    for (let chunk = await next(); chunk.done !== true; chunk = await next()) yield chunk.value;
  } finally {
    source.destroy();
  }
}
