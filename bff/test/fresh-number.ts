let count = 0;

/** A number of eight digits nobody else has: of thousands at random two would be the same. */
export function freshNumber(): string {
  count += 1;
  return String(90_000_000 + count);
}
