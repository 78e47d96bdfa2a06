import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { codeOf, Explained } from './explained.mjs';
import { birthOf, isAlive } from './processes.mjs';

/**
 * Prevents a second supervisor from using the same data. Takes over a lock whose process has been killed. The holder
 * may lock again.
 * @param {string} file
 * @param {string} dataDir named in the error message
 * @returns {() => void} releases the lock
 */
export function takeLock(file, dataDir) {
  const own = JSON.stringify({ pid: process.pid, birth: birthOf(process.pid) });
  for (let tries = 0; tries < 3; tries++) {
    if (placed(file, own)) return () => release(file, own);
    const holder = holderOf(file);
    if (holder === process.pid) return () => {};
    if (holder) {
      const advice =
        'Stop it first (Ctrl-C there), or start this one with its own data: DATA_DIR=.data/second PORT=8081 npm start';
      throw new Explained(`Setu is already running on ${dataDir} (process ${holder}).\n${advice}`);
    }
    rmSync(file, { force: true });
  }
  throw new Explained(`The lock ${file} cannot be acquired: another Setu is starting on the same data.`);
}

/**
 * Creates the file together with its content, so that no process ever reads half of it. @param {string} file @param
 * {string} content
 */
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
 * @returns {number | undefined} the running process that holds the lock
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

/** @param {string} file @param {string} own */
function release(file, own) {
  if (existsSync(file) && readFileSync(file, 'utf8') === own) rmSync(file, { force: true });
}
