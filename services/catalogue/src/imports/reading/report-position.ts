/** The number of bytes read between two progress reports. */
const intervalBytes = 64 * 1024;

/**
 * Reports how far a reader is in a stream, each time the reader has advanced by `intervalBytes`. The reader keeps its
 * position in `stream.l`. Only this position shows progress: the reader does nothing else until the end, and may hang
 * on a damaged record.
 */
export function reportPosition(stream: Buffer, onPosition: (at: number) => void): void {
  let place = 0;
  let reported = 0;
  Object.defineProperty(stream, 'l', {
    configurable: true,
    get: () => place,
    set: (at: number) => {
      place = at;
      if (at - reported < intervalBytes) return;
      reported = at;
      onPosition(at);
    },
  });
}
