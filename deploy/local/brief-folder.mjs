import { mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const neededBytes = 6 * 1024 ** 3;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Creates a folder for the data of one run, in memory if there is plenty. To clone a test database is to create
 * thousands of small files, which takes a disk ten times as much processor time. Removes the folders of killed runs
 * that are older than a day, which nothing else removes.
 * @param {string} prefix the start of the folder's name, the same in every run
 * @returns {Promise<string>} the absolute path
 */
export async function briefFolder(prefix) {
  for (const parent of [tmpdir(), memory]) await removeForgotten(parent, prefix);
  const parent = (await hasRoom()) ? memory : tmpdir();
  return mkdtemp(join(parent, prefix));
}

async function hasRoom() {
  const place = await statfs(memory).catch(() => undefined);
  return place !== undefined && place.bavail * place.bsize >= neededBytes && freemem() >= neededBytes;
}

/**
 * @param {string} parent
 * @param {string} prefix
 */
async function removeForgotten(parent, prefix) {
  const names = await readdir(parent).catch(() => []);
  for (const name of names.filter((entry) => entry.startsWith(prefix))) {
    const path = join(parent, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > dayMs) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
