import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from './explained.mjs';

/** @param {number} pid @returns {boolean} */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return stateOf(pid) !== 'Z';
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/**
 * Returns the state of a process. A killed process stays listed as a zombie until its parent reaps it, but a zombie
 * holds no resources.
 * @param {number} pid
 */
function stateOf(pid) {
  return statOf(pid)?.[0];
}

/**
 * Returns the fields of /proc/PID/stat after the command's name, which may itself contain blanks and brackets. @param
 * {number} pid
 */
function statOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * Returns what distinguishes this process from a later one with the same process id: its start time, or an empty text
 * if the system does not report it.
 * @param {number} pid
 */
export const birthOf = (pid) => statOf(pid)?.[19] ?? '';

/**
 * Returns the command line of a process, or an empty text if it cannot be read.
 * @param {number} pid
 */
export function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return ps.status === 0 ? ps.stdout : '';
  }
}

/**
 * @param {number} pid
 * @param {number} ms the longest wait
 * @returns {Promise<boolean>} whether it has ended
 */
export async function exitsWithin(pid, ms) {
  for (const deadline = performance.now() + ms; performance.now() < deadline; ) {
    if (!isAlive(pid)) return true;
    await sleep(50);
  }
  return !isAlive(pid);
}
