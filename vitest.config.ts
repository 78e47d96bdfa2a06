import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Our packages are read from their sources; what npm installed stays as it is built, and as Node finds it: `module` is for bundlers. */
const conditions = ['@setu/source', ...defaultServerConditions.filter((name) => name !== 'module')];

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
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'services/*/src/**/*.test.ts',
            'bff/src/**/*.test.ts',
            'bff/contract/src/**/*.test.ts',
            'charts/**/*.test.ts',
            'load-tests/**/*.test.{ts,mjs}',
          ],
        },
      },
      { extends: true, test: { name: 'wire', include: ['services/*/test/**/*.test.ts'], ...withPostgres } },
      { extends: true, test: { name: 'stories', include: ['bff/test/**/*.test.ts'], ...withPostgres } },
      // The launcher's tests start real servers and count seconds: alone, after everything else.
      {
        extends: true,
        test: {
          name: 'checks',
          include: ['deploy/checks/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      'web/vitest.config.ts',
    ],
  },
});
