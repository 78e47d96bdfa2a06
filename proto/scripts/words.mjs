// Writes the closed sets of every words.proto as TypeScript. gen/words.ts and bff/contract/src/words.ts hold plain
// texts for rules and for the contract with the web. gen/wire-words.ts converts them to wire enums and back. The files
// of rules/ are copied next to both, because the services and the contract need them but may not import each other.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const buf = `${root}node_modules/@bufbuild/buf/bin/buf`;
const image = JSON.parse(
  execFileSync(process.execPath, [buf, 'build', '--exclude-source-info', '-o', '-#format=json'], {
    cwd: `${root}proto`,
    maxBuffer: 64 * 1024 * 1024,
  }).toString(),
);

/** Enums whose values are spelled as the contract spells them. All others are lower case. */
const asWritten = new Set(['PersonRole', 'IncoTerm']);

const snake = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '_$&').toUpperCase();
const lowerFirst = (name) => name[0].toLowerCase() + name.slice(1);
const plural = (name) => (/s$/.test(name) ? `${name}es` : /y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

const sets = image.file
  .filter(({ name }) => name.endsWith('/words.proto'))
  .flatMap(({ name: file, enumType = [] }) =>
    enumType.map(({ name, value }) => {
      const keys = value.map((each) => each.name.replace(`${snake(name)}_`, '')).filter((key) => key !== 'UNSPECIFIED');
      const words = keys.map((key) => (asWritten.has(name) ? key : key.toLowerCase()));
      return { file, name, many: lowerFirst(plural(name)), keys, words };
    }),
  );

const head = '// Written by `npm run generate` from the enums of proto/setu/*/v1/words.proto.\n';
/** Formats a set on one line if it fits, otherwise one value per line. */
const quoted = (words) => {
  const line = words.map((word) => `'${word}'`).join(', ');
  return line.length > 90 ? `\n${words.map((word) => `  '${word}',\n`).join('')}` : line;
};

const plain = sets
  .map(
    ({ name, many, words }) =>
      `export const ${many} = [${quoted(words)}] as const;\nexport type ${name} = (typeof ${many})[number];\n`,
  )
  .join('\n');

const files = [...new Set(sets.map(({ file }) => file))];
const imports = files.map((file) => {
  const names = sets.filter((set) => set.file === file).map(({ name }) => `${name} as Wire${name}`);
  return `import { ${names.join(', ')} } from './${file.replace(/\.proto$/, '.js')}';\n`;
});
const types = `import type { ${sets.map(({ name }) => name).join(', ')} } from './words.js';\n`;
const turning = sets
  .map(({ name, keys, words }) => {
    const to = keys.map((key, index) => `  [Wire${name}.${key}]: '${words[index]}',\n`).join('');
    const from = keys.map((key, index) => `  ${words[index]}: Wire${name}.${key},\n`).join('');
    const own = lowerFirst(name);
    return `const ${own}Words: Readonly<Record<string, ${name}>> = {\n${to}};
const ${own}Enums: Readonly<Record<${name}, Wire${name}>> = {\n${from}};
/** The word of a wire ${name}; undefined for UNSPECIFIED and for values unknown to this build. */
export const ${own}Word = (value: Wire${name}): ${name} | undefined => ${own}Words[value];
/** The wire ${name} of a word. */
export const wire${name} = (word: ${name}): Wire${name} => ${own}Enums[word];
`;
  })
  .join('\n');

writeFileSync(`${root}proto/gen/words.ts`, `${head}${plain}`);
writeFileSync(`${root}bff/contract/src/words.ts`, `${head}${plain}`);
writeFileSync(`${root}proto/gen/wire-words.ts`, `${head}${imports.join('')}${types}\n${turning}`);

for (const name of readdirSync(`${root}proto/rules`)) {
  const rules = `// Written by \`npm run generate\` from proto/rules/${name}.\n${readFileSync(`${root}proto/rules/${name}`, 'utf8')}`;
  writeFileSync(`${root}proto/gen/${name}`, rules);
  writeFileSync(`${root}bff/contract/src/${name}`, rules);
}

// Files of a bulk import name options by their labels and emails name fields, but the services may not import the contract. So the labels are
// read here.
const texts = (language) => JSON.parse(readFileSync(`${root}bff/contract/texts/${language}/card-fields.json`, 'utf8'));
const [{ option: english, label: englishLabels }, { option: russian, label: russianLabels }] = [
  texts('en'),
  texts('ru'),
];
const fieldLabels = Object.fromEntries(
  Object.entries(englishLabels).map(([field, en]) => [field, { en, ru: russianLabels[field] }]),
);
const optionLabels = Object.fromEntries(
  Object.entries(english).map(([field, labels]) => [
    field,
    Object.fromEntries(Object.entries(labels).map(([option, en]) => [option, { en, ru: russian[field][option] }])),
  ]),
);
writeFileSync(
  `${root}proto/gen/card-options.ts`,
  `// Written by \`npm run generate\` from bff/contract/texts/*/card-fields.json.
/** The labels of the options of a card's choices, by field and option. */
export const optionLabels = ${JSON.stringify(optionLabels, null, 2)} as const;

/** The labels of a card's fields, as emails name them. */
export const fieldLabels: Readonly<Record<string, { en: string; ru: string }>> = ${JSON.stringify(fieldLabels, null, 2)};
`,
);

// Files of cost tables name columns and options by their labels too.
const costTexts = (language) => {
  const { column, option, flag } = JSON.parse(
    readFileSync(`${root}bff/contract/texts/${language}/cost-tables.json`, 'utf8'),
  );
  return { column, option, flag };
};
writeFileSync(
  `${root}proto/gen/cost-labels.ts`,
  `// Written by \`npm run generate\` from bff/contract/texts/*/cost-tables.json.
/** The labels of the columns and options of the cost tables, by language. */
export const costLabels = ${JSON.stringify({ en: costTexts('en'), ru: costTexts('ru') }, null, 2)} as const;
`,
);
