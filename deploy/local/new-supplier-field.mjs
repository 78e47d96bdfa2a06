// Adds a plain text to suppliers: application, form, page, own profile of the contact person, and audit trail.
import { addColumn, addToMessage, areNumbers, changeTexts, flag, readField, text } from './new-field-parts.mjs';
import { mustBeUsedAs, scaffold } from './scaffold.mjs';

const kinds = ['text', 'lines', 'code', 'site', 'email', 'phone'];
const parts = ['company', 'production', 'contact'];
export const supplierUsage = `npm run new:field -- supplier <name> <${kinds.join('|')}> [--part ${parts.join('|')}]
  [--max 300] [--required] [--public] [--en "Label"] [--ru "Подпись"]
for example: npm run new:field -- supplier warehouse_address text --part production --max 500`;

/** @param {string[]} args */
export function addSupplierField(args) {
  const options = { part: text, max: text, required: flag, public: flag };
  const { name, kind, values, field } = readField(args, { usage: supplierUsage, kinds, options });
  const part = values.part ?? 'company';
  const isOfContact = part === 'contact';
  const isRight = parts.includes(part) && areNumbers(values.max) && !(isOfContact && values.public);
  mustBeUsedAs(isRight && !name.startsWith('contact_'), supplierUsage);
  const files = scaffold();

  const registry = 'proto/rules/supplier-texts.ts';
  if (new RegExp(`name: '${name}'`).test(files.read(registry))) throw new Error(`A supplier already has ${name}`);
  const described = [
    `name: '${name}'`,
    `part: '${part}'`,
    values.required ? '...required' : '...optional',
    ...(kind === 'text' ? [] : [`...${kind}`]),
    ...(values.max ? [`max: ${values.max}`] : []),
    ...(values.public ? ['...open'] : []),
  ];
  files.change(registry, /^\} as const satisfies Record<string, SupplierTextField>/m, (match) => {
    return `  ${field.camel}: { ${described.join(', ')} },\n${match}`;
  });

  // The messages, and one column each. Applications store their contact person as JSON.
  const identity = 'proto/setu/identity/v1';
  addToMessage(files, 'proto/setu/review/v1/applications.proto', 'ApplicationForm', `string ${name}`);
  addToMessage(files, `${identity}/suppliers.proto`, 'SupplierForm', `string ${name}`);
  if (isOfContact) addToMessage(files, `${identity}/people.proto`, 'Contact', `string ${name}`);
  else addToMessage(files, `${identity}/companies.proto`, 'Company', `string ${name}`);
  const column = { object: 'supplier', name, type: "text not null default ''" };
  const table = isOfContact ? 'company_contact' : 'company';
  const of = isOfContact ? 'the contact persons of companies' : 'the profiles of companies';
  addColumn(files, { ...column, service: 'identity', table, of });
  if (!isOfContact) addColumn(files, { ...column, service: 'review', table: 'application', of: 'applications' });

  changeTexts(files, 'supplier-fields', (texts, language) => {
    texts.label[name] = values[language] ?? field.sentence;
  });
  files.finish();
  process.stdout.write(`
Next: npm run generate, then check the labels in bff/contract/texts/*/supplier-fields.json. A hint for the form stands
there too (\`hint\`). A value for the demo world goes into services/demo-world/src/companies.
`);
}
