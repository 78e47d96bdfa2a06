import { mutantPlugin } from '@setu/load-tests/mutant-plugin';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { HeaviestFirst } from './deploy/checks/heaviest-first.js';
import { suiteFiles } from './deploy/checks/suite-files.js';
import { StrayErrors } from './deploy/local/stray-errors.mjs';

/**
 * Our packages are loaded from their sources. Installed packages are loaded as built, in the variant that Node.js uses.
 * The `module` condition is left out, because it is for bundlers.
 */
const conditions = ['@setu/source', ...defaultServerConditions.filter((name) => name !== 'module')];

/** The replaced sources of a run that checks the tests (load-tests/mutants), and where it notes what each file reaches. */
const { SETU_MUTANT: mutant, SETU_REACHED: reached } = process.env;

const fromSources = {
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: mutant ? [mutantPlugin(mutant)] : [],
};

/**
 * The files of a project share the modules that a worker has loaded. Loading the services again for each of three
 * hundred files cost more time than many of their tests. So a test must close everything it opens, and must leave no
 * state in modules.
 */
const shared = { isolate: false, setupFiles: reached ? ['load-tests/mutants/reached.mjs'] : [] };

const processes = { testTimeout: 120_000, hookTimeout: 120_000 };

/** The path of the report that `npm test` reads its counts and failures from. */
const { SETU_TEST_REPORT: report } = process.env;

/**
 * The projects do not extend the root, so that a command-line option such as `--maxWorkers=1` applies to projects
 * without a setting of their own.
 */
export default defineConfig({
  ...fromSources,
  test: {
    // Two more than the two cores that the suite is designed for, because tests often wait and leave a core idle.
    maxWorkers: 4,
    reporters: report ? ['default', ['json', { outputFile: report }], new StrayErrors(report)] : ['default'],
    sequence: { sequencer: HeaviestFirst },
    // A source is transformed once for all projects, and is cached across runs until it changes.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/test-modules' },
    projects: [
      {
        ...fromSources,
        test: {
          name: 'unit',
          ...shared,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          ...suiteFiles(
            'services/*/src/**/*.test.ts',
            'bff/src/**/*.test.ts',
            'bff/contract/src/**/*.test.ts',
            'charts/**/*.test.ts',
            'load-tests/**/*.test.{ts,mjs}',
          ),
        },
      },
      // The files of a run that need Postgres share one server. Each file clones its own database from a template. The
      // timeouts allow for a busy machine.
      {
        ...fromSources,
        test: {
          name: 'services',
          ...shared,
          ...suiteFiles('services/*/test/**/*.test.ts', 'bff/test/**/*.test.ts'),
          globalSetup: ['deploy/checks/postgres-global-setup.ts'],
          testTimeout: 60_000,
          // The first world of a run waits for the demo data, which takes two minutes on a busy machine.
          hookTimeout: 240_000,
        },
      },
      // Real servers and compilers in their own processes.
      { ...fromSources, test: { name: 'checks', ...suiteFiles('deploy/checks/**/*.test.ts'), ...processes } },
      'web/vitest.config.ts',
    ],
  },
});
