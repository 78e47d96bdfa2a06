interface WrittenValues {
  /** Indexes in the series. Absent for a series without values, or one whose values are all the same. */
  lowest?: number;
  highest?: number;
  last?: number;
}

/**
 * Returns the indexes of the lowest, highest and last value of a series with gaps. Of equal values the first one
 * counts.
 */
export function writtenValues(values: readonly (number | undefined)[]): WrittenValues {
  let lowest: number | undefined;
  let highest: number | undefined;
  let last: number | undefined;
  for (const [index, value] of values.entries()) {
    if (value === undefined) continue;
    last = index;
    if (lowest === undefined || value < (values[lowest] ?? value)) lowest = index;
    if (highest === undefined || value > (values[highest] ?? value)) highest = index;
  }
  return lowest === highest ? { last } : { lowest, highest, last };
}
