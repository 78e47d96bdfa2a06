import { invalidCode } from '@setu/kit/core';

export type Tree = { [key: string]: Tree | string } | (Tree | string)[];

const maxPairs = 1000;
const maxDepth = 6;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const segments = (key: string): string[] => {
  const open = key.indexOf('[');
  if (open < 1 || !key.endsWith(']')) return [key];
  return [key.slice(0, open), ...key.slice(open + 1, -1).split('][')];
};

interface Branch {
  [key: string]: Branch | string;
}

const place = (root: Branch, path: string[], value: string): void => {
  let branch = root;
  for (const [depth, segment] of path.entries()) {
    const name = segment === '' ? String(Object.keys(branch).length) : segment;
    if (forbidden.has(name)) return;
    if (depth === path.length - 1) {
      branch[name] = value;
      return;
    }
    const next = branch[name];
    const child: Branch = typeof next === 'object' ? next : Object.create(null);
    branch[name] = child;
    branch = child;
  }
};

const toArrays = (branch: Branch): Tree => {
  const names = Object.keys(branch);
  const values = names.map((name) => {
    const child = branch[name] ?? '';
    return typeof child === 'string' ? child : toArrays(child);
  });
  if (names.length > 0 && names.every((name, index) => name === String(index))) return values;
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
};

/** PHP-style bracket keys into a tree: `sort[name]=asc`, `ids[]=1`. Refuses (400) more than 1 000 pairs or 6 levels. */
export const readBrackets = (pairs: Iterable<[string, string]>): Record<string, Tree | string> => {
  const root: Branch = Object.create(null);
  let count = 0;
  for (const [key, value] of pairs) {
    const path = segments(key);
    count += 1;
    if (count > maxPairs || path.length > maxDepth) throw invalidCode('malformed_request');
    place(root, path, value);
  }
  return Object.fromEntries(
    Object.entries(root).map(([key, value]) => [key, typeof value === 'string' ? value : toArrays(value)]),
  );
};

/** The other way: a body's tree as the flat pairs a list query is read from. */
export const flattenToPairs = (body: unknown, prefix = ''): [string, string][] => {
  if (body === null || body === undefined) return [];
  if (typeof body !== 'object') return prefix === '' ? [] : [[prefix, String(body)]];
  const entries = Array.isArray(body)
    ? body.map((value, index) => [String(index), value] as const)
    : Object.entries(body);
  return entries.flatMap(([key, value]) => {
    const scalar = typeof value !== 'object' || value === null;
    const name =
      prefix === ''
        ? key
        : Array.isArray(body) && scalar && !prefix.startsWith('f_price')
          ? `${prefix}[]`
          : `${prefix}[${key}]`;
    return flattenToPairs(value, name);
  });
};
