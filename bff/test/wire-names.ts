import { expect } from 'vitest';

/** An object in an answer, whose field names are checked. */
export type Wire = Record<string, unknown>;

/** Returns an object's field names, sorted. */
export const namesOf = (value: unknown): string[] => Object.keys(value as Wire).sort();

/**
 * Checks that an object has exactly these fields, written as `id, name, langs`. It also has the `described` fields, such
 * as those of a registry that grows.
 */
export const expectNames = (value: unknown, names: string, described: readonly string[] = []): void =>
  expect(namesOf(value)).toEqual([...new Set([...names.split(/[\s,]+/).filter(Boolean), ...described])].sort());

/** Returns every object inside an answer that has a field `langs`. */
export const holdersOf = (value: unknown): Wire[] => {
  if (value === null || typeof value !== 'object') return [];
  const within = Object.values(value).flatMap(holdersOf);
  return 'langs' in value ? [value as Wire, ...within] : within;
};
