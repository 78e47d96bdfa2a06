import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, test } from 'vitest';
import { rpcFileNames, uncommented } from './contract-comments.js';
import { dialectRules, outOfDialect } from './dialect-rules.js';
import { idleDependencies } from './idle-dependencies.js';
import { importCircles } from './import-circles.js';
import { broken, mustBeNone } from './rule.js';
import { serverRules } from './server-rules.js';
import { sizesByPackage } from './sizes.js';
import { filesBelow, readSources, root, textOf } from './sources.js';
import { unusedExports } from './unused-exports.js';
import { webRules } from './web-rules.js';
import { brokenLines, textRules, wordsInJsx } from './web-text.js';

const sources = readSources();
const files = filesBelow('.');
const styles = files.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: textOf(path) }));
const protos = files.filter((path) => path.endsWith('.proto'));
const shown = ({ path, lines }: { path: string; lines: number }): string => `${path}: ${lines} lines`;

describe('imports', () => {
  for (const rule of [...serverRules, ...webRules]) {
    test(rule.says, () => mustBeNone(broken(rule, sources), rule.because));
  }
});

describe('circles', () => {
  test('nothing in the BFF imports itself by way of others, types included', () => {
    const found = importCircles(sources.filter(({ path, isTest }) => path.startsWith('bff/src/') && !isTest));
    mustBeNone(found, 'In a circle nothing can be read, tested or moved alone. Split off what both sides need.');
  });
});

describe('dialect', () => {
  for (const rule of dialectRules) {
    test(rule.says, () => mustBeNone(outOfDialect(rule, sources), rule.because));
  }
});

describe('dependencies', () => {
  test('what a package declares, it imports', () => {
    const packages = files.filter((path) => /^(bff|bff\/contract|web|services\/[\w-]+)\/package\.json$/.test(path));
    const found = packages.flatMap((path) => idleDependencies(path, [...sources, ...styles]));
    mustBeNone(found, 'A package that nobody imports is installed, updated and audited for nothing.');
  });
});

describe('exports', () => {
  test('what a file of the web app exports, another one takes', () => {
    const because =
      'An export that nobody takes looks like a promise, and keeps dead code alive. Drop the word or the code.';
    mustBeNone(unusedExports(sources), because);
  });

  test('every token of the design is used', () => {
    const tokens = 'web/src/ui/theme/tokens.css';
    const names = new Set([...textOf(tokens).matchAll(/^ +(--[\w-]+):/gm)].map(([, name = '']) => name));
    const web = [...sources, ...styles].filter(({ path }) => path.startsWith('web/src/')).map(({ text }) => text);
    const used = web.join('\n');
    // A gap of the layout's parts is a step of the grid: `gap={4}` is `--s-4`.
    const isUsed = (name: string) =>
      used.includes(`var(${name})`) || used.includes(`gap={${name.replace('--s-', '')}}`);
    mustBeNone(
      [...names].filter((name) => !isUsed(name)),
      'A size or colour nobody uses is one more to choose from by mistake.',
    );
  });

  test('every variable that styles read is set', () => {
    const web = [...sources, ...styles].filter(({ path }) => path.startsWith('web/src/'));
    const set = new Set(
      web.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)["'`]?\]?\s*:/g)].map(([, name]) => name)),
    );
    // With a value to fall back on it may be unset.
    const found = web.flatMap(({ path, text }) =>
      [...text.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].flatMap(([, name]) => (set.has(name) ? [] : [`${path}: ${name}`])),
    );
    mustBeNone(
      found,
      'A declaration with an unknown variable is dropped without a word: the gap or colour is not there.',
    );
  });
});

describe('names', () => {
  test('files are named after what they hold', () => {
    const empty = /^(utils?|helpers?|common|misc|types|managers?|base)\.(ts|tsx|mjs)$|\.(service|controller)\.ts$/;
    const found = sources.map(({ path }) => path).filter((path) => empty.test(basename(path)));
    mustBeNone(found, 'Such a name says nothing, so everything ends up in the file. Name it after its job.');
  });

  test('files are written in kebab-case', () => {
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
    const found = sources.map(({ path }) => path).filter((path) => !kebab.test(basename(path)));
    mustBeNone(found, 'One way of writing names: a file is found by its export, on every file system.');
  });

  test('nothing is exported as default', () => {
    const toolsDemandIt = /\.config\.ts$|^load-tests\/|\.d\.m?ts$/;
    const found = sources.filter(({ path, text }) => !toolsDemandIt.test(path) && /^export default /m.test(text));
    mustBeNone(
      found.map(({ path }) => path),
      'A default export gets another name at every import, and then nobody finds it.',
    );
  });

  test('the web app has no barrels', () => {
    const found = sources.map(({ path }) => path).filter((path) => /^web\/src\/.*\/index\.tsx?$/.test(path));
    mustBeNone(found, 'A barrel pulls a whole folder into the chunk that wanted one file of it.');
  });
});

