import { dirname } from 'node:path';
import { textOf } from './sources.js';

/** Needed by another dependency, which does not bring them. */
const peers = new Set(['@mantine/hooks']);

/** Takes a package.json and the project's files, gives the packages it declares and none of its own files names. */
export function idleDependencies(packageJson: string, files: ReadonlyArray<{ path: string; text: string }>): string[] {
  const { dependencies = {} } = JSON.parse(textOf(packageJson)) as { dependencies?: Record<string, string> };
  const folder = `${dirname(packageJson)}/`;
  const own = files.filter(({ path }) => path.startsWith(folder));
  const isNamed = (name: string): boolean =>
    own.some(({ text }) => text.includes(`'${name}`) || text.includes(`"${name}`));
  return Object.keys(dependencies)
    .filter((name) => !peers.has(name) && !isNamed(name))
    .map((name) => `${packageJson}: ${name}`);
}
