import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from './paths.mjs';
import { runTool } from './run-command.mjs';
import { services } from './service-names.mjs';
import { transpiledList } from './transpile.mjs';

/** The processes of Setu. */
export const processNames = [...services, 'bff'];

/** Contains the bundled code of all processes. */
export const bundledFolder = inRoot('node_modules/.cache/setu/processes');

const stamp = `${bundledFolder}.sha256`;

/** Returns the bundled entry of a process. @param {string} name */
export const bundledEntry = (name) => join(bundledFolder, name, 'dist/main.js');

/**
 * Bundles the processes, unless neither a source nor a package has changed since the last time.
 * @returns {Promise<boolean>} whether they were bundled
 */
export async function bundleChanged() {
  const inputs = hashOfInputs();
  if (existsSync(bundledEntry('bff')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return false;
  rmSync(stamp, { force: true });
  await runTool('deploy/local/bundle-processes.mjs', []);
  writeFileSync(stamp, inputs);
  return true;
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of [transpiledList, inRoot('package-lock.json'), inRoot('deploy/local/bundle-processes.mjs')])
    hash.update(readFileSync(file));
  return hash.digest('hex');
}
