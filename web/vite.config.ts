import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { fonts } from './scripts/fonts-plugin.mjs';
import { preloads } from './scripts/preload-plugin.mjs';
import { withShellMarkers } from './scripts/shell-markers.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { conditions: ['@setu/source', 'module', 'browser', 'development|production'] };

/** The BFF fills the markers on each request, so the build leaves them in the page template. */
const shellMarkers: Plugin = {
  name: 'setu-shell-markers',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: withShellMarkers,
  },
};

/**
 * Stores each text file compressed as well, so that the BFF sends it as it is. A local start does not wait for this: the
 * BFF then compresses each answer.
 */
const compressedFiles = compression({
  include: /\.(js|css|svg)$/,
  threshold: 1024,
  algorithms: [
    defineAlgorithm('gzip', { level: 9 }),
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ],
});

/** Returns a chunk's name for exactly those modules that the entry reaches without a dynamic import. */
function firstLoad(name: string) {
  let reached: Set<string> | undefined;
  return (moduleId: string, build: Rolldown.ChunkingContext): string | null => {
    reached ??= reachedFrom(`${root}src/main.tsx`, build);
    return reached.has(moduleId) ? name : null;
  };
}

function reachedFrom(entry: string, build: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set([entry]);
  for (const id of reached) for (const imported of build.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  return reached;
}

/**
 * Route tables that the index of all names imports, and the index itself. The others load with the screens that use
 * them.
 */
const inTheIndex = (() => {
  const folder = fileURLToPath(new URL('../bff/contract/src/routes/', import.meta.url));
  const named = [...readFileSync(`${folder}index.ts`, 'utf8').matchAll(/ from '\.\/(\S+)\.js'/g)].map(
    ([, name]) => name,
  );
  const files = new Set(['index', ...named].map((name) => `${folder}${name}.ts`));
  return (moduleId: string): boolean => files.has(moduleId);
})();

export default defineConfig(({ mode }) => ({
  plugins: [react(), fonts(), shellMarkers, preloads({ root, resolve }), mode === 'compressed' && compressedFiles],
  resolve,
  build: {
    assetsDir: 'build',
    target: 'es2022',
    // Keeps pictures out of the code. A data: address in CSS would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // The contract's schemas are pure. A screen that validates nothing must not load zod.
      treeshake: {
        moduleSideEffects: [
          { test: /bff\/contract\/|node_modules\/zod\//, sideEffects: false },
          // A feature's public file only re-exports its parts. An importer of one part does not get the code of the
          // others.
          { test: /\/web\/src\/features\/[^/]+\/public\.ts$/, sideEffects: false },
          { test: /\/web\/src\/ui\/icon\/shapes\//, sideEffects: false },
        ],
        manualPureFunctions: ['z'],
      },
      output: {
        codeSplitting: {
          // Recursion would move a lazy screen's dependencies into the first load.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              // The function that draws icons is needed before the app's own chunk, which imports icons, has run.
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\/|\/ui\/icon\/draw-icon/,
              priority: 30,
            },
            {
              name: 'data',
              test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect|redux-thunk|@standard-schema|i18next|use-sync-external-store)\//,
              priority: 20,
            },
            // The part that all components of the library need. It loads with the first of them.
            {
              name: 'ui',
              test: /node_modules\/@mantine\/core\/esm\/core\/|\/web\/src\/ui\/theme\/(library|theme)\.tsx?/,
              priority: 10,
            },
            // Our own code of the first load in one file, however many screens share parts of it.
            { name: firstLoad('app'), test: /\/web\/src\/(?!ui\/icon\/shapes\/)/, priority: 8 },
            // All route tables in one file. They are similar, so they compress better together.
            { name: 'routes', test: inTheIndex, priority: 8 },
            // The positioning of menus, tooltips and pop-ups. It loads with the first one that opens.
            { name: 'floating', test: /node_modules\/(@floating-ui|tabbable)\//, priority: 5 },
            // Components and icons that most screens use: two files instead of dozens of a few hundred bytes.
            {
              name: 'kit',
              test: /\/web\/src\/(ui\/(?!icon\/shapes|field|filter-bar|amount|price-filter)|kit\/(?!form|supplier-fields|list-page\/(?:filter|list-filters|list-page))|i18n|lib|api|session)/,
              minShareCount: 5,
              priority: 3,
            },
            // Filters load only with lists.
            {
              name: 'filters',
              test: /\/web\/src\/(kit\/list-page\/(?:filter|list-filters|list-page)|ui\/filter-bar)/,
              minShareCount: 4,
              priority: 3,
            },
            {
              name: 'fields',
              test: /\/web\/src\/ui\/field\/(?!amount|search|several|option-list|use-option-search|day|calendar|number|phone|multi|suggest|picture)/,
              minShareCount: 4,
              priority: 3,
            },
            { name: 'icons', test: /\/ui\/icon\/shapes\//, minShareCount: 4, priority: 3 },
          ],
        },
      },
    },
  },
}));
