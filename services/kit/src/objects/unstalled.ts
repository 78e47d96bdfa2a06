import { Readable } from 'node:stream';
import { unavailable } from '../errors.js';

/**
 * The same bytes; fails with `unavailable` when the reader has waited `ms` for the next ones. A reader who takes his
 * time is not hurried: only waiting counts.
 */
export function unstalled(source: Readable, ms: number): Readable {
  return Readable.from(chunksOf(source, ms), { objectMode: false });
}

async function* chunksOf(source: Readable, ms: number): AsyncGenerator<Buffer> {
  const chunks = source[Symbol.asyncIterator]();
  const next = async (): Promise<IteratorResult<Buffer>> => {
    const timer = setTimeout(() => source.destroy(unavailable(`no more bytes came for ${ms} ms`)), ms);
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
