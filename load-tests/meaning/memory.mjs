import { randomFillSync, randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { inRoot } from '../../deploy/local/paths.mjs';

// A separate process, so that its memory is only that of the vectors. Prints the memory in MB.
const [vectors = 0, dimensions = 0] = process.argv.slice(2).map(Number);
const load = (/** @type {string} */ path) =>
  import(pathToFileURL(inRoot(`services/catalogue/dist/meaning/domain/${path}`)).href);
const { VectorIndex } = await load('vector-index.js');
const { strideOf } = await load('int8.js');

/** Memory that the next garbage collection frees is not needed. The process runs with `--expose-gc`. */
const resident = () => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_000_000;
};
const before = resident();
const index = new VectorIndex(strideOf(dimensions), { expected: vectors });
const bytes = Buffer.alloc(strideOf(dimensions));
for (let at = 0; at < vectors; at += 1) {
  randomFillSync(bytes);
  index.set(randomUUID(), new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length));
}
const filled = resident() - before;
while (index.tidy());
const query = new Int8Array(strideOf(dimensions)).fill(1);
const began = performance.now();
for (let times = 0; times < 20; times += 1) index.nearest(query, 60);
const nearestMs = (performance.now() - began) / 20;
process.stdout.write(JSON.stringify({ filled, clustered: resident() - before, nearestMs }));
