import type { Plugin } from 'vite';

/**
 * Returns the plugin that replaces sources while a test run loads them. `replaced` is the path of a JSON file with the
 * texts of sources by their absolute paths.
 */
export function mutantPlugin(replaced: string): Plugin;
