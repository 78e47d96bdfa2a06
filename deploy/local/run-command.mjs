import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { Explained } from './explained.mjs';
import { root } from './paths.mjs';

/**
 * The number of lines shown of a failed program's output, from each end. npm prints the reason first, compilers and
 * tests last.
 */
const shownLines = 30;

/**
 * Runs a program without showing its output, and returns the output. The error of a failed program includes the ends of
 * its output.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options] `show` also prints the output as it
 *   comes
 * @returns {Promise<string>} standard output and error, interleaved
 */
export function runCommand(command, args, { cwd = root, env = process.env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    /** @param {Buffer} chunk */
    const take = (chunk) => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => reject(new Explained(`Cannot run ${command}: ${error.message}`)));
    child.on('close', (code, signal) => {
      if (code === 0) return resolve(output);
      const what = [basename(command), ...args.map((arg) => basename(arg))].join(' ');
      const shown = show ? '' : `\n\n${bothEnds(output)}`;
      reject(new Explained(`${what} ended with ${signal ?? `code ${code}`}.${shown}`));
    });
  });
}

/**
 * Runs a program with our own input and output. Returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<number>}
 */
export function runShown(command, args, { env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env, stdio: 'inherit' });
    child.on('error', (error) => reject(new Explained(`Cannot run ${command}: ${error.message}`)));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** @param {string} output */
function bothEnds(output) {
  const lines = output.trimEnd().split('\n');
  if (lines.length <= 2 * shownLines) return lines.join('\n');
  return [...lines.slice(0, shownLines), '…', ...lines.slice(-shownLines)].join('\n');
}

/**
 * Runs npm. If npm started this process, the same npm runs, so that both have the same version.
 * @param {string[]} args
 */
export function runNpm(args) {
  const own = process.env.npm_execpath;
  if (own && /npm-cli\.c?js$/.test(own)) return runCommand(process.execPath, [own, ...args]);
  return runCommand(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
}

/**
 * Runs a tool of the installed packages by its file.
 * @param {string} file path of its JavaScript below the root of the repository
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} [options]
 */
export const runTool = (file, args, options) => runCommand(process.execPath, [`${root}${file}`, ...args], options);
