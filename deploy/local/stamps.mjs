import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

const notInputs = new Set(['node_modules', 'dist', 'gen', 'e2e', 'test-results', 'playwright-report', '.cache']);

/**
 * Returns one hash over the names and bytes of everything that a build reads.
 * @param {string[]} inputs files and folders below the root of the repository; a missing one counts as empty
 */
export function hashOf(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap((input) => filesBelow(input)).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  const absolute = inRoot(path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { withFileTypes: true })
    .filter((entry) => !notInputs.has(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}

/** @param {string} name */
const stampOf = (name) => inRoot('node_modules/.cache/setu', `${name}.sha256`);

/**
 * Returns whether the named work was done with these inputs, and its result still exists.
 * @param {string} name
 * @param {string[]} inputs
 * @param {string} result
 */
export function isStamped(name, inputs, result) {
  const stamp = stampOf(name);
  return existsSync(inRoot(result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOf(inputs);
}

/** Records that the named work was done with these inputs. @param {string} name @param {string[]} inputs */
export function putStamp(name, inputs) {
  mkdirSync(dirname(stampOf(name)), { recursive: true });
  writeFileSync(stampOf(name), hashOf(inputs));
}

/**
 * Runs a build only if its inputs changed since its last success, or its result is missing.
 * @param {{ name: string, inputs: string[], result: string, build: () => Promise<unknown> }} options
 * @returns {Promise<boolean>} whether it was built
 */
export async function whenChanged({ name, inputs, result, build }) {
  if (isStamped(name, inputs, result)) return false;
  await build();
  putStamp(name, inputs);
  return true;
}
