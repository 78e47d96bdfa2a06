import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './deploy/checks/heaviest-first.js';
import { StrayErrors } from './deploy/local/stray-errors.mjs';

/** Our packages are read from their sources; what npm installed stays as it is built, and as Node finds it: `module` is for bundlers. */
const conditions = ['@setu/source', ...defaultServerConditions.filter((name) => name !== 'module')];

const fromSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/**
 * Files of a project share the modules a worker has loaded: reading the services anew for each of three hundred files cost
 * more than many of their tests. What a test opens it closes, and nothing is kept in modules that another test would meet.
 */
const shared = { isolate: false };

const processes = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Where `npm test` reads what was counted, and what failed. */
const { SETU_TEST_REPORT: report } = process.env;

/**
 * Projects do not extend the root: what is said on the command line, as `--maxWorkers=1`, holds for those that say
 * nothing of it themselves.
 */
export default defineConfig({
  ...fromSources,
  test: {
    // Two more than the two cores the suite is made for: tests wait for things, and a core has nothing to do meanwhile.
    maxWorkers: 4,
    reporters: report ? ['default', ['json', { outputFile: report }], new StrayErrors(report)] : ['default'],
    sequence: { sequencer: HeaviestFirst },
    // A source is transformed once for all projects, and once for all runs until it changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/test-modules' },
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          ...shared,
          testTimeout: 20_000,
          hookTimeout: 20_000,
          include: [
            'services/*/src/**/*.test.ts',
            'bff/src/**/*.test.ts',
            'bff/contract/src/**/*.test.ts',
            'charts/**/*.test.ts',
            'load-tests/**/*.test.{ts,mjs}',
          ],
        },
      },
      // One Postgres for all files of a run that ask for it; each file clones its own database from a template. A busy machine needs its time.
      {
        ...fromSources,
        test: {
          name: 'services',
          ...shared,
          include: ['services/*/test/**/*.test.ts', 'bff/test/**/*.test.ts'],
          globalSetup: ['deploy/checks/postgres-global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      // Real servers and compilers in processes of their own.
      { ...fromSources, test: { name: 'checks', include: ['deploy/checks/**/*.test.ts'], ...processes } },
      'web/vitest.config.ts',
    ],
  },
});