describe('sizes', () => {
  const data = /^services\/demo-world\/src\//;
  const generated = /^\/\/ Written by `npm run generate`/;

  test('no file is longer than 300 lines', () => {
    const found = sources.filter(({ path, text, lines }) => lines > 300 && !data.test(path) && !generated.test(text));
    mustBeNone(found.map(shown), 'A file one cannot read in one go hides a second subject. Split it by subject.');
  });

  test('main.ts has at most 10 lines', () => {
    const found = sources.filter(({ path, lines }) => /\/src\/main\.ts$/.test(path) && lines > 10);
    mustBeNone(found.map(shown), 'It starts app.ts. Anything more would run in production and in no test.');
  });

  test('an rpc file has at most 80 lines', () => {
    const named = new Set(protos.flatMap((path) => rpcFileNames(textOf(path)).map((name) => `${name}.ts`)));
    const found = sources.filter(
      ({ path, lines }) => /\/src\/([\w-]+\/)?rpc\//.test(path) && named.has(basename(path)) && lines > 80,
    );
    mustBeNone(found.map(shown), 'An rpc that needs a second screen hides a rule; rules belong to domain/.');
  });

  test('packages keep to small files: half within 60 lines, nine of ten within 150', () => {
    const found = sizesByPackage(sources.filter(({ path }) => !data.test(path)))
      .filter(({ median, p90 }) => median > 60 || p90 > 150)
      .map(({ name, count, median, p90 }) => `${name}: median ${median}, p90 ${p90} of ${count} files`);
    mustBeNone(found, 'Small files keep one subject each, and a change in one place a small change.');
  });
});

describe('words', () => {
  for (const rule of textRules) {
    test(rule.says, () => {
      const found = files
        .filter((path) => rule.files.test(path) && !rule.except.test(path))
        .flatMap((path) => brokenLines(rule, path, textOf(path)));
      mustBeNone(found, rule.because);
    });
  }

  test('words on the screen come from the texts', () => {
    const found = sources
      .filter(({ path, isTest }) => /^web\/src\/.*\.tsx$/.test(path) && !isTest)
      .flatMap((source) => wordsInJsx(source));
    mustBeNone(found, 'A word in JSX exists in one language only, and Setu speaks two.');
  });

  test('nothing is left to do later, and nothing points outside of the repository', () => {
    const open = /\b(TODO|FIXME)\b/;
    const outside = /\bshared\/(spec|design)|(^|[\s'"`(])\/(work|root|home)\/\w/m;
    const readable = /\.(ts|tsx|mjs|md|yaml|yml|sql|proto|css|html|sh|tpl)$|^\.ci\/|Dockerfile/;
    const found = files
      .filter((path) => readable.test(path) && path !== 'deploy/checks/architecture.test.ts')
      .filter((path) => open.test(textOf(path)) || outside.test(textOf(path)));
    mustBeNone(found, 'What is unfinished is an issue, not a comment; and a clone has nothing but itself.');
  });
});

describe('documents', () => {
  test('every package has a README of at most 60 lines', () => {
    const packages = files.filter((path) => /(^|\/)package\.json$/.test(path) && path !== 'package.json');
    const folders = [...packages.map((path) => path.replace(/\/package\.json$/, '')), 'deploy', 'charts'];
    const found = folders.filter((folder) => {
      const path = `${folder}/README.md`;
      const most = folder === 'services/kit' ? 100 : 60; // the kit's is its manual: the exact interface of the chassis
      return !existsSync(join(root, path)) || textOf(path).trimEnd().split('\n').length > most;
    });
    mustBeNone(found, 'What it owns, refuses, tells, how to run and test it: one screen, or nobody reads it.');
  });

  test('every rpc and message of the contracts has a comment', () => {
    const found = files.filter((path) => path.endsWith('.proto')).flatMap((path) => uncommented(path, textOf(path)));
    mustBeNone(found, 'The proto files are the documentation of the API: who may call it and what refuses it.');
  });
});
