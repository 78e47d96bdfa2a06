import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../../', import.meta.url));

export type Source = {
  /** From the repository's root, with slashes. */
  path: string;
  text: string;
  lines: number;
  isTest: boolean;
  /** What it imports: `services/request/src/store/index` for its neighbours (no ending), else the name as written. */
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

const sharedRules = new Set(readdirSync(join(root, 'proto/rules')).map((name) => name.replace(/\.ts$/, '')));

/** Whether an import names one of the pure rules that proto hands to the services and to the contract. */
export const isSharedRule = (target: string): boolean =>
  target.startsWith('@setu/proto/') && sharedRules.has(target.slice('@setu/proto/'.length));

/** Every file of a folder that people wrote, by its path from the repository's root. */
export function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Takes a path from the root, gives its text. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');

/** All hand-written code of the project, read once. */
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

/** The package a file belongs to: the folder its package.json stands in; everything below deploy/ is one. */
export function packageOf(path: string): string {
  return /^(services\/[^/]+|bff\/contract|[^/]+)\//.exec(path)?.[1] ?? '';
}
