/**
 * Returns how many cards use each beginning of a code (chapter, heading and so on), from the number of cards per full
 * code.
 */
export function byBeginning(used: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [code, cards] of used) {
    for (let length = 2; length <= code.length; length += 1) {
      const beginning = code.slice(0, length);
      counts.set(beginning, (counts.get(beginning) ?? 0) + cards);
    }
  }
  return counts;
}
