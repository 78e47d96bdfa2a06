/** A leaf of a tree: a text, a number, null, or an empty list or map. */
export type Leaf = string | number | boolean | null | [] | Record<string, never>;
/** A tree as a map from paths such as `/spec/ports/0/name` to leaves. */
export type Flat = Map<string, Leaf>;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Returns the leaves of a tree of maps and lists. */
export function flatten(tree: unknown, path = ''): Flat {
  const entries = typeof tree === 'object' && tree !== null ? Object.entries(tree) : [];
  // A value without entries is a leaf, even an empty list or map.
  if (entries.length === 0) return new Map([[path, tree as Leaf]]);
  return new Map(entries.flatMap(([key, value]) => [...flatten(value, `${path}/${escaped(key)}`)]));
}

type Branch = { [key: string]: Branch | Leaf };

/** Rebuilds the tree from its leaves. A branch whose keys are all numbers becomes a list. */
export function unflatten(flat: Flat): unknown {
  const root: Branch = {};
  for (const [path, leaf] of flat) {
    const keys = path.split('/').slice(1).map(unescaped);
    const last = keys.pop() ?? '';
    let branch = root;
    for (const key of keys) {
      branch[key] ??= {};
      // The path of a leaf is never the start of another path.
      branch = branch[key] as Branch;
    }
    branch[last] = leaf;
  }
  return listed(root);
}

function listed(branch: Branch | Leaf): unknown {
  if (typeof branch !== 'object' || branch === null || Array.isArray(branch)) return branch;
  const entries = Object.entries(branch).map(([key, value]) => [key, listed(value)] as const);
  const isList = entries.length > 0 && entries.every(([key]) => /^\d+$/.test(key));
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
