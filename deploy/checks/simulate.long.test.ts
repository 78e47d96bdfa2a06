import { type Brief, simulateBriefly } from '@setu/load-tests/simulate-briefly';
import { beforeAll, describe, expect, it } from 'vitest';

/** The time for seeds. On two idle cores it is enough for about a hundred; `npm run simulate` runs many more. */
const seconds = 12;

describe('The simulation', () => {
  let brief: Brief;
  beforeAll(async () => {
    brief = await simulateBriefly(seconds);
    // Allows for a machine that is busy with other suites.
  }, 600_000);

  it('finds nothing wrong with the services', () => {
    expect(brief.seeds).toBeGreaterThan(0);
    expect(brief.failures).toEqual([]);
  });

  it('repeats a seed exactly', () => {
    const [first, second] = brief.hashes;
    expect(first).toMatch(/^[0-9a-f]{16}$/);
    expect(second).toBe(first);
  });

  it('finds events that are published although their change was rolled back', () => {
    expect(brief.found).toBe('changesHaveEvents');
  });
});
