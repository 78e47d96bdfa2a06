import { posix } from 'node:path';
import ts from 'typescript6';
import type { Source } from './sources.js';

type Exported = { name: string; isType: boolean };

/**
 * Exports that others find by name: the router uses the parts of a lazy screen, and globs use the files of a folder.
 */
const foundByName: { path: RegExp; names: RegExp }[] = [
  { path: /^web\/src\//, names: /^(Component|ErrorBoundary)$/ },
  { path: /\/routes\.ts$/, names: /^routes$/ },
  { path: /^web\/src\/gallery\/scenes\//, names: /^scenes$/ },
];

/** The library of components for future screens. A component counts as used if its own test uses it. */
const shelf = /^web\/src\/(forms|ui|kit)\//;

const isFoundByName = (path: string, name: string): boolean =>
  foundByName.some((place) => place.path.test(path) && place.names.test(name));

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

function exportsOf(statement: ts.Statement): Exported[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause: clause } = statement;
    if (!clause || !ts.isNamedExports(clause)) return [];
    return clause.elements.map(({ name, isTypeOnly }) => ({ name: name.text, isType: isTypeOnly }));
  }
  if (!isExported(statement)) return [];
  if (ts.isVariableStatement(statement)) {
    const names = statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
    return names.map((name) => ({ name, isType: false }));
  }
  const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement);
  const isNamed = isType || ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [{ name: statement.name.text, isType }] : [];
}

/** Resolves an import of one of our files: `'../lib/money'` becomes `web/src/lib/money`. */
const resolved = (from: string, target: string): string =>
  posix.join(posix.dirname(from), target).replace(/\.(js|mjs|ts|tsx)$/, '');

const fileKey = (path: string): string => path.replace(/\.(ts|tsx|mjs)$/, '');

const countOf = (text: string, name: string): number => text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

/** Returns the imports of a statement, as `file#name`. `file#*` means everything. */
function importsOf(statement: ts.Statement, path: string): string[] {
  const isFrom = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);
  const { moduleSpecifier: from } = isFrom ? statement : { moduleSpecifier: undefined };
  if (!from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) return [];
  const file = resolved(path, from.text);
  const named = ts.isExportDeclaration(statement)
    ? statement.exportClause
    : (statement as ts.ImportDeclaration).importClause?.namedBindings;
  if (!named || !('elements' in named)) return [`${file}#*`];
  return named.elements.map(({ name, propertyName }) => `${file}#${(propertyName ?? name).text}`);
}

/** Returns the files that are loaded on demand. The names used from them appear in the text near the call. */
function loadedBy({ path, text }: Source): string[] {
  const calls = [...text.matchAll(/import\(\s*'(\.[^']+)'\s*\)/g)];
  return calls.map(([, target = '']) => resolved(path, target));
}

/**
 * Returns every export of the web app that no other file imports. An import by a test counts if the file itself also
 * uses the export. A type may be exported just for the compiler if its own file uses it.
 */
export function unusedExports(sources: Source[]): string[] {
  const web = sources.filter(({ path }) => path.startsWith('web/'));
  const imported = { code: new Set<string>(), tests: new Set<string>() };
  const parsed = web.map((source) => ({ source, file: ts.createSourceFile(source.path, source.text, 99, false) }));
  for (const { source, file } of parsed) {
    const into = source.isTest ? imported.tests : imported.code;
    for (const statement of file.statements) for (const use of importsOf(statement, source.path)) into.add(use);
    for (const loaded of loadedBy(source)) into.add(`${loaded}#in:${source.path}`);
  }
  const lazily = (key: string, name: string): boolean =>
    web.some(({ path, text }) => imported.code.has(`${key}#in:${path}`) && countOf(text, name) > 0);
  return parsed
    .filter(({ source }) => source.path.startsWith('web/src/') && !/\.(test\.tsx?|d\.ts)$/.test(source.path))
    .flatMap(({ source: { path, text, isTest }, file }) => {
      const key = fileKey(path);
      const isUsed = ({ name, isType }: Exported): boolean => {
        if (isFoundByName(path, name) || imported.code.has(`${key}#${name}`) || imported.code.has(`${key}#*`))
          return true;
        const isAtHome = countOf(text, name) > 1;
        if (imported.tests.has(`${key}#${name}`) && (isTest || isAtHome || shelf.test(path))) return true;
        return (isType && isAtHome) || lazily(key, name);
      };
      const exported = file.statements.flatMap(exportsOf);
      return exported.filter((one) => !isUsed(one)).map(({ name }) => `${path}: ${name}`);
    });
}
