import { packageOf, type Source } from './sources.js';

/** The line counts of one package's sources, without tests and data. */
export type Sizes = { name: string; count: number; median: number; p90: number };

/** Returns the number at a relative position in sorted numbers: 0.5 is the middle one. */
function at(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Returns the sizes of each package that is large enough for a share to be meaningful. */
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
