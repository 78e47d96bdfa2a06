import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot } from '../../deploy/local/paths.mjs';
import { replacements } from './instead/index.mjs';

/**
 * Bundles the worker with the sources of the services, and with a planted fault if one is given. Packages stay outside.
 * Throws if the plant's text does not occur exactly once.
 * @param {import('./plants.mjs').Plant} [plant]
 * @returns {Promise<string>} the path of the bundle
 */
export async function bundleWorker(plant) {
  const planted = plant && resolve(inRoot(plant.file));
  let isPlanted = false;
  const bundle = await rolldown({
    input: inRoot('load-tests/simulate/worker.ts'),
    platform: 'node',
    resolve: { conditionNames: ['@setu/source', 'node', 'import', 'default'] },
    external: (id, importer) => /^[a-z@]/i.test(id) && !id.startsWith('@setu/') && !replaced(id, importer),
    logLevel: 'silent',
    plugins: [
      {
        name: 'replace what is not simulated',
        resolveId: (id, importer) => replaced(id, importer),
        load(id) {
          const whole = replacements.find((each) => each.module === undefined && resolve(inRoot(each.in)) === id);
          return whole && `export * from ${JSON.stringify(placeOf(whole))};`;
        },
      },
      {
        name: 'plant a fault',
        load(id) {
          if (plant === undefined || id !== planted) return null;
          isPlanted = true;
          return { code: plantedIn(readFileSync(id, 'utf8'), plant), moduleType: 'ts' };
        },
      },
    ],
  });
  const file = inRoot(`node_modules/.cache/simulate/${plant?.name ?? 'worker'}.mjs`);
  await bundle.write({ file, format: 'esm', codeSplitting: false, sourcemap: true });
  await bundle.close();
  if (plant !== undefined && !isPlanted) throw new Error(`${plant.name}: the worker does not use ${plant.file}`);
  return file;
}

/** @param {{ by: string }} replacement */
const placeOf = ({ by }) => resolve(inRoot('load-tests/simulate/instead'), by);

/**
 * Returns what replaces a module for one of its importers, if anything does.
 * @param {string} module
 * @param {string | undefined} importer
 */
function replaced(module, importer) {
  const found = replacements.find((each) => each.module === module && resolve(inRoot(each.in)) === importer);
  return found && placeOf(found);
}

/**
 * Returns a source with the plant in it.
 * @param {string} source
 * @param {import('./plants.mjs').Plant} plant
 */
export function plantedIn(source, { name, file, find, replace }) {
  const count = source.split(find).length - 1;
  if (count !== 1) throw new Error(`${name}: the text occurs ${count} times in ${file}, not once`);
  return source.replace(find, () => replace);
}
