/** The result of looking up a cell in a list: one entry, no entry (with the nearest name), or several entries. */
export type Chosen = { id: string } | { near: string | undefined } | { options: readonly string[] };

const folded = (text: string): string =>
  text.normalize('NFKC').trim().toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ');

/** A list that is searched by every name of its entries. */
export interface Choices {
  choose(value: string): Chosen;
}

/** Builds the lookup from the entries of a list. Of an entry's names, the first is the usual one. */
export function choicesOf(entries: readonly { id: string; names: readonly string[] }[]): Choices {
  const byName = new Map<string, Set<string>>();
  const displayNames = new Map<string, string>();
  for (const { id, names } of entries) {
    displayNames.set(id, names[0] ?? id);
    for (const name of names) {
      const key = folded(name);
      if (key !== '') byName.set(key, (byName.get(key) ?? new Set()).add(id));
    }
  }
  const nearest = new Map<string, string | undefined>();
  const nearestName = (key: string): string | undefined => {
    if (!nearest.has(key) && nearest.size < 10_000) nearest.set(key, nearestOf(key, byName.keys()));
    const name = nearest.get(key);
    const [id] = name === undefined ? [] : (byName.get(name) ?? []);
    return id === undefined ? undefined : displayNames.get(id);
  };
  return {
    choose: (value) => {
      const key = folded(value);
      const [id, ...others] = byName.get(key) ?? [];
      if (id === undefined) return { near: nearestName(key) };
      return others.length === 0 ? { id } : { options: [id, ...others].map((one) => displayNames.get(one) ?? one) };
    },
  };
}

/**
 * Returns the nearest name, or undefined. A name is near if its edit distance is at most four and at most a third of
 * the typed length.
 */
function nearestOf(typed: string, names: Iterable<string>): string | undefined {
  let found: string | undefined;
  let best = Math.min(4, Math.ceil(typed.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - typed.length) >= best) continue;
    const difference = distance(typed, name, best);
    if (difference < best) [found, best] = [name, difference];
  }
  return found;
}

/** Returns the Levenshtein distance of two texts, at most `limit`. */
function distance(a: string, b: string, limit: number): number {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      now.push(Math.min(change, (before[j] ?? 0) + 1, (now[j - 1] ?? 0) + 1));
    }
    if (Math.min(...now) >= limit) return limit;
    before = now;
  }
  return before[b.length] ?? limit;
}
