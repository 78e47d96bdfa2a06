import type { Source } from './sources.js';

/** Returns the import cycles among the given files, including type imports. Each cycle appears once, as `a → b → a`. */
export function importCircles(sources: Source[]): string[] {
  const files = new Map(sources.map(({ path, imports }) => [path.replace(/\.tsx?$/, ''), imports]));
  const done = new Set<string>();
  const way: string[] = [];
  const found: string[] = [];
  const follow = (file: string): void => {
    const at = way.indexOf(file);
    if (at >= 0) found.push([...way.slice(at), file].join(' → '));
    if (at >= 0 || done.has(file)) return;
    way.push(file);
    for (const target of files.get(file) ?? []) if (files.has(target)) follow(target);
    way.pop();
    done.add(file);
  };
  for (const file of files.keys()) follow(file);
  return found;
}
