/**
 * Returns the values to filter by. `requested` has undefined for an unknown value. Without any requested value, all match.
 * With unknown values only, none match.
 */
export function knownValues<Value extends string>(
  all: readonly Value[],
  requested: readonly (Value | undefined)[],
): Value[] {
  return requested.length === 0 ? [...all] : all.filter((value) => requested.includes(value));
}
