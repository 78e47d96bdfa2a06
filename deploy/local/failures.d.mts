/**
 * A failed test: its file below the root, its full name, and the start of its error message. `isStray` marks an error
 * outside any test.
 */
export interface Failure {
  file: string;
  name: string;
  message: string;
  isStray?: boolean;
}

export function failuresOfVitest(report: string): Failure[];
export function failuresOfPlaywright(report: string, status: 'unexpected' | 'flaky'): Failure[];
export function mayBeOfTheMoment(failure: Failure): boolean;
export function namedFailures(title: string, failures: readonly Failure[]): string;
export function endOfPart(title: string, failed: number, named: string): string;
