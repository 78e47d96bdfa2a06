interface WrittenValues {
  /** Places in the series; absent in a series without values, or where all are the same. */
  lowest?: number;
  highest?: number;
  last?: number;
}

/** Takes a series with gaps, gives where its lowest, highest and last values stand; of equal ones the first. */
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
