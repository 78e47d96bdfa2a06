import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endOfPart, failuresOfVitest, mayBeOfTheMoment, namedFailures } from '../local/failures.mjs';
import { StrayErrors } from '../local/stray-errors.mjs';
import { tallyOfVitest } from '../local/tally.mjs';

describe('A failed test under CI', () => {
  it.each([
    ['bff/test/questions.test.ts', 'expected 503 to be 200', true],
    ['services/request/test/deal.test.ts', 'Test timed out in 60000ms.', true],
    ['web/src/ui/toast.test.tsx', 'Unable to find an element', true],
    ['bff/test/request-transitions.test.ts', 'Property failed after 12 tests', false],
    ['services/request/src/requests/domain/transitions.test.ts', 'expected 409', false],
    ['bff/contract/src/latin.test.ts', 'expected a', false],
  ])('in %s with the message “%s” gets a second try: %s', (file, message, may) => {
    expect(mayBeOfTheMoment({ file, name: 'it works', message })).toBe(may);
  });

  it('is named at the end of the run', () => {
    const output = namedFailures('Failed:', [{ file: 'a.test.ts', name: 'it works', message: 'no' }]);
    expect(output).toContain('Failed:');
    expect(output).toContain('a.test.ts › it works');
    expect(namedFailures('Failed:', [])).toBe('');
  });

  it('is reported as its part of the run if that part ended without naming a test', () => {
    expect(endOfPart('Journeys', 1, '')).toContain('Failed: Journeys');
    expect(endOfPart('Journeys', 1, 'a.test.ts')).toBe('a.test.ts');
    expect(endOfPart('Journeys', 0, '')).toBe('');
  });
});

describe('A run whose failed files get a second try', () => {
  it('does not count those files itself, because the second try counts them', () => {
    const folder = mkdtempSync(join(tmpdir(), 'setu-report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const report = join(folder, 'vitest.json');
    const file = (path: string, ...statuses: string[]) => ({
      name: fileURLToPath(new URL(`../../${path}`, import.meta.url)),
      status: statuses.includes('passed') ? 'passed' : 'failed',
      assertionResults: statuses.map((status) => ({ status })),
    });
    const testResults = [
      file('bff/test/rights.test.ts', 'skipped', 'skipped'),
      file('bff/test/deal.test.ts', 'passed', 'skipped'),
    ];
    writeFileSync(report, JSON.stringify({ testResults }));
    const run = { ok: true, strays: 0 };
    expect(tallyOfVitest(report, run)).toEqual({ passed: 1, failed: 1, skipped: 3 });
    expect(tallyOfVitest(report, run, ['bff/test/rights.test.ts'])).toEqual({ passed: 1, failed: 0, skipped: 1 });
  });
});

describe('An error outside any test', () => {
  it('is named with the test that ran at the time, and makes the run fail', () => {
    const folder = mkdtempSync(join(tmpdir(), 'setu-report-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const report = join(folder, 'vitest.json');
    writeFileSync(report, JSON.stringify({ testResults: [] }));
    new StrayErrors(report).onTestRunEnd(
      [],
      [
        {
          name: 'AppError',
          message: 'not_found',
          VITEST_TEST_PATH: fileURLToPath(new URL('../../services/identity/test/webhooks.test.ts', import.meta.url)),
          VITEST_TEST_NAME: 'is another’s to nobody',
        },
        { message: 'Worker exited unexpectedly' },
      ],
    );
    const failures = failuresOfVitest(report);
    expect(failures).toEqual([
      {
        file: 'services/identity/test/webhooks.test.ts',
        name: 'outside its tests, about “is another’s to nobody”',
        message: 'AppError: not_found',
        isStray: true,
      },
      { file: '', name: 'outside its tests', message: 'Error: Worker exited unexpectedly', isStray: true },
    ]);
    expect(failures.map(mayBeOfTheMoment)).toEqual([true, false]);
    expect(tallyOfVitest(report, { ok: false, strays: 2 })).toEqual({ passed: 0, failed: 2, skipped: 0 });
    expect(tallyOfVitest(report, { ok: false, strays: 0 }).failed).toBe(1);
  });
});
