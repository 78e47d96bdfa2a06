import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { inRoot } from '../../deploy/local/paths.mjs';

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
    external: (id) => /^[a-z@]/i.test(id) && !id.startsWith('@setu/'),
    logLevel: 'silent',
    plugins: [
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
