// npm run new:field -- card <name> <kind> [options]: adds a plain field to a card, from the database to the screen. The
// result compiles and works everywhere: form, checks, bulk files, review, translation, comparison and product page.
import { parseArgs } from 'node:util';
import { mustBeUsedAs, scaffold, spellings } from './scaffold.mjs';

const units = ['millimetres', 'kilograms', 'days', 'months', 'percent'];
const kinds = ['text', 'number', 'choice', 'flag'];
const usage = `npm run new:field -- card <name> <${kinds.join('|')}> [--goods] [--required] [--section params]
  [--en "Label"] [--ru "Подпись"] and by kind:
  text    [--max 300] [--translated] [--lines 4]
  number  [--decimals 0] [--max 1000000] [--unit ${units.join('|')}] [--zero]
  choice  --options one,two
for example: npm run new:field -- card moisture number --decimals 1 --unit percent --goods`;

const text = /** @type {const} */ ({ type: 'string' });
const flag = /** @type {const} */ ({ type: 'boolean' });

/** Reads the command line. Unknown options end the command with its usage. */
const read = () => {
  try {
    const both = { goods: flag, required: flag, section: text, en: text, ru: text };
    const byKind = { max: text, translated: flag, lines: text, decimals: text, unit: text, zero: flag, options: text };
    return parseArgs({ allowPositionals: true, options: { ...both, ...byKind } });
  } catch {
    return { positionals: [], values: {} };
  }
};
const { positionals, values } = read();
const [object, name = '', kind = ''] = positionals;
const options = values.options?.split(',') ?? [];
mustBeUsedAs(
  object === 'card' &&
    positionals.length === 3 &&
    /^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name) &&
    kinds.includes(kind) &&
    (values.unit === undefined || units.includes(values.unit)) &&
    (kind === 'choice') === options.length > 1 &&
    options.every((option) => /^[a-z][a-z0-9_]*$/.test(option)) &&
    [values.max, values.lines, values.decimals].every((number) => number === undefined || /^\d+$/.test(number)),
  usage,
);

const files = scaffold();
const field = spellings(name.replaceAll('_', '-'));
const decimals = Number(values.decimals ?? 0);
const isTranslated = kind === 'text' && values.translated === true;
const section = values.section ?? 'params';

// The description. The field comes before the files, so that the template's columns end with the pictures.
const registry = 'proto/rules/card-fields.ts';
if (new RegExp(`name: '${name}'`).test(files.read(registry))) throw new Error(`A card already has the field ${name}`);
const max = values.max ?? (values.unit === 'percent' ? '100' : '1_000_000');
const described = [
  `name: '${name}'`,
  `kind: '${kind}'`,
  ...(kind === 'text' ? [`maxLength: ${values.max ?? 'line'}`] : []),
  ...(isTranslated ? ['translated: true'] : []),
  ...(kind === 'text' && values.lines ? [`lines: ${values.lines}`] : []),
  ...(kind === 'number' && values.unit ? [`unit: '${values.unit}'`] : []),
  ...(kind === 'number' ? [`decimals: ${decimals}`, `max: ${max}`] : []),
  ...(kind === 'number' && values.zero ? ['zero: true'] : []),
  ...(kind === 'choice' ? [`options: ['${options.join("', '")}']`] : []),
  ...(values.goods ? ['goods: true'] : []),
  ...(values.required ? ['required: true'] : []),
  'fact: true',
];
files.change(registry, /^ {2}\{ name: 'files'/m, (match) => `  { ${described.join(', ')} },\n${match}`);
files.change(
  registry,
  new RegExp(`(export const cardSections = \\{[\\s\\S]*?\\n  ${section}: \\[[\\s\\S]*?)(,?\\s*)(\\],?\\n)`),
  (_whole, list, gap, end) => `${list}, '${name}'${gap.replace(',', '')}${end}`,
);

// The messages. A number may be absent; every other kind has an empty value instead.
const wireKind = { text: 'string', choice: 'string', flag: 'bool', number: decimals === 0 ? 'uint32' : 'double' }[kind];
const wireType = kind === 'number' && !(values.required && !values.goods) ? `optional ${wireKind}` : wireKind;
/**
 * Adds a field to a message under its next number.
 * @param {string} path
 * @param {string} message
 * @param {string} type
 */
const addToMessage = (path, message, type) =>
  files.change(path, new RegExp(`(\\nmessage ${message} \\{\\n)([\\s\\S]*?)(\\n\\}\\n)`), (_whole, head, body, end) => {
    const numbers = [...body.matchAll(/(?:= |reserved [\d, ]*?)(\d+)(?=[;,])/g)].map(([, number]) => Number(number));
    return `${head}${body}\n  ${type} ${name} = ${Math.max(...numbers) + 1};${end}`;
  });
addToMessage('proto/setu/catalogue/v1/card_forms.proto', 'CardContent', wireType ?? '');
addToMessage(
  'proto/setu/catalogue/v1/cards.proto',
  'CardDetails',
  isTranslated ? 'setu.common.v1.LocalText' : (wireType ?? ''),
);

// The column. Translated texts share one JSON column.
if (!isTranslated) {
  const now = new Date().toISOString().replace(/\D/g, '').slice(0, 12);
  const migration = `${now}-card-${field.kebab}`;
  const path = `services/catalogue/src/migrations/${migration}.ts`;
  const columnType = {
    text: "text not null default ''",
    choice: "text not null default ''",
    flag: 'boolean not null default false',
    number: decimals === 0 ? 'int' : 'double precision',
  }[kind];
  const exported = `card${field.pascal}`;
  files.create(
    path,
    `import type { Migration } from '@setu/kit/db';

/** Adds ${field.words} to the versions of cards. */
export const ${exported}: Migration = {
  name: '${migration}',
  up: 'alter table sku_version add column ${name} ${columnType?.replaceAll("'", "\\'")}',
  down: 'alter table sku_version drop column ${name}',
};
`,
  );
  const index = 'services/catalogue/src/migrations/index.ts';
  files.change(index, /\n\];\n$/, () => `\n  ${exported},\n];\n`);
  files.change(
    index,
    /\n\n\/\*\* The migrations/,
    (match) => `\nimport { ${exported} } from './${migration}.js';${match}`,
  );
}

// The label in both languages, and the labels of the options.
for (const language of /** @type {const} */ (['en', 'ru'])) {
  const path = `bff/contract/texts/${language}/card-fields.json`;
  const texts = JSON.parse(files.read(path));
  texts.label[name] = values[language] ?? field.sentence;
  if (isTranslated) texts.help[name] = { en: 'In English', ru: 'По-английски' }[language];
  if (kind === 'flag') texts.option[name] = { en: { yes: 'Yes', no: 'No' }, ru: { yes: 'Да', no: 'Нет' } }[language];
  if (kind === 'choice')
    texts.option[name] = Object.fromEntries(options.map((option) => [option, spellings(option).sentence]));
  files.change(path, /[\s\S]*/, () => `${JSON.stringify(texts, null, 2)}\n`);
}

files.finish();
process.stdout.write(`
Next: npm run generate, then check the labels in bff/contract/texts/*/card-fields.json. A help text for the form and the
bulk file stands there too (\`help\`). A value for the demo world goes into services/demo-world/src/cards.
`);
