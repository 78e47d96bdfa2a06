import { readFile } from 'node:fs/promises';
import { hasTooManyPixels } from './domain/forms.js';
import { maxDecoderMemory, sizeHead, tooLargeExit } from './domain/heic-process.js';
import { shrinker } from './domain/shrinker.js';
import { masterWidth } from './domain/widths.js';
import { openHeic } from './heic-tiles.js';
import { makeWebpFromPixels } from './make.js';

// Runs in a separate process, so that an untrusted picture cannot use up the memory and time that other work needs.

const pageBytes = 65_536;

interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

// The types of Node.js do not describe WebAssembly.
const memory = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly.Memory
  .prototype;
const { grow } = memory;
let isTooLarge = false;
memory.grow = function (this: Memory, pages: number) {
  isTooLarge = this.buffer.byteLength + pages * pageBytes > maxDecoderMemory;
  if (isTooLarge) throw new RangeError('the picture needs too much memory');
  return grow.call(this, pages);
};

async function convert(path: string): Promise<Buffer> {
  const picture = await openHeic(await readFile(path));
  // The caller may not have been able to read the size, because sharp reads at most 256 tiles.
  isTooLarge ||= hasTooManyPixels(picture, 'heic');
  if (isTooLarge) throw new RangeError('the picture has too many pixels');
  const small = shrinker(picture, 2 * masterWidth);
  for (const tile of picture.tiles()) small.add(tile);
  return Buffer.concat([sizeHead(picture), await makeWebpFromPixels(small.pixels(), small.size)]);
}

const [path = ''] = process.argv.slice(2);
try {
  process.stdout.write(await convert(path));
} catch (error) {
  if (!isTooLarge) throw error;
  process.exitCode = tooLargeExit;
}
