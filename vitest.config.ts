import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Our packages are read from their sources; what npm installed stays as it is built, and as Node finds it: `module` is for bundlers. */
const conditions = ['@setu/source', ...defaultServerConditions.filter((name) => name !== 'module')];

/**
 * Files of a project share the modules a worker has loaded: reading the services anew for each of two hundred files cost
 * more than many of their tests. What a test opens it closes, and nothing is kept in modules that another test would meet.
 */
const shared = { isolate: false };

/** One Postgres for all files of a run that ask for it; each file clones its own database from a template. A busy machine needs its time. */
const withPostgres = {
  globalSetup: ['deploy/checks/postgres-global-setup.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    pool: 'forks',
    // Two more than the two cores the suite is made for: tests wait for things, and a core has nothing to do meanwhile.
    maxWorkers: 4,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          ...shared,
          include: [
            'services/*/src/**/*.test.ts',
            'bff/src/**/*.test.ts',
            'bff/contract/src/**/*.test.ts',
            'charts/**/*.test.ts',
            'load-tests/**/*.test.{ts,mjs}',
          ],
        },
      },
      { extends: true, test: { name: 'wire', include: ['services/*/test/**/*.test.ts'], ...shared, ...withPostgres } },
      { extends: true, test: { name: 'stories', include: ['bff/test/**/*.test.ts'], ...shared, ...withPostgres } },
      // Real servers and compilers in processes of their own.
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['deploy/checks/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      'web/vitest.config.ts',
    ],
  },
});
