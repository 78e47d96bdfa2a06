/** The numbers of tests that passed, failed and were skipped. */
export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

export function nothing(): Tally;
export function sum(a: Tally, b: Tally): Tally;
export function closingLine(tally: Tally): string;
export function forget(file: string): void;
export function tallyOfVitest(file: string, run: { ok: boolean; strays: number }, without?: readonly string[]): Tally;
export function tallyOfPlaywright(file: string, ok: boolean): Tally;
