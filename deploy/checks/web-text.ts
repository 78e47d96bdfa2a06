import ts from 'typescript';
import type { Source } from './sources.js';

/** What a line of the web app may not hold, outside of the folders where it belongs. */
export type TextRule = { says: string; because: string; files: RegExp; except: RegExp; pattern: RegExp };

export const textRules: TextRule[] = [
  {
    says: 'the network, the storage and the address bar have one home each',
    because: 'Headers, time limits, retries and private-mode failures are handled in api/ and lib/ only.',
    files: /^web\/src\/.*\.tsx?$/,
    except: /^web\/src\/(api|lib|testing)\/|\.test\.tsx?$/,
    pattern: /(^|[^.\w])fetch\(|\b(localStorage|sessionStorage)\b|\bwindow\.location\b/,
  },
  {
    says: 'colours come from the theme',
    because: 'A colour written into a screen escapes the contrast test and the dark theme to come.',
    files: /^web\/src\/.*\.(tsx|css)$/,
    except: /^web\/src\/ui\/theme\/|\.test\.tsx?$/,
    pattern: /(?<![&\w(/'"])#[0-9a-f]{3,8}\b(?!['"]?\s*[/)])|\b(rgb|hsl)a?\(/i,
  },
  {
    says: 'type sizes come from the theme',
    because: 'One scale of sizes; a px value also ignores what the reader has set in the browser.',
    files: /^web\/src\/.*\.(tsx|css)$/,
    except: /^web\/src\/ui\/theme\/|\.test\.tsx?$/,
    pattern: /font-size:\s*[\d.]+px|fontSize:\s*['"]?[\d.]+(px)?['"]?[,}\s]/,
  },
];

/** Lines of a file that break a text rule, as `path:line text`. */
export function brokenLines({ pattern }: TextRule, path: string, text: string): string[] {
  return text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => !/^(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
    .map(({ line, at }) => `${path}:${at + 1} ${line.slice(0, 100)}`);
}

/** Words written straight into JSX instead of coming from the texts: `path: words`. */
export function wordsInJsx({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) found.push(`${path}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
