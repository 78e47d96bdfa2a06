import ts from 'typescript6';
import type { Source } from './sources.js';

/** Words that comments and test names must not contain, each with what to write instead. */
const forbidden: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\b(?:he|his|him|himself)\b/i, 'they, the user, the customer'],
  [/\banew\b/i, 'again, from the start'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix, correct, resolve'],
  [/\b(?:is|are|was|were) told\b/i, 'is notified, receives, learns'],
  [/\bleavers?\b/i, 'departed user'],
  [/\bheirs?\b/i, 'successor'],
  [/\bparked\b/i, 'dead-lettered'],
  [/\btempo\b/i, 'rate limit, interval'],
  [/\bwhose turn\b/i, 'responsible party'],
  [/\btaken (?:back|into work)\b/i, 'withdrawn, revoked, accepted'],
  [/\btwins?\b/i, 'duplicate'],
  [/\bstands (?:in|at|on|there|still)\b/i, 'is, is shown, is stored, substitutes'],
  [/(?<!there )\b(?:is|are) no (?!longer|more|later|earlier|better|worse)[a-z]+/i, 'is not, does not have'],
  [/\bnobody's\b/i, 'unassigned, without an owner'],
];

// Quoted and backticked words are names on a wire, paths and examples.
const quoted = /`[^`]*`|"[^"]*"|“[^”]*”|«[^»]*»|\{\{?[^}]*\}|\S*\/\S*/g;

/** Returns the forbidden words of a comment or a test name, each with the words to write instead. */
export const forbiddenIn = (prose: string): string[] => {
  const plain = prose.replaceAll(quoted, ' ');
  return forbidden.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(plain) ?? [];
    return found === undefined ? [] : [`"${found}" → ${instead}`];
  });
};

/** Returns the forbidden words of all comments and test names of a source, as `path:line "word" → instead`. */
export function unplain({ path, text }: Source): string[] {
  // Most files contain none of the words anywhere, so they are not parsed.
  if (!forbidden.some(([pattern]) => pattern.test(text))) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return [...comments(file), ...testNames(file)].flatMap(({ at, prose }) => {
    const line = file.getLineAndCharacterOfPosition(at).line + 1;
    return forbiddenIn(prose).map((found) => `${path}:${line} ${found}`);
  });
}

interface Prose {
  at: number;
  prose: string;
}

function comments(file: ts.SourceFile): Prose[] {
  const found = new Map<number, Prose>();
  const visit = (node: ts.Node): void => {
    const ranges = ts.getLeadingCommentRanges(file.text, node.getFullStart()) ?? [];
    for (const { pos, end } of ranges) found.set(pos, { at: pos, prose: file.text.slice(pos, end) });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return [...found.values()];
}

function testNames(file: ts.SourceFile): Prose[] {
  const found: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(?:test|it|describe)\b/.test(node.expression.getText(file))) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) found.push({ at: name.getStart(file), prose: name.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
