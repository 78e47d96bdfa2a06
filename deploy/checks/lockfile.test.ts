import { expect, test } from 'vitest';
import { mustBeNone } from './rule.js';
import { textOf } from './sources.js';

type Wishes = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

const locked = (JSON.parse(textOf('package-lock.json')) as { packages: Record<string, Wishes> }).packages;
const wishesOf = ({ dependencies, devDependencies, optionalDependencies }: Wishes): Wishes =>
  JSON.parse(JSON.stringify({ dependencies, devDependencies, optionalDependencies })) as Wishes;

test('the lockfile agrees with every package.json', () => {
  for (const folder of Object.keys(locked).filter((path) => !path.includes('node_modules'))) {
    const path = folder ? `${folder}/package.json` : 'package.json';
    const wished = wishesOf(JSON.parse(textOf(path)) as Wishes);
    expect(
      wishesOf(locked[folder] ?? {}),
      `${path} changed without the lockfile: npm install --package-lock-only`,
    ).toEqual(wished);
  }
});

test('the lockfile has the packages of every platform', () => {
  const names = new Set(Object.keys(locked).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies }]) =>
    Object.keys(optionalDependencies ?? {})
      .filter((name) => !names.has(name))
      .map((name) => `${name}, wanted by ${path}`),
  );
  mustBeNone(missing, 'Without them `npm ci` refuses the lockfile, and other platforms get no such package at all.');
});
