// Bundles the code of each process into a few large files: Node.js loads them in a third of the time that it needs for
// 1,500 small ones. A program of its own, because bundling takes up to a gigabyte of memory.
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
  ...['dictionary-en', 'dictionary-ru', 'grpc-health-check', 'pdfmake'],
  'typescript',
];

/** @param {string} id */
const isSeparate = (id) => separate.some((name) => id === name || id.startsWith(`${name}/`));

/** @param {string} name */
const sourcesOf = (name) => inRoot(name === 'bff' ? 'bff' : `services/${name}`, 'src');

/** `app.js` is what the launcher loads in advance, `main.js` is what it runs. */
const input = Object.fromEntries(
  processNames.flatMap((name) =>
    ['app', 'main'].map((entry) => [`${name}/dist/${entry}`, `${sourcesOf(name)}/${entry}.ts`]),
  ),
);

/** Threads and child processes are started from the compiled files beside the original of a module. */
const placeOfModule = {
  name: 'place-of-module',
  transform: {
    filter: { id: /\/src\/.*\.ts$/, code: 'import.meta.url' },
    /** @param {string} code @param {string} id */
    handler: (code, id) => {
      const compiled = id.replace(/\/src\/(?!.*\/src\/)/, '/dist/').replace(/\.ts$/, '.js');
      return { code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(compiled).href)), map: null };
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
