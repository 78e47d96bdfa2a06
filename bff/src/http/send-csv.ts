import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CallContext } from './call-context.js';

/**
 * Sends a CSV file while its parts arrive. No cache may store it. A failure after the first part cuts the answer off.
 */
export async function sendCsv({ res }: CallContext, name: string, parts: AsyncIterable<Buffer>): Promise<void> {
  const stream = parts[Symbol.asyncIterator]();
  // A rejection comes before the first byte, so it becomes the answer.
  const first = await stream.next();
  res.locals.raw = true;
  res.attachment(`${name}.csv`).type('text/csv; charset=utf-8').setHeader('Cache-Control', 'no-store');
  const all = async function* (): AsyncGenerator<Buffer> {
    try {
      for (let part = first; !part.done; part = await stream.next()) yield part.value;
    } finally {
      // When the reader stops, the service stops too.
      await stream.return?.();
    }
  };
  await pipeline(Readable.from(all()), res);
}
