/** An error outside any test, as vitest reports it. */
interface Stray {
  name?: string;
  message: string;
  VITEST_TEST_PATH?: string;
  VITEST_TEST_NAME?: string;
}

export function strayErrorsOf(report: string): string;
export class StrayErrors {
  constructor(report: string);
  onTestRunEnd(modules: unknown, errors: readonly Stray[]): void;
}
