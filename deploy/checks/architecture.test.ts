import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rpcFileNames, uncommented } from './contract-comments.js';
import { dialectRules, outOfDialect } from './dialect-rules.js';
import { tooLong } from './document-rules.js';
import { idleDependencies } from './idle-dependencies.js';
import { importCircles } from './import-circles.js';
import { forbiddenIn, unplain } from './prose-rules.js';
import { broken, mustBeNone } from './rule.js';
import { serverRules } from './server-rules.js';
import { sizesByPackage } from './sizes.js';
import { filesBelow, readSources, root, textOf } from './sources.js';
import { unusedExports } from './unused-exports.js';
import { webRules } from './web-rules.js';
import { brokenLines, textRules, textsInJsx } from './web-text.js';

const sources = readSources();
const files = filesBelow('.');
const styles = files.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: textOf(path) }));
const protos = files.filter((path) => path.endsWith('.proto'));
const percentStyle = /\bstyle: 'percent'/;
const shown = ({ path, lines }: { path: string; lines: number }): string => `${path}: ${lines} lines`;

describe('Imports', () => {
  for (const rule of [...serverRules, ...webRules]) {
    test(rule.title, () => mustBeNone(broken(rule, sources), rule.because));
  }
});

describe('Import cycles', () => {
  test('the BFF has no import cycle, not even through types', () => {
    const found = importCircles(sources.filter(({ path, isTest }) => path.startsWith('bff/src/') && !isTest));
    mustBeNone(
      found,
      'In a cycle no file can be read, tested or moved alone. Move the code that both sides need to its own file.',
    );
  });
});

describe('Code style', () => {
  for (const rule of dialectRules) {
    test(rule.title, () => mustBeNone(outOfDialect(rule, sources), rule.because));
  }
  test('percentages have one format', () => {
    const own = sources.filter(
      ({ path, text, isTest }) => !isTest && !/\/percent\.ts$/.test(path) && percentStyle.test(text),
    );
    mustBeNone(
      own.map(({ path }) => path),
      'Use proto/rules/percent.ts: the same figure must not have two precisions.',
    );
  });
});

describe('Plain English', () => {
  test('comments and test names use the words of the glossary', () => {
    mustBeNone(
      sources.flatMap(unplain),
      'A reader should understand a comment at the first reading. See CONTRIBUTING.md, Writing.',
    );
  });

  test('a planted word is found, a quoted one is not', () => {
    expect(forbiddenIn('// The request that was mended goes to his heir.')).toHaveLength(3);
    expect(forbiddenIn('/** Throws `invalid` on `heir`. There is no limit. */')).toEqual([]);
  });
});

describe('Dependencies', () => {
  test('a package imports every dependency that it declares', () => {
    const packages = files.filter((path) => /^(bff|bff\/contract|web|services\/[\w-]+)\/package\.json$/.test(path));
    const found = packages.flatMap((path) => idleDependencies(path, [...sources, ...styles]));
    mustBeNone(found, 'An unused package is installed, updated and audited for nothing.');
  });
});

describe('Exports', () => {
  test('every export of a web app file is imported elsewhere', () => {
    const because =
      'An unused export looks like a promise and keeps dead code alive. Remove the export keyword or the code.';
    mustBeNone(unusedExports(sources), because);
  });

  test('every design token is used', () => {
    const tokens = 'web/src/ui/theme/tokens.css';
    const names = new Set([...textOf(tokens).matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name));
    const web = [...sources, ...styles].filter(({ path }) => path.startsWith('web/src/')).map(({ text }) => text);
    const used = web.join('\n');
    // A gap of the layout components is a step of the grid: `gap={4}` is `--s-4`.
    const isUsed = (name: string) =>
      used.includes(`var(${name})`) || used.includes(`gap={${name.replace('--s-', '')}}`);
    mustBeNone(
      [...names].filter((name) => !isUsed(name)),
      'An unused size or colour can be chosen by mistake.',
    );
  });

  test('every variable that styles read is set', () => {
    const web = [...sources, ...styles].filter(({ path }) => path.startsWith('web/src/'));
    const set = new Set(
      web.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)["'`]?\]?\s*:/g)].map(([, name]) => name)),
    );
    // A variable with a fallback value may be unset.
    const found = web.flatMap(({ path, text }) =>
      [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name]) => (set.has(name) ? [] : [`${path}: ${name}`])),
    );
    mustBeNone(
      found,
      'Browsers silently drop a declaration with an unknown variable, so the gap or colour is missing.',
    );
  });
});

describe('Names', () => {
  test('file names describe the content', () => {
    const empty = /^(utils?|helpers?|common|misc|types|managers?|base)\.(ts|tsx|mjs)$|\.(service|controller)\.ts$/;
    const found = sources.map(({ path }) => path).filter((path) => empty.test(basename(path)));
    mustBeNone(found, 'Such a name says nothing, so anything ends up in the file. Name it after its job.');
  });

  test('file names are in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
    const found = sources.map(({ path }) => path).filter((path) => !kebab.test(basename(path)));
    mustBeNone(found, 'With one style of names, a file can be found by its export, on every file system.');
  });

  test('no file has a default export', () => {
    const toolsDemandIt = /\.config\.ts$|^load-tests\/|\.d\.m?ts$/;
    const found = sources.filter(({ path, text }) => !toolsDemandIt.test(path) && /^export default /m.test(text));
    mustBeNone(
      found.map(({ path }) => path),
      'A default export may get a different name at every import, which makes it hard to find.',
    );
  });

  test('the web app has no barrel files', () => {
    const found = sources.map(({ path }) => path).filter((path) => /^web\/src\/.*\/index\.tsx?$/.test(path));
    mustBeNone(found, 'A barrel pulls a full folder into a chunk that needs only one of its files.');
  });
});

