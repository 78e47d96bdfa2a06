import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Explained } from './explained.mjs';
import { inRoot } from './paths.mjs';

/** The packages that the services and the BFF consist of, with their folders of sources. @type {Record<string, string>} */
export const serverSources = {
  proto: 'proto/gen',
  kit: 'services/kit/src',
  'demo-world': 'services/demo-world/src',
  'landed-price': 'services/landed-price/src',
  identity: 'services/identity/src',
  catalogue: 'services/catalogue/src',
  request: 'services/request/src',
  review: 'services/review/src',
  media: 'services/media/src',
  fx: 'services/fx/src',
  contract: 'bff/contract/src',
  bff: 'bff/src',
};

/** Lists the sources that `dist` was made from, with their versions. */
const transpiledList = inRoot('node_modules/.cache/setu/transpiled.json');

/**
 * Compiles every source that changed since the last run into its package's `dist`, and removes the JavaScript of
 * deleted sources. Types are stripped, not checked: `npm test` and `npm run check` check them.
 * @returns {Promise<number>} the number of files written
 */
export async function transpileChanged() {
  const before = readList();
  if (!before)
    for (const folder of Object.values(serverSources)) rmSync(distOf(folder), { recursive: true, force: true });
  const now = sourceVersions();
  const changed = Object.keys(now).filter((file) => now[file] !== before?.[file] || !existsSync(targetOf(file)));
  const deleted = Object.keys(before ?? {}).filter((file) => !(file in now));
  await Promise.all([...changed, ...deleted].map(transpile));
  if (changed.length + deleted.length > 0) {
    mkdirSync(dirname(transpiledList), { recursive: true });
    writeWhole(transpiledList, JSON.stringify(now));
  }
  return changed.length;
}

/** Returns the version of every source of all packages, by its path below the repository's root. */
export const sourceVersions = () => Object.fromEntries(sources().map((file) => [file, versionOf(file)]));

/**
 * Compiles one source, or removes what a deleted one left in `dist`.
 * @param {string} file path below the repository's root
 */
export async function transpile(file) {
  const target = targetOf(file);
  if (!existsSync(inRoot(file))) {
    for (const path of [target, `${target}.map`]) rmSync(path, { force: true });
    return;
  }
  mkdirSync(dirname(target), { recursive: true });
  const source = readFileSync(inRoot(file), 'utf8');
  if (!file.endsWith('.ts')) return writeWhole(target, source);
  const { transform } = await import('rolldown/utils');
  // Without this escape, the transpiler protects `</script` with a helper package that the code needs at run time.
  const { code, map, errors, helpersUsed } = await transform(file, source.replaceAll('</script', '<\\/script'), {
    sourcemap: true,
    typescript: { onlyRemoveTypeImports: true },
  });
  const [problem] = errors;
  if (problem) throw new Explained(`${file}: ${problem.message}`);
  const [helper] = Object.keys(helpersUsed);
  if (helper) throw new Explained(`${file} needs ${helper} at run time.`);
  writeWhole(`${target}.map`, JSON.stringify({ ...map, sources: [relative(dirname(target), inRoot(file))] }));
  writeWhole(target, `${code}//# sourceMappingURL=${target.slice(dirname(target).length + 1)}.map\n`);
}

/** @returns {string[]} the sources of all packages, as paths below the root; tests are left out */
const sources = () =>
  Object.values(serverSources).flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(ts|json)$/.test(name) && !/\.test\.ts$/.test(name))
      .map((name) => `${folder}/${name}`),
  );

/** Returns the `dist` beside a folder of sources. @param {string} folder */
const distOf = (folder) => inRoot(dirname(folder), 'dist');

/** @param {string} file */
function targetOf(file) {
  const folder = Object.values(serverSources).find((one) => file.startsWith(`${one}/`)) ?? '';
  return join(distOf(folder), file.slice(folder.length + 1).replace(/\.ts$/, '.js'));
}

/** @param {string} file */
function versionOf(file) {
  const { size, mtimeMs } = statSync(inRoot(file));
  return `${size} ${mtimeMs}`;
}

/** @returns {Record<string, string> | undefined} the versions of the sources that `dist` was made from */
function readList() {
  try {
    return JSON.parse(readFileSync(transpiledList, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Replaces a file in one step, so that a process that starts meanwhile never reads half of it.
 * @param {string} target
 * @param {string} text
 */
function writeWhole(target, text) {
  if (!existsSync(target)) return writeFileSync(target, text);
  writeFileSync(`${target}.new`, text);
  renameSync(`${target}.new`, target);
}
