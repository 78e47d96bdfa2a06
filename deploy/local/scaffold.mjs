import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from './paths.mjs';

/** @param {string} text `SavedViews`, `savedViews` or `saved-views` */
const partsOf = (text) =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[-_ ]+/)
    .filter((part) => part !== '');

/** @param {string} part */
const capital = (part) => part.charAt(0).toUpperCase() + part.slice(1);

/**
 * Returns a name in all the spellings that the code uses.
 * @param {string} text
 */
export function spellings(text) {
  const parts = partsOf(text);
  const pascal = parts.map(capital).join('');
  const words = parts.join(' ');
  return {
    kebab: parts.join('-'),
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words,
    sentence: capital(words),
  };
}

/**
 * Returns the singular: `view` for `views`, `category` for `categories`.
 * @param {string} noun
 */
export const oneOf = (noun) => noun.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');

/**
 * Collects the file changes of one run. They are written together at the end, so that an error leaves nothing behind.
 */
export function scaffold() {
  /** @type {Map<string, string>} */
  const written = new Map();
  /** @param {string} path below the root */
  const has = (path) => written.has(path) || existsSync(inRoot(path));
  /** @param {string} path */
  const read = (path) => written.get(path) ?? readFileSync(inRoot(path), 'utf8');

  return {
    has,
    read,
    /**
     * Adds a new file. Throws if it exists.
     * @param {string} path
     * @param {string} text
     */
    create: (path, text) => {
      if (has(path)) throw new Error(`${path} already exists`);
      written.set(path, text);
    },
    /**
     * Changes a file. Throws if the place to change is missing.
     * @param {string} path
     * @param {RegExp} place
     * @param {(whole: string, ...groups: string[]) => string} change
     */
    change: (path, place, change) => {
      const text = read(path);
      if (!place.test(text)) throw new Error(`${path} lacks the place to change: ${place}`);
      written.set(path, text.replace(place, change));
    },
    /**
     * Adds an import. The formatter sorts it.
     * @param {string} path
     * @param {string} line
     */
    addImport: (path, line) => {
      const text = read(path);
      if (!text.includes(line)) written.set(path, `${line}\n${text}`);
    },
    /** Writes, formats and lists the collected files. */
    finish: () => {
      for (const [path, text] of written) {
        mkdirSync(dirname(inRoot(path)), { recursive: true });
        writeFileSync(inRoot(path), text);
      }
      const biome = inRoot('node_modules/@biomejs/biome/bin/biome');
      const code = [...written.keys()].filter((path) => path.endsWith('.ts'));
      const quietly = ['check', '--write', '--log-level=none'];
      execFileSync(process.execPath, [biome, ...quietly, ...code], { cwd: root, stdio: 'ignore' });
      for (const path of written.keys()) process.stdout.write(`  ${path}\n`);
    },
  };
}

/**
 * Prints the usage and ends the command if it was called incorrectly.
 * @param {boolean} isRight
 * @param {string} usage
 */
export function mustBeUsedAs(isRight, usage) {
  if (isRight) return;
  process.stderr.write(`${usage}\n`);
  process.exit(2);
}