describe('File sizes', () => {
  const data = /^services\/demo-world\/src\//;
  const generated = /^\/\/ Written by `npm run generate`/;

  test('no file has more than 300 lines', () => {
    const found = sources.filter(({ path, text, lines }) => lines > 300 && !data.test(path) && !generated.test(text));
    mustBeNone(found.map(shown), 'A file too long to read in one go contains a second subject. Split it by subject.');
  });

  test('main.ts has at most 10 lines', () => {
    const found = sources.filter(({ path, lines }) => /\/src\/main\.ts$/.test(path) && lines > 10);
    mustBeNone(found.map(shown), 'It starts app.ts. Any other code would run in production but in no test.');
  });

  test('an rpc file has at most 80 lines', () => {
    const named = new Set(protos.flatMap((path) => rpcFileNames(textOf(path)).map((name) => `${name}.ts`)));
    const found = sources.filter(
      ({ path, lines }) => /\/src\/([\w-]+\/)?rpc\//.test(path) && named.has(basename(path)) && lines > 80,
    );
    mustBeNone(found.map(shown), 'A longer rpc contains a rule. Rules belong in domain/.');
  });

  test('every package has small files: half within 60 lines, nine of ten within 150', () => {
    const found = sizesByPackage(sources.filter(({ path }) => !data.test(path)))
      .filter(({ median, p90 }) => median > 60 || p90 > 150)
      .map(({ name, count, median, p90 }) => `${name}: median ${median}, p90 ${p90} of ${count} files`);
    mustBeNone(found, 'Small files have one subject each, so most changes touch few lines.');
  });
});

describe('Texts', () => {
  for (const rule of textRules) {
    test(rule.title, () => {
      const found = files
        .filter((path) => rule.files.test(path) && !rule.except.test(path))
        .flatMap((path) => brokenLines(rule, path, textOf(path)));
      mustBeNone(found, rule.because);
    });
  }

  test('text on the screen comes from the locale files', () => {
    const found = sources
      .filter(({ path, isTest }) => /^web\/src\/.*\.tsx$/.test(path) && !isTest)
      .flatMap((source) => textsInJsx(source));
    mustBeNone(found, 'Text in JSX exists in one language only, but Setu has two.');
  });

  test('files have no open to-do and no path outside the repository', () => {
    const open = /\b(TODO|FIXME)\b/;
    const outside = /\bshared\/(spec|design)|(^|[\s'"`(])\/(work|root|home)\/\w/m;
    const readable = /\.(ts|tsx|mjs|md|yaml|yml|sql|proto|css|html|sh|tpl)$|^\.ci\/|Dockerfile/;
    const found = files
      .filter((path) => readable.test(path) && path !== 'deploy/checks/architecture.test.ts')
      .filter((path) => open.test(textOf(path)) || outside.test(textOf(path)));
    mustBeNone(
      found,
      'Record unfinished work as an issue, not in a comment. A clone has no files outside the repository.',
    );
  });
});

describe('Documentation', () => {
  test('every package has a README of at most 120 lines', () => {
    const packages = files.filter((path) => /(^|\/)package\.json$/.test(path) && path !== 'package.json');
    const folders = [...packages.map((path) => path.replace(/\/package\.json$/, '')), 'deploy', 'charts'];
    const found = folders.filter((folder) => {
      const path = `${folder}/README.md`;
      return !existsSync(join(root, path)) || textOf(path).trimEnd().split('\n').length > 120;
    });
    mustBeNone(
      found,
      'It says what the package owns, rejects and publishes, and how to run and test it. Details go to a README in their folder.',
    );
  });

  test('paragraphs and list items of the documents are short', () => {
    const documents = files.filter((path) => /(^|\/)[A-Z]+\.md$/.test(path));
    mustBeNone(
      documents.flatMap((path) => tooLong(path, textOf(path))),
      'A reader looks for one fact. Split the text by subject, or use a table or a list.',
    );
  });

  test('a planted long paragraph and list item are found, tables and code are not', () => {
    const long = 'word '.repeat(130).trim();
    const found = tooLong('a.md', `${long}\n\n- ${long}\n\n| ${long} |\n\n\`\`\`sh\n${long}\n\`\`\`\n`);
    expect(found).toEqual(['a.md:1 paragraph of 649 characters', 'a.md:3 list item of 649 characters']);
  });

  test('every rpc and message of the contracts has a comment', () => {
    const found = files.filter((path) => path.endsWith('.proto')).flatMap((path) => uncommented(path, textOf(path)));
    mustBeNone(found, 'The proto files document the API: who may call it, and when it rejects a call.');
  });
});
