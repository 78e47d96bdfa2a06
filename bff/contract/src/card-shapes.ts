/** Schemas of a card's plain fields, derived from their descriptions by kind. */
import { z } from 'zod';
import {
  type DetailName,
  detailFields,
  isAlwaysRequired,
  type PlainField,
  type PlainFieldSpec,
  plainFields,
  type TranslatedName,
} from './card-fields.js';
import { decimal, decimalOrNone, sharePercent } from './card-numbers.js';
import { textUpTo, writtenText } from './values.js';

type Named<Field extends PlainField> = { [Some in Field as Some['name']]: Some };

/** Builds an object's shape with a schema for each field. */
const shapeOf = <Shape>(fields: readonly PlainFieldSpec[], schemaOf: (field: PlainFieldSpec) => z.ZodType): Shape =>
  // TypeScript cannot infer the schema of each name from a loop, so the type beside each schema function repeats its
  // cases.
  Object.fromEntries(fields.map((field) => [field.name, schemaOf(field)])) as Shape;

const optionalText = (max: number) =>
  textUpTo(max)
    .transform((written) => written.trim())
    .default('');
const optionalNumber = (bounds: Parameters<typeof decimalOrNone>[0]) => decimalOrNone(bounds).optional();
const optionalShare = sharePercent.optional();
const flag = z.boolean();
const optionalFlag = flag.nullish().transform((answer) => answer ?? undefined);
const choice = <const Options extends readonly string[]>(options: Options) => z.enum(['', ...options]);
const optionalChoice = <const Options extends readonly string[]>(options: Options) => choice(options).default('');

/** A field that every card needs. */
interface AlwaysRequired {
  required: true;
  goods?: never;
}
type InputOf<Field> = Field extends { kind: 'text' }
  ? ReturnType<Field extends AlwaysRequired ? typeof writtenText : typeof optionalText>
  : Field extends { kind: 'number' }
    ? ReturnType<Field extends AlwaysRequired ? typeof decimal : typeof optionalNumber>
    : Field extends { kind: 'share' }
      ? typeof optionalShare
      : Field extends { kind: 'choice'; options: infer Options extends readonly string[] }
        ? ReturnType<typeof optionalChoice<Options>>
        : Field extends { optional: true }
          ? typeof optionalFlag
          : typeof flag;

const inputOf = (field: PlainFieldSpec): z.ZodType => {
  if (field.kind === 'text') return (isAlwaysRequired(field) ? writtenText : optionalText)(field.maxLength);
  if (field.kind === 'number') return (isAlwaysRequired(field) ? decimal : optionalNumber)(field);
  if (field.kind === 'share') return optionalShare;
  if (field.kind === 'choice') return optionalChoice(field.options);
  return field.optional ? optionalFlag : flag;
};

/** The plain fields as the form sends them. Texts are trimmed, numbers are decimal text as people type it. */
export const inputShape = shapeOf<{ [Name in keyof Named<PlainField>]: InputOf<Named<PlainField>[Name]> }>(
  plainFields,
  inputOf,
);

const text = z.string();
const textOrNull = text.nullable();
const numberOrNull = z.number().nullable();
const integerOrNull = z.number().int().nullable();
const flagOrNull = flag.nullable();
const choiceOrNull = <const Options extends readonly string[]>(options: Options) => z.enum(options).nullable();

const numberOf = (field: PlainFieldSpec) =>
  field.kind === 'number' && field.decimals === 0 ? integerOrNull : numberOrNull;

type ValueOf<Field> = Field extends { kind: 'text' }
  ? typeof text
  : Field extends { kind: 'choice'; options: infer Options extends readonly string[] }
    ? ReturnType<typeof choice<Options>>
    : Field extends { kind: 'flag' }
      ? Field extends { optional: true }
        ? typeof flagOrNull
        : typeof flag
      : typeof numberOrNull;

const formValueOf = (field: PlainFieldSpec): z.ZodType => {
  if (field.kind === 'text') return text;
  if (field.kind === 'choice') return choice(field.options);
  if (field.kind !== 'flag') return numberOf(field);
  return field.optional ? flagOrNull : flag;
};

/** The plain fields as the form gets them. Missing texts and choices are empty, missing numbers and optional flags null. */
export const valueShape = shapeOf<{ [Name in keyof Named<PlainField>]: ValueOf<Named<PlainField>[Name]> }>(
  plainFields,
  formValueOf,
);

type DetailOf<Field> = Field extends { kind: 'text' }
  ? typeof textOrNull
  : Field extends { kind: 'choice'; options: infer Options extends readonly string[] }
    ? ReturnType<typeof choiceOrNull<Options>>
    : ValueOf<Field>;

const detailSchemaOf = (field: PlainFieldSpec): z.ZodType => {
  if (field.kind === 'text') return textOrNull;
  return field.kind === 'choice' ? choiceOrNull(field.options) : formValueOf(field);
};

/** The plain fields that only a card's own page shows. Missing values are null. */
export const detailShape = shapeOf<{ [Name in DetailName]: DetailOf<Named<PlainField>[Name]> }>(
  detailFields,
  detailSchemaOf,
);

/** The translated texts, up to the length of their fields. */
export const translatedShape = shapeOf<Record<TranslatedName, ReturnType<typeof textUpTo>>>(
  plainFields.filter((field) => 'translated' in field),
  (field) => (field.kind === 'text' ? textUpTo(field.maxLength) : text),
);
