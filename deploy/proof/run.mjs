import { spawn } from 'node:child_process';
import { Explained } from '../local/explained.mjs';
import { root } from '../local/paths.mjs';
import { findTool } from '../local/programs.mjs';

/**
 * @typedef {object} Ran
 * @property {number} code
 * @property {string} out
 * @property {string} output both outputs
 */

/** @param {string} name @returns {string} the path of helm or kubectl */
function program(name) {
  const found = findTool(name);
  if (!found)
    throw new Explained(
      `${name} is not on this machine: npm run tools installs helm, and kubectl comes with the cluster.`,
    );
  return found;
}

/**
 * Runs a program to its end and returns the result, whatever its exit code.
 * @param {string} name
 * @param {string[]} args
 * @param {string} [input]
 * @returns {Promise<Ran>}
 */
export function attempt(name, args, input = '') {
  const child = spawn(program(name), args, { cwd: root });
  let [out, output] = ['', ''];
  child.stdout.on('data', (chunk) => {
    out += chunk;
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  // A program that rejects its flags does not read its input, so a write error is ignored.
  child.stdin.on('error', () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, out, output }));
  });
}

/**
 * Runs a program and returns its standard output. Throws if it fails.
 * @param {string} name
 * @param {string[]} args
 * @param {string} [input]
 */
export async function must(name, args, input) {
  const { code, out, output } = await attempt(name, args, input);
  if (code !== 0)
    throw new Explained(`${name} ${args.slice(0, 6).join(' ')} ended with ${code}:\n${output.trimEnd().slice(-3000)}`);
  return out;
}

/** @param {string[]} args @param {string} [input] */
export const kubectl = (args, input) => must('kubectl', args, input);

/** Creates or updates objects. @param {object[]} objects */
export const apply = (objects) =>
  kubectl(['apply', '-f', '-'], JSON.stringify({ apiVersion: 'v1', kind: 'List', items: objects }));

/** @param {number} ms */
export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
