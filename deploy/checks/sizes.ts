import { packageOf, type Source } from './sources.js';

/** Line counts of one package's sources; tests and data are not counted. */
export type Sizes = { name: string; count: number; median: number; p90: number };

/** Takes sorted numbers and a share (0.5 = the middle one), gives the number at it. */
function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The sizes of each package, only of those large enough for a share to mean something. */
export function sizesByPackage(sources: Source[]): Sizes[] {
  const groups = new Map<string, Source[]>();
  for (const source of sources.filter(({ isTest }) => !isTest)) {
    const name = packageOf(source.path);
    groups.set(name, [...(groups.get(name) ?? []), source]);
  }
  return [...groups]
    .filter(([, files]) => files.length >= 20)
    .map(([name, files]) => {
      const sorted = files.map(({ lines }) => lines).sort((a, b) => a - b);
      return { name, count: files.length, median: at(sorted, 0.5), p90: at(sorted, 0.9) };
    });
}
