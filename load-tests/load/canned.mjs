import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { supervise } from '../../deploy/local/children.mjs';
import { dataPaths, inRoot } from '../../deploy/local/paths.mjs';
import { freePorts } from '../../deploy/local/ports.mjs';
import { bffEnv, entryOf, serviceEnv } from '../../deploy/local/services.mjs';

/** @typedef {{ url: string, pids: () => Record<string, number | undefined>, stop: () => Promise<void> }} Canned */

/**
 * The addresses of the canned page (the fixed answer of the replaced catalogue), with facets and without. Because they
 * contain search words, the BFF treats them as lists.
 */
export const cannedPaths = {
  withFacets: '/catalog/category/?f_search=pump&page=1&limit=30',
  bare: '/catalog/category/?f_search=pump&page=2&limit=30',
};

/**
 * Starts a second BFF with a catalogue that does not search: the same route and page, without the search.
 * @param {import('../../deploy/local/services.mjs').Plan} plan of the test environment
 * @returns {Promise<Canned>}
 */
export async function startCanned(plan) {
  const own = await freePorts(['web', 'bff-admin', 'catalogue']);
  const ports = { ...plan.ports, ...own };
  const logs = dataPaths(plan.dataDir).logs;
  const say = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);
  const service = supervise({
    ...{ name: 'canned', entry: fileURLToPath(new URL('canned-main.mjs', import.meta.url)), say },
    logFile: join(logs, 'canned.log'),
    env: {
      ...serviceEnv('catalogue', { ...plan, ports }),
      CATALOGUE_ADDRESS: `127.0.0.1:${plan.ports.catalogue}`,
      CATALOGUE_DIST: inRoot('services/catalogue/dist'),
    },
  });
  await service.ready;
  const bff = supervise({
    ...{ name: 'canned-bff', entry: entryOf('bff'), say, logFile: join(logs, 'canned-bff.log') },
    env: bffEnv({ ...plan, port: own.web ?? 0, ports }),
  });
  await bff.ready;
  return {
    url: `http://127.0.0.1:${own.web}`,
    pids: () => ({ bff: bff.pid(), catalogue: service.pid() }),
    stop: async () => {
      await bff.stop();
      await service.stop();
    },
  };
}
