import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { NotAPicture } from './not-a-picture.js';

const timeoutMs = 30_000;
const heapMegabytes = 128;

// Always the compiled file, even when the service runs from its sources.
const entry = fileURLToPath(new URL('./heic-child.js', import.meta.url.replace('/src/pictures/', '/dist/pictures/')));

/**
 * Converts a HEIC picture to a WebP master in a separate process, which has limits of memory and time and none of the
 * service's environment variables. Decoding 12 megapixels takes about two seconds. A picture that takes too long is reported as too large. Throws
 * NotAPicture.
 */
export async function heicToWebp(path: string): Promise<Buffer> {
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMegabytes}`, entry, path], {
    env: {},
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(signal ?? code));
  });
  const [bytes, end] = await Promise.all([buffer(child.stdout), ended]);
  if (end !== 0) throw new NotAPicture(end === 'SIGKILL' ? 'picture_too_many_pixels' : 'picture_broken');
  return bytes;
}
