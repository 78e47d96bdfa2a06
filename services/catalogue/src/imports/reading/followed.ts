/** Of a stream that is read, in bytes, from one time it is said to the next. */
const step = 64 * 1024;

/**
 * Says how far a reader is that keeps its place in the stream as `l`, each time it is a good piece further: it looks at
 * nothing else before it has read the whole, or never comes back from a damaged record.
 */
export function follow(stream: Buffer, tell: (at: number) => void): void {
  let place = 0;
  let told = 0;
  Object.defineProperty(stream, 'l', {
    configurable: true,
    get: () => place,
    set: (at: number) => {
      place = at;
      if (at - told < step) return;
      told = at;
      tell(at);
    },
  });
}
