import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, Explained } from './explained.mjs';
import { birthOf, isAlive } from './processes.mjs';

/**
 * Keeps a second supervisor off the same data. A lock left by a killed one is recognised by its process and taken over;
 * the process that holds it may ask again.
 * @param {string} file
 * @param {string} dataDir named in the refusal
 * @returns {() => void} gives the lock back
 */
export function takeLock(file, dataDir) {
  const mine = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) });
  for (let tries = 0; tries < 3; tries++) {
    if (placed(file, mine)) return () => release(file, mine);
    const holder = holderOf(file);
    if (holder === process.pid) return () => {};
    if (holder) {
      const advice =
        'Stop it first (Ctrl-C there), or give this one its own data: DATA_DIR=.data/second PORT=8081 npm start';
      throw new Explained(`Setu is running already on ${dataDir} (process ${holder}).\n${advice}`);
    }
    rmSync(file, { force: true });
  }
  throw new Explained(`The lock ${file} cannot be taken: another Setu is starting on the same data.`);
}

/** Puts the file there with its content at once, so that nobody reads half of it. @param {string} file @param {string} content */
function placed(file, content) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    return false;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * @param {string} file
 * @returns {number | undefined} the living process that holds the lock
 */
export function holderOf(file) {
  if (!existsSync(file)) return undefined;
  try {
    const { pid, birth } = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(pid) && birthOf(pid) === birth ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} file @param {string} mine */
function release(file, mine) {
  if (existsSync(file) && readFileSync(file, 'utf8') === mine) rmSync(file, { force: true });
}
