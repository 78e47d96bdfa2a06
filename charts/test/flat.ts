/** A leaf of a tree: a text, a number, nothing, or an empty list or map. */
export type Leaf = string | number | boolean | null | [] | Record<string, never>;
/** A tree as its leaves by their paths, `/spec/ports/0/name`. */
export type Flat = Map<string, Leaf>;

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** The leaves of a tree of maps and lists. */
export function flatten(tree: unknown, path = ''): Flat {
  const entries = typeof tree === 'object' && tree !== null ? Object.entries(tree) : [];
  // No entries: a leaf, whatever it is.
  if (entries.length === 0) return new Map([[path, tree as Leaf]]);
  return new Map(entries.flatMap(([key, value]) => [...flatten(value, `${path}/${escaped(key)}`)]));
}

type Branch = { [key: string]: Branch | Leaf };

/** The tree of leaves: what has only numbers for keys is a list. */
export function unflatten(flat: Flat): unknown {
  const root: Branch = {};
  for (const [path, leaf] of flat) {
    const keys = path.split('/').slice(1).map(unescaped);
    const last = keys.pop() ?? '';
    let branch = root;
    for (const key of keys) {
      branch[key] ??= {};
      // A leaf is never where other leaves' paths go on.
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
