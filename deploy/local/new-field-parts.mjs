import { parseArgs } from 'node:util';
import { mustBeUsedAs, spellings } from './scaffold.mjs';

/** @typedef {ReturnType<typeof import('./scaffold.mjs').scaffold>} Files */
/**
 * The values of the options, and the labels in both languages.
 * @template {Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>} Options
 * @typedef {{ [Name in keyof Options]?: Options[Name]['type'] extends 'boolean' ? boolean : string } & { en?: string, ru?: string }} Values
 */

export const text = /** @type {const} */ ({ type: 'string' });
export const flag = /** @type {const} */ ({ type: 'boolean' });

/**
 * Reads the name of a field, its kind and the options of a command. Unknown ones end the command with its usage.
 * @template {Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>} Options
 * @param {string[]} args
 * @param {{ usage: string, kinds: readonly string[], options: Options }} command
 * @returns {{ name: string, kind: string, values: Values<Options>, field: ReturnType<typeof spellings> }}
 */
export function readField(args, { usage, kinds, options }) {
  const read = () => {
    try {
      return parseArgs({ args, allowPositionals: true, options: { ...options, en: text, ru: text } });
    } catch {
      return undefined;
    }
  };
  const found = read();
  const [name = '', kind = '', ...others] = found?.positionals ?? [];
  const isRight = others.length === 0 && /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) && kinds.includes(kind);
  mustBeUsedAs(isRight, usage);
  if (found === undefined) throw new Error('unreachable: the usage ends the command');
  return {
    name,
    kind,
    values: /** @type {Values<Options>} */ (found.values),
    field: spellings(name.replaceAll('_', '-')),
  };
}

/** @param {(string | boolean | undefined)[]} numbers */
export const areNumbers = (...numbers) => numbers.every((one) => one === undefined || /^\d+$/.test(String(one)));

/**
 * Adds a field to a message under its next number.
 * @param {Files} files
 * @param {string} path
 * @param {string} message
 * @param {string} declared the type and the name
 */
export const addToMessage = (files, path, message, declared) =>
  files.change(path, new RegExp(`(\\nmessage ${message} \\{\\n)([\\s\\S]*?)(\\n\\}\\n)`), (_whole, head, body, end) => {
    const numbers = [...body.matchAll(/(?:= |reserved [\d, ]*?)(\d+)(?=[;,])/g)].map(([, number]) => Number(number));
    return `${head}${body}\n  ${declared} = ${Math.max(...numbers) + 1};${end}`;
  });

/**
 * Returns the time that begins the name of the next migration. It is later than every time in the index, because
 * migrations run in the order of their names.
 * @param {string} index
 */
function nextMigration(index) {
  const last = Math.max(...[...index.matchAll(/'\.\/(\d{12})-/g)].map(([, time]) => Number(time)));
  const now = Number(new Date().toISOString().replace(/\D/g, '').slice(0, 12));
  return Math.max(now, last + 1);
}

/**
 * Adds a migration with a column.
 * @param {Files} files
 * @param {{ service: string, object: string, table: string, name: string, type: string, of: string }} column
 */
export function addColumn(files, { service, object, table, name, type, of }) {
  const field = spellings(name.replaceAll('_', '-'));
  const index = `services/${service}/src/migrations/index.ts`;
  const migration = `${nextMigration(files.read(index))}-${object}-${field.kebab}`;
  const exported = `${object}${field.pascal}`;
  files.create(
    `services/${service}/src/migrations/${migration}.ts`,
    `import type { Migration } from '@setu/kit/db';

/** Adds ${field.words} to ${of}. */
export const ${exported}: Migration = {
  name: '${migration}',
  up: 'alter table ${table} add column ${name} ${type.replaceAll("'", "\\'")}',
  down: 'alter table ${table} drop column ${name}',
};
`,
  );
  files.change(index, /\n\];\n$/, () => `\n  ${exported},\n];\n`);
  files.change(
    index,
    /\n\n\/\*\* [^\n]*\nexport const migrations/,
    (match) => `\nimport { ${exported} } from './${migration}.js';${match}`,
  );
}

/**
 * Changes the labels of an object's fields in both languages.
 * @param {Files} files
 * @param {string} file the name of the text file
 * @param {(texts: any, language: 'en' | 'ru') => void} change
 */
export function changeTexts(files, file, change) {
  for (const language of /** @type {const} */ (['en', 'ru'])) {
    const path = `bff/contract/texts/${language}/${file}.json`;
    const texts = JSON.parse(files.read(path));
    change(texts, language);
    files.change(path, /[\s\S]*/, () => `${JSON.stringify(texts, null, 2)}\n`);
  }
}
