import { readFileSync } from 'node:fs';
import { mutated } from './make-mutants.mjs';

/**
 * Returns the plugin that plants one error while a test run loads its sources. The sources themselves stay as they are.
 * @param {string} planted the path of a JSON file with `file` (an absolute path) and `mutant`
 * @returns {import('vite').Plugin}
 */
export function mutantPlugin(planted) {
  const { file, mutant } = JSON.parse(readFileSync(planted, 'utf8'));
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) => (id === file ? { code: mutated(code, mutant), map: null } : undefined),
    // A module with an error is not kept for later runs.
    configureVitest: ({ experimental_defineCacheKeyGenerator: cacheKey }) =>
      cacheKey(({ id }) => (id === file ? false : undefined)),
  };
}
