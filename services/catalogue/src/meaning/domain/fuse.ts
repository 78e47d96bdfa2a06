/** A larger number gives the places below the first ones more weight. 60 is the usual choice. */
const smoothing = 60;

/**
 * Fuses rankings of ids by reciprocal rank: an id gets 1 / (60 + place) from each ranking that has it, and the highest
 * sums come first. Of equal sums, the id of the earlier ranking comes first.
 */
export function fusedByRank(...rankings: readonly (readonly string[])[]): string[] {
  const sums = new Map<string, number>();
  for (const ranking of rankings) {
    for (const [at, id] of [...new Set(ranking)].entries())
      sums.set(id, (sums.get(id) ?? 0) + 1 / (smoothing + at + 1));
  }
  return [...sums].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
