import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { compileServers, generate } from './build.mjs';
import { messageOf } from './explained.mjs';
import { inRoot, root } from './paths.mjs';
import { services } from './service-names.mjs';
import { transpile } from './transpile.mjs';

/** Saving several files at once, as a formatter or Git does, causes one restart. */
const gatherMs = 60;

const folders = {
  ...Object.fromEntries(services.map((name) => [name, `services/${name}`])),
  kit: 'services/kit',
  'demo-world': 'services/demo-world',
  'landed-price': 'services/landed-price',
  contract: 'bff/contract',
  bff: 'bff',
};
const processes = [...services, 'bff'];

/**
 * Watches the sources of the services and the BFF. A saved file is compiled into its package's `dist`, without other
 * files and without type checks. The processes that use the package then restart. If a contract (`proto/`) changes, the
 * code is generated again and everything is compiled in full.
 * @param {object} options
 * @param {import('vite').FSWatcher} options.watcher already watches the web app; the servers' folders are added
 * @param {(names: string[]) => Promise<string[]>} options.restart restarts processes and returns those that did not
 *   become ready
 * @param {(text: string) => void} options.say
 */
export function watchServers({ watcher, restart, say }) {
  /** @type {Set<string>} */
  let changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  let work = Promise.resolve();

  const rebuild = async () => {
    const files = [...changed];
    changed = new Set();
    const began = performance.now();
    try {
      const names = await buildChanged(files);
      if (names.length === 0) return;
      const failed = await restart(names);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      const shown = files.slice(0, 3).join(', ') + (files.length > 3 ? ` and ${files.length - 3} more` : '');
      for (const name of names) if (!failed.includes(name)) say(`✓ ${name} restarted in ${seconds} s (${shown})`);
      for (const name of failed) say(`✗ ${name} did not start; correct the file and save it again`);
    } catch (error) {
      say(`✗ ${messageOf(error)}`);
    }
  };

  watcher.add([
    ...Object.values(folders).map((folder) => inRoot(folder, 'src')),
    inRoot('bff/contract/texts'),
    inRoot('proto/setu'),
    inRoot('proto/rules'),
  ]);
  watcher.on('all', (_event, absolute) => {
    const file = relative(root, absolute).split(sep).join('/');
    if (!isServerSource(file)) return;
    changed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(rebuild);
    }, gatherMs);
  });
}

/** @param {string} file path below the repository's root */
const isServerSource = (file) =>
  !/\.test\.|\/(dist|node_modules)\//.test(file) &&
  (/^proto\/(setu|rules)\//.test(file) || /^bff\/contract\/texts\//.test(file) || packageOf(file) !== undefined) &&
  /\.(ts|json|proto)$/.test(file);

/** @param {string} file @returns {string | undefined} the name of the package whose `src` holds it */
const packageOf = (file) => Object.entries(folders).find(([, folder]) => file.startsWith(`${folder}/src/`))?.[0];

/**
 * Compiles what changed and returns the names of the processes that have to restart.
 * @param {string[]} files
 */
async function buildChanged(files) {
  if (files.some((file) => file.startsWith('proto/'))) {
    await generate();
    await compileServers({ into: ['files'] });
    return processes;
  }
  const packages = new Set();
  for (const file of files) {
    const name = packageOf(file);
    if (name) await transpile(file);
    packages.add(name ?? 'contract');
  }
  return processes.filter((name) => [...usedBy(name)].some((used) => packages.has(used)));
}

/**
 * Returns the packages that a process consists of, including its own, from the dependencies in each package.json.
 * @param {string} name @param {Set<string>} [found]
 */
function usedBy(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const folder = folders[/** @type {keyof typeof folders} */ (name)];
  const { dependencies = {} } = JSON.parse(readFileSync(inRoot(folder, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    const own = dependency.replace('@setu/', '');
    if (dependency.startsWith('@setu/') && own in folders) usedBy(own, found);
  }
  return found;
}
