import { invalidCode } from '@setu/kit/core';
import qs from 'qs';

/** A parsed form or query: texts, lists and nested trees, as the field names describe them. */
export interface Tree {
  [name: string]: TreeValue;
}
export type TreeValue = string | TreeValue[] | Tree;

export const maxPairs = 1000;
const maxLevels = 6;

const inherited = (name: string): boolean => name in Object.prototype;

const cleanList = (list: readonly unknown[], level: number): TreeValue => {
  const places = Object.keys(list);
  // `f_price[1]` alone is an upper bound. As the only item of a list it would lose that meaning.
  if (places.length < list.length) return cleanBranch({ ...list }, level);
  return list.map((value) => cleanValue(value, level + 1));
};

const cleanBranch = (branch: object, level: number): Tree =>
  Object.fromEntries(
    Object.entries(branch)
      .filter(([name]) => !inherited(name))
      .map(([name, value]) => [name, cleanValue(value, level + 1)]),
  );

const cleanValue = (value: unknown, level: number): TreeValue => {
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  if (level >= maxLevels) throw invalidCode('malformed_request');
  return Array.isArray(value) ? cleanList(value, level) : cleanBranch(value, level);
};

/**
 * Converts a parsed form to a tree: plain objects without inherited names (`constructor`, `__proto__`), and lists
 * without gaps. Rejects (400) more than 6 levels.
 */
export const cleanTree = (parsed: object): Tree => cleanBranch(parsed, 0);

const options = {
  depth: maxLevels - 1,
  strictDepth: true,
  parameterLimit: maxPairs,
  arrayLimit: maxPairs,
  throwOnLimitExceeded: true,
  allowSparse: true,
} as const;

/**
 * Parses a query string or a form (without `?`) to a tree, in any notation of lists and ranges: `a=1&a=2`, `a[]=1`,
 * `a[0]=1`, `a[from]=1`.
 * Rejects (400) more than 1,000 pairs or 6 levels.
 */
export const readTree = (text: string): Tree => {
  try {
    return cleanTree(qs.parse(text, options));
  } catch (error) {
    if (error instanceof RangeError) throw invalidCode('malformed_request');
    throw error;
  }
};
