import { writeFileSync } from 'node:fs';

/** Returns the path of the file that records the errors outside any test, for the run with this report. */
export const strayErrorsOf = (/** @type {string} */ report) => report.replace(/\.json$/, '-strays.json');

/**
 * A vitest reporter. It records errors outside any test, such as an unhandled rejection or a worker that ended.
 * Vitest's JSON report leaves them out, although they make the run fail.
 */
export class StrayErrors {
  /** @param {string} report the JSON report; the errors are written next to it */
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
