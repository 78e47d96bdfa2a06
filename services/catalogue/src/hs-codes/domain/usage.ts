/** Takes how many cards have each whole code, gives how many have each of its beginnings: chapters, headings and so on. */
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
