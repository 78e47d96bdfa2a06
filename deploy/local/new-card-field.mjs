// Adds a plain field to cards: form, checks, bulk files, review, translation, comparison and product page.
import { addColumn, addToMessage, areNumbers, changeTexts, flag, readField, text } from './new-field-parts.mjs';
import { mustBeUsedAs, scaffold, spellings } from './scaffold.mjs';

const units = ['millimetres', 'kilograms', 'cubic_metres', 'days', 'months', 'percent'];
const kinds = ['text', 'number', 'choice', 'flag'];
export const cardUsage = `npm run new:field -- card <name> <${kinds.join('|')}> [--goods] [--required] [--section params]
  [--en "Label"] [--ru "Подпись"] and by kind:
  text    [--max 300] [--translated] [--lines 4]
  number  [--decimals 0] [--max 1000000] [--unit ${units.join('|')}] [--zero]
  choice  --options one,two
for example: npm run new:field -- card moisture number --decimals 1 --unit percent --goods`;

/**
 * Writes a large number as code does: 1_000_000.
 * @param {string} digits
 */
const grouped = (digits) => (digits.length < 5 ? digits : digits.replace(/\B(?=(\d{3})+$)/g, '_'));

/** @param {string[]} args */
export function addCardField(args) {
  const both = { goods: flag, required: flag, section: text };
  const byKind = { max: text, translated: flag, lines: text, decimals: text, unit: text, zero: flag, options: text };
  const { name, kind, values, field } = readField(args, { usage: cardUsage, kinds, options: { ...both, ...byKind } });
  const options = values.options?.split(',') ?? [];
  mustBeUsedAs(
    (values.unit === undefined || units.includes(values.unit)) &&
      (kind === 'choice') === options.length > 1 &&
      options.every((option) => /^[a-z][a-z0-9_]*$/.test(option)) &&
      areNumbers(values.max, values.lines, values.decimals),
    cardUsage,
  );

  const files = scaffold();
  const decimals = Number(values.decimals ?? 0);
  const isTranslated = kind === 'text' && values.translated === true;
  const section = values.section ?? 'params';

  // The description. The field comes before the files, so that the template's columns end with the pictures.
  const registry = 'proto/rules/card-fields.ts';
  if (new RegExp(`name: '${name}'`).test(files.read(registry))) throw new Error(`A card already has the field ${name}`);
  const max = grouped(values.max ?? (values.unit === 'percent' ? '100' : '1000000'));
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
    ...(kind === 'flag' && !values.required ? ['optional: true'] : []),
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

  // The messages. A number or an optional flag may be absent. Every other kind has an empty value instead.
  const wireKind = { text: 'string', choice: 'string', flag: 'bool', number: decimals === 0 ? 'uint32' : 'double' }[
    kind
  ];
  const mayBeAbsent = kind === 'number' ? !values.required || values.goods : kind === 'flag' && !values.required;
  const wireType = mayBeAbsent ? `optional ${wireKind}` : wireKind;
  addToMessage(files, 'proto/setu/catalogue/v1/card_forms.proto', 'CardContent', `${wireType} ${name}`);
  const shownType = isTranslated ? 'setu.common.v1.LocalText' : wireType;
  addToMessage(files, 'proto/setu/catalogue/v1/cards.proto', 'CardDetails', `${shownType} ${name}`);

  // The column. Translated texts share one JSON column.
  if (!isTranslated) {
    const type = {
      text: "text not null default ''",
      choice: "text not null default ''",
      flag: values.required ? 'boolean not null default false' : 'boolean',
      number: decimals === 0 ? 'int' : 'double precision',
    }[kind];
    const of = 'the versions of cards';
    addColumn(files, { service: 'catalogue', object: 'card', table: 'sku_version', name, type: type ?? '', of });
  }

  // The label in both languages, and the labels of the options.
  changeTexts(files, 'card-fields', (texts, language) => {
    texts.label[name] = values[language] ?? field.sentence;
    if (isTranslated) texts.help[name] = { en: 'In English', ru: 'По-английски' }[language];
    if (kind === 'flag') texts.option[name] = { en: { yes: 'Yes', no: 'No' }, ru: { yes: 'Да', no: 'Нет' } }[language];
    if (kind === 'choice')
      texts.option[name] = Object.fromEntries(options.map((option) => [option, spellings(option).sentence]));
  });

  files.finish();
  process.stdout.write(`
Next: npm run generate, then check the labels in bff/contract/texts/*/card-fields.json. A help text for the form and the
bulk file stands there too (\`help\`). A value for the demo world goes into services/demo-world/src/cards.
`);
}
