import ts from 'typescript6';
import type { Source } from './sources.js';

/** A rule about text that must not appear in a line of the web app, except in the folders where it belongs. */
export type TextRule = { title: string; because: string; files: RegExp; except: RegExp; pattern: RegExp };

export const textRules: TextRule[] = [
  {
    title: 'the network, the storage and the address bar are each used in one place',
    because: 'Only api/ and lib/ handle headers, time limits, retries and failures in private mode.',
    files: /^web\/src\/.*\.tsx?$/,
    except: /^web\/src\/(api|lib|testing)\/|\.test\.tsx?$/,
    pattern: /(^|[^.\w])fetch\(|\b(localStorage|sessionStorage)\b|\bwindow\.location\b/,
  },
  {
    title: 'colours come from the theme',
    because: 'A colour in a screen is not covered by the contrast test and does not change with the dark theme.',
    files: /^web\/src\/.*\.(tsx|css)$/,
    except: /^web\/src\/ui\/theme\/|\.test\.tsx?$/,
    pattern: /(?<![&\w(/'"])#[0-9a-f]{3,8}\b(?!['"]?\s*[/)])|\b(rgb|hsl)a?\(/i,
  },
  {
    title: 'type sizes come from the theme',
    because:
      'There is one scale of sizes. A px value also ignores the font size that the reader has set in the browser.',
    files: /^web\/src\/.*\.(tsx|css)$/,
    except: /^web\/src\/ui\/theme\/|\.test\.tsx?$/,
    pattern: /font-size:\s*[\d.]+px|fontSize:\s*['"]?[\d.]+(px)?['"]?[,}\s]/,
  },
];

/** Returns the lines of a file that break a text rule, as `path:line text`. */
export function brokenLines({ pattern }: TextRule, path: string, text: string): string[] {
  return text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => !/^(\*|\/\/|\/\*)/.test(line) && pattern.test(line))
    .map(({ line, at }) => `${path}:${at + 1} ${line.slice(0, 100)}`);
}

/** Returns text in JSX that does not come from the locale files, as `path: text`. */
export function textsInJsx({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && /\p{L}{2,}/u.test(node.text)) found.push(`${path}: ${node.text.trim()}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
