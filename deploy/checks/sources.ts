import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript6';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export type Source = {
  /** The path from the root of the repository, with slashes. */
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  /**
   * The imports: a relative one as its path from the root without the ending (`services/request/src/store/index`), any
   * other one as written.
   */
  imports: string[];
};

const notOurs = new Set([
  'node_modules',
  'dist',
  'gen',
  'test-results',
  'playwright-report',
  '.git',
  '.data',
  '.cache',
]);
const code = /\.(ts|tsx|mts|mjs)$/;

const sharedRules = new Set([
  ...readdirSync(join(root, 'proto/rules')).map((name) => name.replace(/\.ts$/, '')),
  'card-options',
  'cost-labels',
]);

/** Returns whether an import names one of the pure rules that proto shares with the services and the contract. */
export const isSharedRule = (target: string): boolean =>
  target.startsWith('@setu/proto/') && sharedRules.has(target.slice('@setu/proto/'.length));

/** Returns every hand-written file of a folder, as paths from the root of the repository. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Returns the text of a file. Takes its path from the root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Returns all hand-written code of the project. */
export function readSources(): Source[] {
  return filesBelow('.')
    .filter((path) => code.test(path))
    .map((path) => {
      const text = textOf(path);
      return {
        path,
        text,
        lines: text.trimEnd().split('\n').length,
        isTest: /\.(test|spec)\.(ts|tsx|mjs)$|(^|\/)(test|e2e|testing)\//.test(path),
        imports: importsOf(path, text),
      };
    });
}

function importsOf(path: string, text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => {
    if (!fileName.startsWith('.')) return fileName;
    return posix.join(posix.dirname(path), fileName).replace(/\.(js|mjs|ts|tsx)$/, '');
  });
}

/** Returns the package of a file: the folder of its package.json. Everything below deploy/ is one package. */
export function packageOf(path: string): string {
  return /^(services\/[^/]+|bff\/contract|[^/]+)\//.exec(path)?.[1] ?? '';
}
