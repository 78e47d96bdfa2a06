import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../../../deploy/local/explained.mjs';

/** @typedef {NonNullable<ReturnType<typeof smallDisk>>} SmallDisk */

const megabyte = Buffer.alloc(1024 * 1024);
/** When a megabyte no longer fits, the rest of the disk is filled in smaller pieces. */
const pieces = [megabyte, megabyte.subarray(0, 4096), megabyte.subarray(0, 1)];

/**
 * Mounts a disk of some megabytes (in memory) at a folder. Returns undefined if this account may not mount one. First
 * unmounts what an earlier run left there.
 * @param {string} folder
 * @param {number} megabytes
 */
export function smallDisk(folder, megabytes) {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  /** @type {string[]} */
  const mounted = [];
  const mount = (/** @type {string} */ at, /** @type {number} */ size) => {
    mkdirSync(at, { recursive: true });
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=0755`, 'tmpfs', at]);
    if (status === 0) mounted.push(at);
    return status === 0;
  };
  const unmount = (/** @type {string} */ at) => spawnSync('umount', ['--lazy', at]).status === 0;
  while (unmount(join(folder, 'logs')) || unmount(folder));
  if (!mount(folder, megabytes)) return undefined;
  const filler = join(folder, 'filler');
  return {
    /**
     * Mounts a separate disk at a folder on this disk, so that writes there always have space.
     * @param {string} at
     */
    spare: (at) => mount(at, megabytes),
    /** Fills the disk to the last byte. */
    fill: async () => {
      const file = await open(filler, 'w');
      try {
        for (const piece of pieces) await writeUntilFull(file, piece);
      } finally {
        await file.close();
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => {
      for (let at = mounted.pop(); at; at = mounted.pop()) unmount(at);
    },
  };
}

/** @param {import('node:fs/promises').FileHandle} file @param {Buffer} piece */
async function writeUntilFull(file, piece) {
  try {
    for (;;) await file.write(piece);
  } catch (error) {
    if (codeOf(error) !== 'ENOSPC') throw error;
  }
}
