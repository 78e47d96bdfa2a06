import { type Readable, Transform } from 'node:stream';
import { invalidCode } from '../errors.js';

/**
 * Passes the bytes through and calls `each` with every chunk. Fails with `size_mismatch` if the total differs from
 * `size`.
 */
export function counted(content: Readable, size: number, each?: (chunk: Buffer) => void): Transform {
  let bytes = 0;
  const counting = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      bytes += chunk.length;
      each?.(chunk);
      done(bytes > size ? invalidCode('size_mismatch') : null, chunk);
    },
    flush: (done) => done(bytes === size ? null : invalidCode('size_mismatch')),
  });
  content.on('error', (error) => counting.destroy(error));
  return content.pipe(counting);
}
