import { writeFileSync } from 'node:fs';

/** Where the errors of a run are kept that no test answers for. */
export const strayErrorsOf = (/** @type {string} */ report) => report.replace(/\.json$/, '-strays.json');

/**
 * A reporter of vitest: writes down what failed outside any test, a promise nobody waited for or a worker that ended,
 * which the JSON report leaves out though the run fails of it. Takes the report beside which it is written from
 * `SETU_TEST_REPORT`.
 */
// biome-ignore lint/style/noDefaultExport: vitest takes a reporter so
export default class StrayErrors {
  /**
   * @param {unknown} _modules
   * @param {readonly { name?: string, message: string, VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const { SETU_TEST_REPORT: report } = process.env;
    if (report === undefined) return;
    const strays = errors.map(({ name = 'Error', message, VITEST_TEST_PATH: file = '', VITEST_TEST_NAME: test }) => ({
      file,
      test,
      message: `${name}: ${message}`,
    }));
    writeFileSync(strayErrorsOf(report), JSON.stringify(strays));
  }
}
