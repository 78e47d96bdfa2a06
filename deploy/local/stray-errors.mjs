import { writeFileSync } from 'node:fs';

/** Where the errors of a run are kept that no test answers for. */
export const strayErrorsOf = (/** @type {string} */ report) => report.replace(/\.json$/, '-strays.json');

/**
 * A reporter of vitest: writes down what failed outside any test, a promise nobody waited for or a worker that ended,
 * which the JSON report leaves out though the run fails of it.
 */
export class StrayErrors {
  /** @param {string} report the JSON report beside which it is written */
  constructor(report) {
    this.report = report;
  }

  /**
   * @param {unknown} _modules
   * @param {readonly { name?: string, message: string, VITEST_TEST_PATH?: string, VITEST_TEST_NAME?: string }[]} errors
   */
  onTestRunEnd(_modules, errors) {
    const strays = errors.map(({ name = 'Error', message, VITEST_TEST_PATH: file = '', VITEST_TEST_NAME: test }) => ({
      file,
      test,
      message: `${name}: ${message}`,
    }));
    writeFileSync(strayErrorsOf(this.report), JSON.stringify(strays));
  }
}
