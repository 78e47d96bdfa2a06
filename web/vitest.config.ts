import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import { suiteFiles } from '../deploy/checks/suite-files.js';

/**
 * Keeps modules that list files out of the cache of transformed modules. The list is part of the transformed code, but
 * a new or renamed file does not change the source that the cache is keyed by.
 */
const freshGlobs: Plugin = {
  name: 'fresh-globs',
  configureVitest: ({ experimental_defineCacheKeyGenerator: keyBy }) =>
    keyBy(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined)),
};

/** Tests of the web app. Pure ones run in Node; a file that needs a page says `@vitest-environment jsdom` on its first line. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), freshGlobs],
  resolve: { conditions: ['@setu/source', 'module', 'browser', 'development|production'] },
  // Tests that run in Node.js read the sources of our packages too, not what was last compiled.
  ssr: { resolve: { conditions: ['@setu/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'web',
    environment: 'node',
    isolate: false,
    // The first test of a file loads the screen it renders, which is slow on a busy machine.
    testTimeout: 60_000,
    ...suiteFiles('src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'),
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
