import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Tests of the web app. Pure ones run in Node; a file that needs a page says `@vitest-environment jsdom` on its first line. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ['@setu/source', 'module', 'browser', 'development|production'] },
  // Tests that run in Node.js read the sources of our packages too, not what was last compiled.
  ssr: { resolve: { conditions: ['@setu/source', 'module', 'node', 'development|production'] } },
  test: {
    name: 'web',
    environment: 'node',
    isolate: false,
    // The first test of a file loads the screen it renders, which is slow on a busy machine.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.mjs'],
    setupFiles: ['src/testing/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
