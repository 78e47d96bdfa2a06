import { dirname } from 'node:path';
import { textOf } from './sources.js';

/** A peer dependency of another package, which does not install it. */
const peers = new Set(['@mantine/hooks', '@tiptap/pm']);

/**
 * Returns the packages that a package.json declares but none of the package's own files mentions. `files` contains the
 * files of the project.
 */
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
