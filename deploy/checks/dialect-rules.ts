import ts from 'typescript6';
import { services } from '../local/service-names.mjs';
import { isSharedRule, type Source } from './sources.js';

/** A rule for the code of the services in files of the given paths. `finds` returns whether a node breaks it. */
export type DialectRule = {
  title: string;
  because: string;
  files: RegExp;
  except?: RegExp;
  finds: (node: ts.Node, source: Source) => boolean;
};

const service = `^services/(${services.join('|')})/src/`;
const inside = new RegExp(`${service}([\\w-]+/)?(domain|changes|rpc|consumers|jobs)/|${service}events\\.ts$`);
const anywhere = new RegExp(service);
const data = /\/(migrations|demo[^/]*|seed[^/]*)(\/|\.ts$)/;

const snake = /^_*[a-z][a-z0-9]*(_[a-z0-9]+)+$/;
const textOf = (node: ts.Node): string => (ts.isIdentifier(node) ? node.text : '');
const camel = (file: string): string => file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Returns whether a node is `?.x`, `.x`, `{ x }` or `const x` with a snake_case name. Keys of tables of labels are data
 * and may be snake_case.
 */
function namesSnake(node: ts.Node): boolean {
  if (ts.isPropertyAccessExpression(node)) return snake.test(node.name.text);
  if (ts.isBindingElement(node)) return snake.test(textOf(node.propertyName ?? node.name));
  if (ts.isVariableDeclaration(node) || ts.isParameter(node)) return snake.test(textOf(node.name));
  return ts.isPropertySignature(node) && snake.test(textOf(node.name));
}

const isNull = (node: ts.Node): boolean => node.kind === ts.SyntaxKind.NullKeyword;

/** Returns whether a node declares one of the given names: `const name` or `function name`. */
const declares = (node: ts.Node, names: RegExp): boolean =>
  (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) &&
  node.name !== undefined &&
  names.test(textOf(node.name));

export const dialectRules: DialectRule[] = [
  {
    title: 'an object’s shape is an interface',
    because: 'An interface keeps its name in messages and declarations. Use type for unions, functions and aliases.',
    files: /^(services|bff)\//,
    except: /\/test\/|\.test\.ts$/,
    finds: (node) => ts.isTypeAliasDeclaration(node) && ts.isTypeLiteralNode(node.type),
  },
  {
    title: 'an absent value is undefined inside',
    because: 'SQL has NULL and JSON has null. Convert both at those edges, so that rules have one form of absence.',
    files: inside,
    finds: isNull,
  },
  {
    title: 'snake_case stays in store/',
    because: 'Name columns in one place. A row that leaves the store makes every reader depend on the table.',
    files: inside,
    finds: namesSnake,
  },
  {
    title: 'an rpc file holds `export const name: Rpc<…>`',
    because: 'Handlers have one shape: the request first, then the call. The type says which rpc they serve.',
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
    title: 'wire types are imported as wire.…',
    because: '`wire.Request` is the message and `Request` is the domain type, so each line shows which one it means.',
    files: anywhere,
    except: /\/src\/(served|app|events)\.ts$|\/rpc\/index\.ts$/,
    finds: (node) => {
      if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false;
      const target = node.moduleSpecifier.text;
      // Labels, rules and texts are not messages.
      const isWire =
        !isSharedRule(target) && !/^@setu\/proto\/(common|texts\/|wire-words|([\w-]+\/)?words)/.test(target);
      if (!target.startsWith('@setu/proto/') || !isWire) return false;
      const bindings = node.importClause?.namedBindings;
      return !(bindings !== undefined && ts.isNamespaceImport(bindings) && /^wire/.test(bindings.name.text));
    },
  },
  {
    title: 'a consumer is `export const on…: Consumer<Stores>`',
    because: 'All consumers have one shape, and the runbook finds each by its name.',
    files: new RegExp(`${service}consumers/on-[\\w-]+\\.ts$`),
    finds: (node) =>
      ts.isVariableDeclaration(node) &&
      /^on[A-Z]/.test(textOf(node.name)) &&
      node.parent.parent.parent.kind === ts.SyntaxKind.SourceFile &&
      node.type?.getText() !== 'Consumer<Stores>',
  },
  {
    title: 'long SQL is a named constant, and the builder reads and writes rows',
    because:
      'A named statement can be found, explained and planned. Inside a call it is hard to see among the arguments.',
    files: new RegExp(`${service}([\\w-]+/)?store/`),
    finds: (node) =>
      ts.isCallExpression(node) &&
      /(^|\.)(raw|whereRaw|joinRaw|orderByRaw)$/.test(node.expression.getText()) &&
      node.arguments[0] !== undefined &&
      ts.isTemplateLiteral(node.arguments[0]) &&
      node.arguments[0].getText().includes('\n'),
  },
  {
    title: 'a store receives its tables',
    because: 'TableConn lists the store’s tables with their columns, so a wrong one does not compile.',
    files: new RegExp(`${service}([\\w-]+/)?store/`),
    except: /\/src\/store\/index\.ts$/,
    finds: (node) => ts.isParameter(node) && node.type?.getText() === 'Conn',
  },
  {
    title: 'code that every service needs exists once, in the kit',
    because: 'Two copies drift apart, and then an id, a language or a network has two meanings.',
    files: /^(services\/(?!kit\/)|bff\/src\/)/,
    finds: (node) =>
      declares(node, /^(readId|readOptionalId|localeOf|networkOf|likeContaining|escapeLike)$/) ||
      (ts.isRegularExpressionLiteral(node) && /\[\\*%_\\*|\[%_|\[\\\\%_/.test(node.text)),
  },
];

/** Returns every place that breaks the rule, as `path:line text`. */
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
