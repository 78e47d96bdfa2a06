import type { Plugin } from 'vite';

/**
 * Returns the plugin that plants one error while a test run loads its sources. `planted` is the path of a JSON file with
 * `file` (an absolute path) and `mutant`.
 */
export function mutantPlugin(planted: string): Plugin;
