import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';

const notInputs = new Set(['node_modules', 'dist', 'gen', 'e2e', 'test-results', 'playwright-report', '.cache']);

/**
 * One hash over the names and bytes of everything a build reads.
 * @param {string[]} inputs files and folders below the repository's root; a missing one counts as empty
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

/**
 * Runs a build only when its inputs changed since its last success, or its result is gone.
 * @param {{ name: string, inputs: string[], result: string, build: () => Promise<unknown> }} options
 * @returns {Promise<boolean>} whether it had to be built
 */
export async function whenChanged({ name, inputs, result, build }) {
  const stamp = inRoot('node_modules/.cache/setu', `${name}.sha256`);
  const now = hashOf(inputs);
  if (existsSync(inRoot(result)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
  return true;
}
