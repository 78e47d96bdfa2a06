import { describe, expect, it } from 'vitest';
import { endOfPart, mayBeOfTheMoment, namedFailures } from '../local/failures.mjs';

describe('a failed test under CI', () => {
  it.each([
    ['bff/test/questions.test.ts', 'expected 503 to be 200', true],
    ['services/request/test/deal.test.ts', 'Test timed out in 60000ms.', true],
    ['web/src/ui/toast.test.tsx', 'Unable to find an element', true],
    ['bff/test/request-moves.test.ts', 'Property failed after 12 tests', false],
    ['services/request/src/requests/domain/moves.test.ts', 'expected 409', false],
    ['bff/contract/src/latin.test.ts', 'expected a', false],
  ])('of %s (“%s”) gets a second try: %s', (file, message, may) => {
    expect(mayBeOfTheMoment({ file, name: 'it works', message })).toBe(may);
  });

  it('is named at the end of the run', () => {
    const said = namedFailures('Failed:', [{ file: 'a.test.ts', name: 'it works', message: 'no' }]);
    expect(said).toContain('Failed:');
    expect(said).toContain('a.test.ts › it works');
    expect(namedFailures('Failed:', [])).toBe('');
  });

  it('is its part of the run when that was ended before it named any', () => {
    expect(endOfPart('Journeys', 1, '')).toContain('Failed: Journeys');
    expect(endOfPart('Journeys', 1, 'a.test.ts')).toBe('a.test.ts');
    expect(endOfPart('Journeys', 0, '')).toBe('');
  });
});
