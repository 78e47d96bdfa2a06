import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { fileTypeFromFile } from 'file-type';
import { readAnswer, tooLargeExit } from './domain/heic-process.js';
import type { Master } from './domain/master.js';
import { NotAPicture } from './not-a-picture.js';

const timeoutMs = 90_000;
const heapMegabytes = 128;

// Always the compiled file, even when the service runs from its sources.
const entry = fileURLToPath(new URL('./heic-child.js', import.meta.url.replace('/src/pictures/', '/dist/pictures/')));

/** Returns whether a file says that it is a HEIC picture. */
export const isHeic = async (path: string): Promise<boolean> =>
  /^image\/hei[cf]$/.test((await fileTypeFromFile(path))?.mime ?? '');

/**
 * Converts a HEIC picture to a WebP master in a separate process, which has limits of memory and time and none of the
 * service's environment variables. Decoding 12 megapixels takes about two seconds, and 200 take half a minute. A picture
 * that takes too long or too much memory is reported as too large. Throws NotAPicture.
 */
export async function masterOfHeic(path: string): Promise<Master> {
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
  const [answer, end] = await Promise.all([buffer(child.stdout), ended]);
  const isTooLarge = end === 'SIGKILL' || end === tooLargeExit;
  if (end !== 0) throw new NotAPicture(isTooLarge ? 'picture_too_many_pixels' : 'picture_broken');
  const { bytes, width, height } = readAnswer(answer);
  return { bytes, shortSide: Math.min(width, height) };
}
