import { expect } from 'vitest';

/** An object of an answer, whose names are checked. */
export type Wire = Record<string, unknown>;

/** Returns the sorted names of an object. */
export const namesOf = (value: unknown): string[] => Object.keys(value as Wire).sort();

/** Checks that an object has exactly these names, written as `id, name, langs`. */
export const expectNames = (value: unknown, names: string): void =>
  expect(namesOf(value)).toEqual(
    names
      .split(/[\s,]+/)
      .filter(Boolean)
      .sort(),
  );

/** Returns every object in an answer that has `langs`. */
export const holdersOf = (value: unknown): Wire[] => {
  if (value === null || typeof value !== 'object') return [];
  const within = Object.values(value).flatMap(holdersOf);
  return 'langs' in value ? [value as Wire, ...within] : within;
};
