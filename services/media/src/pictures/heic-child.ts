import { readFile } from 'node:fs/promises';
import libheif from 'libheif-js/libheif-wasm/libheif.js';
import { makeWebpFromPixels } from './make.js';

// Runs in a separate process, so that an untrusted picture cannot use up the memory and time that other work needs.

/** The memory of the decoder in bytes. Without this limit a small file could make it grow to 2 GB. */
const maxMemory = 512 * 1024 * 1024;
const pageBytes = 65_536;

interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}

// The types of Node.js do not describe WebAssembly.
const memory = (globalThis as unknown as { WebAssembly: { Memory: { prototype: Memory } } }).WebAssembly.Memory
  .prototype;
const { grow } = memory;
memory.grow = function (this: Memory, pages: number) {
  if (this.buffer.byteLength + pages * pageBytes > maxMemory) throw new RangeError('the picture needs too much memory');
  return grow.call(this, pages);
};

const [path = ''] = process.argv.slice(2);
const { HeifDecoder } = await libheif();
const [picture] = new HeifDecoder().decode(await readFile(path));
if (picture === undefined) throw new Error('the file has no picture');
const size = { width: picture.get_width(), height: picture.get_height() };
const pixels = await new Promise<Uint8ClampedArray | undefined>((resolve) => {
  picture.display({ data: new Uint8ClampedArray(size.width * size.height * 4), ...size }, (shown) =>
    resolve(shown?.data),
  );
});
if (pixels === undefined) throw new Error('the picture cannot be decoded');
process.stdout.write(await makeWebpFromPixels(pixels, size));
