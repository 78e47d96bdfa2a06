import { expect } from 'vitest';

/** An object of an answer, looked at name by name. */
export type Wire = Record<string, unknown>;

/** The names an object has, sorted. */
export const namesOf = (value: unknown): string[] => Object.keys(value as Wire).sort();

/** That an object has exactly these names, written as `id, name, langs`. */
export const expectNames = (value: unknown, names: string): void =>
  expect(namesOf(value)).toEqual(
    names
      .split(/[\s,]+/)
      .filter(Boolean)
      .sort(),
  );

/** Every object within an answer that tells which of its texts are in the other language. */
export const holdersOf = (value: unknown): Wire[] => {
  if (value === null || typeof value !== 'object') return [];
  const within = Object.values(value).flatMap(holdersOf);
  return 'langs' in value ? [value as Wire, ...within] : within;
};
