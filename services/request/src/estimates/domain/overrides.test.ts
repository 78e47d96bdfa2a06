import { expect, it } from 'vitest';
import type { EstimateOverride } from './estimate.js';
import { mustHaveReasons, overrideChanges } from './overrides.js';

const override = (value: number, reason: string) => ({ kind: 'duty', value, reason }) as unknown as EstimateOverride;
const failureOf = (reason: string): unknown => {
  try {
    mustHaveReasons([override(5, reason)]);
    return undefined;
  } catch (error) {
    return error;
  }
};

it.each([
  ['', 'required'],
  ['a', 'length_min'],
  ['ab', 'length_min'],
  ['a'.repeat(501), 'length_max'],
])('the reason %j is refused as %s', (reason, code) => {
  expect(JSON.stringify(failureOf(reason))).toContain(`"${code}"`);
});

it.each(['abc', 'a'.repeat(500)])('a reason of 3 to 500 characters is accepted', (reason) => {
  expect(failureOf(reason)).toBeUndefined();
});

it('a replaced figure that stays as it is has no audit entry', () => {
  expect(overrideChanges([override(5, 'agreed')], [override(5, 'agreed')])).toEqual([]);
  expect(overrideChanges([], [override(5, 'agreed')])).toEqual([
    { field: 'estimate_duty', from: '', to: '5 (agreed)' },
  ]);
});
