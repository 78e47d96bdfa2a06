import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type ProxyOptions, type Rolldown } from 'vite';
import { fonts } from './scripts/fonts-plugin.mjs';
import { preloads } from './scripts/preload-plugin.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { conditions: ['@setu/source', 'module', 'browser', 'development|production'] };
const bff = process.env.BFF_URL ?? 'http://127.0.0.1:8080';

/** In development a browser's navigation gets the app and everything else goes to the BFF: one path, two answers. */
const byAccept: ProxyOptions = {
  target: bff,
  changeOrigin: false,
  bypass: (request) => (request.headers.accept?.includes('text/html') ? '/index.html' : undefined),
};

/** The built shell carries the markers the BFF replaces; the development shell says `null`, and the app asks for itself. */
const shellMarkers: Plugin = {
  name: 'setu-shell-markers',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html
        .replace('id="page-context">null<', 'id="page-context">__PAGE_CONTEXT__<')
        .replace('id="answers">null<', 'id="answers">__ANSWERS__<')
        .replace('</head>', '  <!--preloads-->\n  </head>'),
  },
};

/** Names the chunk of modules that the entry reaches without a dynamic import, and of no others. */
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

/** The tables of routes that the index of all names, and the index; the others come with the screens that ask by them. */
const inTheIndex = (() => {
  const folder = fileURLToPath(new URL('../bff/contract/src/routes/', import.meta.url));
  const named = [...readFileSync(`${folder}index.ts`, 'utf8').matchAll(/ from '\.\/(\S+)\.js'/g)].map(
    ([, name]) => name,
  );
  const files = new Set(['index', ...named].map((name) => `${folder}${name}.ts`));
  return (moduleId: string): boolean => files.has(moduleId);
})();

export default defineConfig({
  plugins: [react(), fonts(), shellMarkers, preloads({ root, resolve })],
  resolve,
  build: {
    assetsDir: 'build',
    target: 'es2022',
    // Keep pictures out of the code: a data: address in CSS would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      // The contract's schemas are pure: a screen that validates nothing must not carry zod.
      treeshake: {
        moduleSideEffects: [
          { test: /bff\/contract\/|node_modules\/zod\//, sideEffects: false },
          // What a feature offers others only names it: who takes one part does not get the others' code.
          { test: /\/web\/src\/features\/[^/]+\/public\.ts$/, sideEffects: false },
        ],
        manualPureFunctions: ['z'],
      },
      output: {
        codeSplitting: {
          // Recursion would drag a lazy screen's dependencies into the first load.
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//,
              priority: 30,
            },
            {
              name: 'data',
              test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect|redux-thunk|@standard-schema|i18next|react-i18next|html-parse-stringify|void-elements|use-sync-external-store)\//,
              priority: 20,
            },
            // What every screen needs of the component library; the rest stays in the chunks of the screens that use it.
            { name: 'ui', test: /node_modules\/@mantine\/core\/esm\/core\//, priority: 10 },
            // Our own code of the first load in one file, however many screens share parts of it.
            { name: firstLoad('app'), test: /\/web\/src\//, priority: 8 },
            // All tables of routes in one file: alike as they are, they pack better together than one by one.
            { name: 'routes', test: inTheIndex, priority: 8 },
            // Placing of menus, tooltips and pop-ups: comes with the first one that opens.
            { name: 'floating', test: /node_modules\/(@floating-ui|tabbable)\//, priority: 5 },
            // Parts and icons that most screens draw with: two files instead of dozens of a few hundred bytes.
            {
              name: 'kit',
              test: /\/web\/src\/(ui\/(?!field|filter-bar|amount|price-filter)|kit\/(?!form|list-page\/(?:filter|list-filters|list-page))|i18n|lib|api|session)/,
              minShareCount: 5,
              priority: 3,
            },
            // What narrows a list comes with lists only.
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
            { name: 'icons', test: /@tabler/, minShareCount: 4, priority: 3 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '^/(?!src/|@|node_modules/|\\.cache/|[\\w-]+\\.(?:svg|ico|png|webmanifest|html)$|build/).*': byAccept },
  },
});
