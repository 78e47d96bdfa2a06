import { join, relative } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Writes dist/preload.json: the files that each screen's first view needs besides the entry, its texts in each
 * language, and the files of the shells. The BFF adds preload links for them to the page, so that they load in
 * parallel. check-budget.mjs checks their sizes. The table of routes lists the screens.
 * @param {{ root: string, resolve: import('vite').ResolveOptions & { conditions?: string[] } }} app
 * @returns {import('vite').Plugin}
 */
export function preloads({ root, resolve }) {
  return {
    name: 'setu-preloads',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const files = filesOf(bundle, root);
      const options = {
        root,
        resolve,
        // Our packages are read from their sources, so a build does not need them compiled.
        environments: { inline: { resolve: { noExternal: [/^@setu\//], conditions: ['@setu/source'] } } },
        configFile: /** @type {const} */ (false),
        logLevel: /** @type {const} */ ('error'),
      };
      const load = async (/** @type {string} */ file) => (await runnerImport(join(root, file), options)).module;
      const { featureRoutes } = /** @type {any} */ (await load('src/app/feature-routes.ts'));
      const { startNamespaces } = /** @type {any} */ (await load('src/i18n/text-namespaces.ts'));
      const screens = Object.fromEntries(
        featureRoutes.map((/** @type {any} */ { path, handle, lazy }) => [
          handle.screen,
          {
            path,
            shell: handle.shell ?? 'auto',
            files: files.of(pageOf(handle.screen, lazy)),
            texts: files.texts(lazy.texts ?? []),
          },
        ]),
      );
      const shells = {
        public: files.of('src/app/shells/public-shell.tsx'),
        workspace: files.of('src/app/shells/workspace-shell.tsx'),
      };
      const source = JSON.stringify({ texts: files.texts(startNamespaces), shells, screens });
      this.emitFile({ type: 'asset', fileName: 'preload.json', source });
    },
  };
}

/**
 * Returns the module that a route loads, read from the import in its `lazy`.
 * @param {string} screen
 * @param {{ load?: () => unknown }} lazy
 */
function pageOf(screen, lazy) {
  const [, page] = /dynamic_import\w*\("([^"]+)"/.exec(String(lazy.load ?? lazy)) ?? [];
  if (!page) throw new Error(`The route of ${screen} has no dynamic import that names its page`);
  return page.replace(/^\//, '');
}

/**
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} root
 */
function filesOf(bundle, root) {
  const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const byModule = new Map(
    chunks.map((chunk) => [chunk.facadeModuleId && relative(root, chunk.facadeModuleId), chunk]),
  );
  /** @param {import('vite').Rolldown.OutputChunk | undefined} chunk @param {Set<string>} found */
  const collect = (chunk, found) => {
    if (!chunk || found.has(chunk.fileName)) return found;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) collect(byName.get(name), found);
    return found;
  };
  const entry = collect(
    chunks.find(({ isEntry }) => isEntry),
    new Set(),
  );
  /** @param {string} module */
  const of = (module) => {
    const chunk = byModule.get(module);
    if (!chunk) throw new Error(`${module} has no chunk`);
    return [...collect(chunk, new Set())].filter((name) => !entry.has(name));
  };
  /** @param {string[]} namespaces @param {string} language */
  const textsIn = (namespaces, language) =>
    namespaces.map((name) => {
      const places = [`src/locales/${language}/${name}.json`, `../bff/contract/texts/${language}/${name}.json`];
      const chunk = places.map((place) => byModule.get(place)).find(Boolean);
      if (!chunk) throw new Error(`The texts of ${name} have no chunk`);
      return chunk.fileName;
    });
  /** @param {string[]} namespaces */
  const texts = (namespaces) => ({ ru: textsIn(namespaces, 'ru'), en: textsIn(namespaces, 'en') });
  return { of, texts };
}
