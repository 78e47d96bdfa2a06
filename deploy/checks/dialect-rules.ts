import ts from 'typescript';
import type { Source } from './sources.js';

/** How code of the services is written, in files of the given paths; `finds` takes a node, says whether it breaks the rule. */
export type DialectRule = {
  says: string;
  because: string;
  files: RegExp;
  except?: RegExp;
  finds: (node: ts.Node, source: Source) => boolean;
};

const service = '^services/(identity|catalogue|request|review|media|fx)/src/';
const inside = new RegExp(`${service}([\\w-]+/)?(domain|changes|rpc|consumers|jobs)/|${service}events\\.ts$`);
const anywhere = new RegExp(service);
const data = /\/(migrations|demo[^/]*|seed[^/]*)(\/|\.ts$)/;

const snake = /^_*[a-z][a-z0-9]*(_[a-z0-9]+)+$/;
const textOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : '');
const camel = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** True for `?.x`, `.x`, `{ x }` and `const x` whose name is snake_case; keys of tables of words are data and may be. */
function namesSnake(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return snake.test(node.name.text);
  if (ts.isBindingElement(node)) return snake.test(textOf(node.propertyName ?? node.name));
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) return snake.test(textOf(node.name));
  return ts.isPropertySignature(node) && snake.test(textOf(node.name));
}

const isNull = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.NullKeyword;

/** An exported function of a file called as `name` exists: `export const name` or `export function name`. */
const declares = (node: ts.Node, names: RegExp): boolean =>
  (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
  node.name !== undefined &&
  names.test(textOf(node.name));

export const dialectRules: DialectRule[] = [
  {
    says: 'an object’s shape is an interface',
    because: 'An interface keeps its name in messages and declarations; type is for unions, functions and aliases.',
    files: /^(services|bff)\//,
    except: /\/test\/|\.test\.ts$/,
    finds: (node) => ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type),
  },
  {
    says: 'absent is undefined inside',
    because:
      'NULL is SQL’s word and null JSON’s; both are turned at those edges, so that rules know one way of absence.',
    files: inside,
    finds: isNull,
  },
  {
    says: 'snake_case stays in store/',
    because: 'Columns are named in one place. A row that travels makes every reader depend on the table.',
    files: inside,
    finds: namesSnake,
  },
  {
    says: 'an rpc file holds `export const name: Rpc<…>`',
    because: 'One shape of handler: what it is given first, then the call. The type says which rpc it answers.',
    files: new RegExp(`${service}([\\w-]+/)?rpc/[\\w-]+\\.ts$`),
    finds: (node, { path }) => {
      const name = camel(/([\w-]+)\.ts$/.exec(path)?.[1] ?? '');
      return (
        ts.isVariableDeclaration(node) &&
        textOf(node.name) === name &&
        /=>\s*(async\b|\(?\w*\)?\s*=>)/.test(node.initializer?.getText() ?? '') &&
        !/^Rpc<'\w+'>$/.test(node.type?.getText() ?? '') &&
        /Handler<|RpcOf</.test(node.type?.getText() ?? '')
      );
    },
  },
  {
    says: 'wire types are imported as wire.…',
    because:
      '`wire.Request` is what travels, `Request` what the rules know: one look tells which one a line speaks of.',
    files: anywhere,
    except: /\/src\/(served|app|events)\.ts$|\/rpc\/index\.ts$/,
    finds: (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false;
      const target = node.moduleSpecifier.text;
      // Words and rules are no messages.
      const isWire =
        !/^@setu\/proto\/(common|wire-words|company-numbers|contact-details|certificate-rules|latin|new-password|indian-numbers|supplier-form|card-columns|forbidden-words|company-likeness|([\w-]+\/)?words)/.test(
          target,
        );
      if (!target.startsWith('@setu/proto/') || !isWire) return false;
      const bindings = node.importClause?.namedBindings;
      return !(bindings !== undefined && ts.isNamespaceImport(bindings) && /^wire/.test(bindings.name.text));
    },
  },
  {
    says: 'a consumer is `export const on…: Consumer<Stores>`',
    because: 'One shape: who reads one consumer has read them all, and the runbook finds each by its name.',
    files: new RegExp(`${service}consumers/on-[\\w-]+\\.ts$`),
    finds: (node) =>
      ts.isVariableDeclaration(node) &&
      /^on[A-Z]/.test(textOf(node.name)) &&
      node.parent.parent.parent.kind === ts.SyntaxKind.SourceFile &&
      node.type?.getText() !== 'Consumer<Stores>',
  },
  {
    says: 'long SQL is a named constant, rows are read and written by the builder',
    because: 'A statement with a name can be found, explained and planned; one inside a call hides among arguments.',
    files: new RegExp(`${service}([\\w-]+/)?store/`),
    finds: (node) =>
      ts.isCallExpression(node) &&
      /(^|\.)(raw|whereRaw|joinRaw|orderByRaw)$/.test(node.expression.getText()) &&
      node.arguments[0] !== undefined &&
      ts.isTemplateLiteral(node.arguments[0]) &&
      node.arguments[0].getText().includes('\n'),
  },
  {
    says: 'a store is given its tables',
    because: 'TableConn names the store’s tables with their columns: a wrong one does not compile.',
    files: new RegExp(`${service}([\\w-]+/)?store/`),
    except: /\/src\/store\/index\.ts$/,
    finds: (node) => ts.isParameter(node) && node.type?.getText() === 'Conn',
  },
  {
    says: 'what every service needs exists once, in the kit',
    because: 'Two of them drift apart, and then an id, a language or a network means two things.',
    files: /^(services\/(?!kit\/)|bff\/src\/)/,
    finds: (node) =>
      declares(node, /^(readId|readOptionalId|localeOf|networkOf|likeContaining|escapeLike)$/) ||
      (ts.isRegularExpressionLiteral(node) && /\[\\*%_\\*|\[%_|\[\\\\%_/.test(node.text)),
  },
];

/** Every place that breaks the rule, as `path:line text`. */
export function outOfDialect(rule: DialectRule, sources: Source[]): string[] {
  return sources
    .filter(({ path, isTest }) => rule.files.test(path) && !rule.except?.test(path) && !data.test(path) && !isTest)
    .flatMap((source) => places(rule, source));
}

const parsed = new Map<string, ts.SourceFile>();

function parse({ path, text }: Source): ts.SourceFile {
  const file = parsed.get(path) ?? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  parsed.set(path, file);
  return file;
}

function places(rule: DialectRule, source: Source): string[] {
  const file = parse(source);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (rule.finds(node, source)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${source.path}:${line} ${node.getText().split('\n')[0]?.slice(0, 80)}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
