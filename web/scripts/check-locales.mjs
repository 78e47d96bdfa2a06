import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forbiddenIn } from './forbidden-terms.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const pluralEnding = /_(zero|one|two|few|many|other)$/;
const categoriesOf = (language) => new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories);

/** Flattens nested texts to a map of dotted keys. */
export function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const marks = (text) =>
  [...new Set([...text.matchAll(/{{\s*(\w+)[^}]*}}|<\/?(\w+)>/g)].map(([, name, tag]) => name ?? `<${tag}>`))]
    .sort()
    .join(' ');

/** Describes one language by base key: its plural forms and its placeholders. */
function describe(tree) {
  const keys = new Map();
  for (const [key, text] of flatten(tree)) {
    const base = key.replace(pluralEnding, '');
    const entry = keys.get(base) ?? { forms: new Set(), marks: new Set(), isEmpty: false };
    const form = key.match(pluralEnding)?.[1];
    if (form) entry.forms.add(form);
    for (const mark of marks(text).split(' ').filter(Boolean)) entry.marks.add(mark);
    entry.isEmpty ||= text.trim() === '';
    keys.set(base, entry);
  }
  return keys;
}

/** Returns the differences between the two languages of a namespace, as sentences. */
export function compare(name, en, ru) {
  const sides = { en: describe(en), ru: describe(ru) };
  const faults = [];
  for (const [language, other] of [
    ['en', 'ru'],
    ['ru', 'en'],
  ]) {
    for (const [key, entry] of sides[language]) {
      const counterpart = sides[other].get(key);
      if (!counterpart) faults.push(`${name}: ${key} is missing in ${other}`);
      else if ([...entry.marks].some((mark) => !counterpart.marks.has(mark)))
        faults.push(`${name}: ${key} is filled differently in ${language} and ${other}`);
      if (entry.isEmpty) faults.push(`${name}: ${key} is empty in ${language}`);
      const wanted = categoriesOf(language);
      if (
        entry.forms.size > 0 &&
        (entry.forms.size !== wanted.size || [...entry.forms].some((form) => !wanted.has(form)))
      ) {
        faults.push(
          `${name}: ${key} in ${language} has plural forms ${[...entry.forms].join(', ')}, needs ${[...wanted].join(', ')}`,
        );
      }
    }
  }
  return faults;
}

/**
 * Returns the forbidden words of one namespace in one language, as sentences.
 * @param {string} name @param {'en' | 'ru'} language @param {object} tree
 */
export const forbiddenTexts = (name, language, tree) =>
  flatten(tree).flatMap(([key, text]) =>
    forbiddenIn(language, text).map((found) => `${name}: ${key} in ${language} has ${found}`),
  );

const folders = ['web/src/locales', 'bff/contract/texts', 'proto/texts', 'services/identity/src/mail/texts'];

/** Returns the faults in all texts: those of the app, the contract package and the emails. */
export function checkAll() {
  return folders.flatMap((folder) => {
    const read = (language, file) => JSON.parse(readFileSync(join(root, '..', folder, language, file), 'utf8'));
    const files = new Set(['en', 'ru'].flatMap((language) => readdirSync(join(root, '..', folder, language))));
    return [...files].flatMap((file) => {
      const name = file.replace('.json', '');
      const [en, ru] = [read('en', file), read('ru', file)];
      return [...compare(name, en, ru), ...forbiddenTexts(name, 'en', en), ...forbiddenTexts(name, 'ru', ru)];
    });
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkAll();
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'Texts of both languages match' : `${faults.length} differences`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
