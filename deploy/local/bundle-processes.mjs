// Bundles the code of each process into a few large files: Node.js loads them in a third of the time that it needs for
// 1,500 small ones. A program of its own, because bundling takes up to a gigabyte of memory.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { bundledFolder, processNames } from './bundled.mjs';
import { Explained, explain } from './explained.mjs';
import { inRoot } from './paths.mjs';

/**
 * The packages that stay separate: those with a native or WebAssembly part, those that read their own files, and the
 * compiler, which a package loads only for settings in TypeScript.
 */
const separate = [
  ...['@node-rs/argon2', 'libheif-js', 'sharp'],
  ...['dictionary-en', 'dictionary-ru', 'pdfmake'],
  'typescript',
];

/** @param {string} id */
const isSeparate = (id) => separate.some((name) => id === name || id.startsWith(`${name}/`));

/** `app.js` is what the launcher loads in advance, `main.js` is what it runs. */
const ofProcesses = processNames.flatMap((name) => [`${name}/dist/app`, `${name}/dist/main`]);

/** What processes start as threads or child processes, and what the launcher imports or preloads. */
const others = [
  'catalogue/dist/imports/reading/child',
  'catalogue/dist/meaning/live/meaning-thread',
  'catalogue/dist/search-index/live/index-thread',
  'media/dist/pictures/heic-child',
  ...['kit/dist/db/prepare', 'kit/dist/trace/register', 'demo-world/dist/companies/users'],
];

/** @param {string} entry */
const sourceOf = (entry) =>
  inRoot(entry.startsWith('bff/') ? '' : 'services', `${entry.replace('/dist/', '/src/')}.ts`);

const input = Object.fromEntries([...ofProcesses, ...others].map((entry) => [entry, sourceOf(entry)]));

/** A module finds the file of its thread or child process by its own address. Here that is the address of its bundle. */
const placeOfModule = {
  name: 'place-of-module',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    /** @param {string} code @param {string} id */
    handler: (code, id) => {
      const [, name = '', path = ''] = /([^/]+)\/src\/(.*)\.ts$/.exec(id) ?? [];
      const place = pathToFileURL(join(bundledFolder, name, 'dist', `${path}.js`)).href;
      return { code: code.replaceAll('import.meta.url', JSON.stringify(place)), map: null };
    },
  },
};

try {
  const bundle = await rolldown({
    input,
    platform: 'node',
    resolve: { conditionNames: ['@setu/source', 'node', 'default'] },
    external: isSeparate,
    plugins: [placeOfModule],
    tsconfig: false,
    // Some packages name optional ones that are not installed.
    logLevel: 'silent',
  });
  const chunkFileNames = 'shared/[name]-[hash].js';
  const written = { dir: bundledFolder, format: /** @type {const} */ ('esm'), sourcemap: true, cleanDir: true };
  const { output } = await bundle.write({ ...written, chunkFileNames });
  await bundle.close();
  for (const part of output)
    if (part.type === 'chunk' && !part.fileName.includes('runtime') && part.code.includes('import.meta.url'))
      throw new Explained(
        `A package reads files beside itself, so it must stay separate: ${part.moduleIds.join(', ')}`,
      );
} catch (error) {
  explain(error);
  process.exitCode = 1;
}
