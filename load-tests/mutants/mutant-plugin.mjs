import { readFileSync } from 'node:fs';

/**
 * Returns the plugin that replaces sources while a test run loads them. The sources themselves stay as they are.
 * @param {string} replaced the path of a JSON file with the texts of sources by their absolute paths
 * @returns {import('vite').Plugin}
 */
export function mutantPlugin(replaced) {
  /** @type {Record<string, string>} */
  const texts = JSON.parse(readFileSync(replaced, 'utf8'));
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (_code, id) => (id in texts ? { code: texts[id] ?? '', map: null } : undefined),
    // A replaced module is not kept for later runs.
    configureVitest: ({ experimental_defineCacheKeyGenerator: cacheKey }) =>
      cacheKey(({ id }) => (id in texts ? false : undefined)),
  };
}
