import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from './temporary-folder.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const inRoot = (...parts: string[]) => join(root, ...parts);

const options = { recursive: true, preserveTimestamps: true, verbatimSymlinks: true } as const;
const packages = ['bff', 'bff/contract', 'proto', 'web', 'load-tests'];

const workspaces = (): string[] => [
  ...packages,
  ...readdirSync(inRoot('services')).map((name) => join('services', name)),
];

/**
 * Links third-party packages. Copies the links to our own packages, which are relative to the tree, so that they lead
 * to the copy.
 */
const linkModules = (copy: string): void => {
  const modules = join(copy, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name === '@setu') cpSync(inRoot('node_modules', name), join(modules, name), options);
    else symlinkSync(inRoot('node_modules', name), join(modules, name));
  }
  for (const place of workspaces().map((name) => join(name, 'node_modules')))
    if (existsSync(inRoot(place))) symlinkSync(inRoot(place), join(copy, place));
};

/**
 * Copies the tree, including generated and compiled code, for a test that changes files. The copy is deleted after the
 * test.
 */
export const copyOfTree = async (): Promise<string> => {
  const copy = join(await temporaryFolder(), 'setu');
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const path of listed
    .toString()
    .split('\n')
    .filter((name) => name !== '' && existsSync(inRoot(name)))) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(inRoot(path), join(copy, path), options);
  }
  for (const made of ['proto/gen', ...workspaces().map((name) => join(name, 'dist'))])
    if (existsSync(inRoot(made))) cpSync(inRoot(made), join(copy, made), options);
  linkModules(copy);
  return copy;
};
