import { configDefaults } from 'vitest/config';

/**
 * The suites of a run. A file's name tells what it costs: `*.long.test.ts` takes ten seconds and more, because it starts
 * the whole product, builds an index or fills in a large form; `*.sweep.test.ts` tries every case of a kind (every route
 * as everybody, every forbidden transition); `*.extended.test.ts` kills, freezes or installs whole servers.
 *
 * - `quick`: all others. `npm test` runs them.
 * - `rest`: the long suites and a sample of the sweeps. CI runs them too.
 * - `engines`: the extended suites of services, BFF and chart, which use real engines. CI runs them too.
 * - `extended`: everything that `quick` leaves out, the sweeps in full.
 * - `full`: everything. It is the default, so a file that is named runs whatever its kind.
 */
const { SETU_SUITES: suites = 'full' } = process.env;

const costly = ['long', 'sweep', 'extended'];
const kinds: Readonly<Record<string, readonly string[]>> = {
  rest: ['long', 'sweep'],
  engines: ['extended'],
  extended: costly,
};
const leftOut: Readonly<Record<string, readonly string[]>> = {
  quick: costly.map((kind) => `**/*.${kind}.test.*`),
  engines: ['deploy/checks/**'],
};

/** Returns the files of a project that this run takes, from patterns with `.test.` in them. */
export const suiteFiles = (...patterns: string[]): { include: string[]; exclude: string[] } => ({
  include: patterns.flatMap(
    (pattern) => kinds[suites]?.map((kind) => pattern.replace('.test.', `.${kind}.test.`)) ?? [pattern],
  ),
  exclude: [...configDefaults.exclude, ...(leftOut[suites] ?? [])],
});
