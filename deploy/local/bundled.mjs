import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inRoot, root } from './paths.mjs';
import { runTool } from './run-command.mjs';
import { services } from './service-names.mjs';
import { sourceVersions } from './transpile.mjs';

/** The processes of Setu. */
export const processNames = [...services, 'bff'];

/** Contains the bundled code of all processes. */
export const bundledFolder = inRoot('node_modules/.cache/setu/processes');

const stamp = `${bundledFolder}.sha256`;

/**
 * Returns where a compiled module of our packages is.
 * @param {string} path below `services`, or below the root for the BFF; bundle-processes.mjs lists those with bundles
 * @param {{ isBundled: boolean }} options
 */
export function compiledFile(path, { isBundled }) {
  if (isBundled) return join(bundledFolder, path);
  return inRoot(path.startsWith('bff/') ? '' : 'services', path);
}

/**
 * Imports a compiled module of our packages into the launcher.
 * @param {Parameters<typeof compiledFile>} place
 */
export const importCompiled = (...place) => import(pathToFileURL(compiledFile(...place)).href);

/**
 * Bundles the processes, unless neither a source nor a package has changed since the last time.
 * @returns {Promise<boolean>} whether they were bundled
 */
export async function bundleChanged() {
  const inputs = hashOfInputs();
  if (
    existsSync(compiledFile('bff/dist/main.js', { isBundled: true })) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === inputs
  )
    return false;
  rmSync(stamp, { force: true });
  await runTool('deploy/local/bundle-processes.mjs', []);
  writeFileSync(stamp, inputs);
  return true;
}

function hashOfInputs() {
  const hash = createHash('sha256');
  // The bundles contain absolute paths, so a moved repository needs new ones.
  hash.update(root).update(JSON.stringify(sourceVersions()));
  for (const file of ['package-lock.json', 'deploy/local/bundle-processes.mjs'])
    hash.update(readFileSync(inRoot(file)));
  return hash.digest('hex');
}
