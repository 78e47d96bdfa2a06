/**
 * The fields of a card (specification, "Product form"). Each field is described once. Forms, checks, messages, files,
 * reviews, translations and views are derived from this table. A field of the kind `own` has special rules, with code in
 * each layer. `npm run new:field` adds a field.
 */
import { type Camel, camelOf } from './camel-case.js';
import { textLengths } from './text-lengths.js';

/** The unit of a number. A number without one is a count in the card's own unit. */
export type NumberUnit = 'millimetres' | 'kilograms' | 'cubic_metres' | 'days' | 'months' | 'percent';

/** The kind of a column in a bulk file. */
export type ColumnKind = 'text' | 'number' | 'choice' | 'choices' | 'flag' | 'pictures';

interface Field {
  /** The name in the form, the HTTP API and the bulk file. */
  name: string;
  /** Only goods have the field. Services do not. */
  goods?: true;
  /** Every card that has the field needs a value. */
  required?: true;
  /** Lists of cards show the field too. The code of the lists names the field explicitly. */
  listed?: true;
  /** The product page shows the field among the facts, by generic code. */
  fact?: true;
  /** Only the form has this field. A card's own page shows its value as part of another field. */
  formOnly?: true;
}

interface TextField extends Field {
  kind: 'text';
  maxLength: number;
  /** The text is written in English, translated into Russian during the review, and shown in the reader's language. */
  translated?: true;
  /** The height of its input. One line if absent. */
  lines?: number;
}

interface NumberField extends Field {
  kind: 'number';
  unit?: NumberUnit;
  /** The maximum number of digits after the decimal point. */
  decimals: number;
  max: number;
  /** Zero is allowed. */
  zero?: true;
}

/** A part of the price. It is entered in percent with two decimals and stored as a fraction from 0 to 1. */
interface ShareField extends Field {
  kind: 'share';
}

interface ChoiceField extends Field {
  kind: 'choice';
  options: readonly string[];
}

interface FlagField extends Field {
  kind: 'flag';
  /** The form accepts a card without an answer. The value is then undefined, neither yes nor no. */
  optional?: true;
}

interface OwnField extends Field {
  kind: 'own';
  /** The kind of its column in a bulk file. If absent, files do not have the field. */
  column?: ColumnKind;
  /** The title of its column if it differs from the name. */
  columnName?: string;
}

/** The specification of a field that generic code handles. */
export type PlainFieldSpec = TextField | NumberField | ShareField | ChoiceField | FlagField;
export type CardFieldSpec = PlainFieldSpec | OwnField;

const { line, paragraph, description } = textLengths;
const maxCount = 1_000_000_000;
const maxLength = 1_000_000;

/** All fields, in the order of the bulk file's columns. */
export const cardFields = [
  { name: 'vendor_code', kind: 'text', maxLength: 40, listed: true },
  { name: 'name', kind: 'text', maxLength: line, translated: true, required: true, listed: true },
  { name: 'category_id', kind: 'own', column: 'choice', columnName: 'category', required: true },
  { name: 'hs_code', kind: 'own', column: 'text', goods: true, required: true },
  { name: 'brand', kind: 'text', maxLength: line, required: true, listed: true },
  { name: 'price_mode', kind: 'own', column: 'choice', required: true },
  { name: 'price_from', kind: 'own', column: 'number' },
  { name: 'price_to', kind: 'own', column: 'number' },
  { name: 'payment_advance', kind: 'share' },
  { name: 'payment_transfer', kind: 'share' },
  { name: 'unit', kind: 'own', column: 'choice', required: true },
  { name: 'minimum_quantum', kind: 'number', decimals: 3, max: maxCount, required: true, listed: true },
  { name: 'lead_days', kind: 'number', unit: 'days', decimals: 0, max: 3650, required: true, listed: true },
  { name: 'count_in_one_package', kind: 'number', decimals: 3, max: maxCount, goods: true },
  { name: 'inco_terms', kind: 'own', column: 'choice', goods: true, required: true },
  { name: 'inco_place', kind: 'text', maxLength: line, translated: true, goods: true, listed: true },
  { name: 'country', kind: 'own', column: 'choice', goods: true, required: true },
  { name: 'color', kind: 'own', column: 'choice', goods: true, required: true },
  { name: 'width', kind: 'number', unit: 'millimetres', decimals: 3, max: maxLength, goods: true, required: true },
  { name: 'height', kind: 'number', unit: 'millimetres', decimals: 3, max: maxLength, goods: true, required: true },
  { name: 'length', kind: 'number', unit: 'millimetres', decimals: 3, max: maxLength, goods: true, required: true },
  { name: 'weight', kind: 'number', unit: 'kilograms', decimals: 3, max: 10_000_000, goods: true, required: true },
  { name: 'warranty', kind: 'number', unit: 'months', decimals: 0, max: 600, zero: true },
  { name: 'industries', kind: 'own', column: 'choices', required: true },
  { name: 'other_industry', kind: 'text', maxLength: line, formOnly: true },
  { name: 'area', kind: 'text', maxLength: line, translated: true, required: true },
  { name: 'composition', kind: 'text', maxLength: paragraph, translated: true, goods: true },
  { name: 'features', kind: 'text', maxLength: paragraph, translated: true, lines: 4 },
  { name: 'technical_specification', kind: 'text', maxLength: paragraph, translated: true, lines: 4 },
  { name: 'description', kind: 'text', maxLength: description, translated: true, required: true, lines: 4 },
  { name: 'special_instructions', kind: 'text', maxLength: description, translated: true, required: true, lines: 3 },
  { name: 'condition', kind: 'text', maxLength: line, translated: true, goods: true },
  { name: 'is_sample_available', kind: 'flag', goods: true, required: true, listed: true },
  { name: 'shipment_method', kind: 'choice', options: ['sea', 'air'], goods: true },
  // biome-ignore format: one line per field
  { name: 'shipment_description', kind: 'text', maxLength: paragraph, translated: true, goods: true, required: true, lines: 3 },
  { name: 'shipment_port', kind: 'text', maxLength: line, translated: true, goods: true, required: true },
  {
    name: 'package_net_weight',
    kind: 'number',
    unit: 'kilograms',
    decimals: 3,
    max: 10_000_000,
    goods: true,
    fact: true,
  },
  {
    name: 'package_gross_weight',
    kind: 'number',
    unit: 'kilograms',
    decimals: 3,
    max: 10_000_000,
    goods: true,
    fact: true,
  },
  { name: 'package_volume', kind: 'number', unit: 'cubic_metres', decimals: 3, max: 100_000, goods: true, fact: true },
  { name: 'is_hazardous', kind: 'flag', optional: true, goods: true, fact: true },
  { name: 'transport_temperature', kind: 'choice', options: ['ambient', 'chilled', 'frozen'], goods: true, fact: true },
  { name: 'files', kind: 'own' },
  { name: 'pictures', kind: 'own', column: 'pictures' },
] as const satisfies readonly CardFieldSpec[];

/** The sections of the form and of the review, with their fields in the order of the page. */
export const cardSections = {
  main: [
    ...(['name', 'vendor_code', 'category_id', 'hs_code', 'brand', 'country', 'industries', 'other_industry'] as const),
    ...(['condition', 'area', 'description'] as const),
  ],
  price: [
    ...(['price_mode', 'price_from', 'price_to', 'unit', 'minimum_quantum', 'payment_advance'] as const),
    ...(['payment_transfer', 'inco_terms', 'inco_place', 'is_sample_available', 'lead_days', 'warranty'] as const),
  ],
  dimensions: [
    ...(['length', 'width', 'height', 'weight', 'count_in_one_package'] as const),
    ...(['package_net_weight', 'package_gross_weight', 'package_volume'] as const),
  ],
  params: ['features', 'technical_specification', 'composition', 'color', 'special_instructions'],
  shipment: [
    ...(['shipment_method', 'shipment_port', 'shipment_description'] as const),
    ...(['is_hazardous', 'transport_temperature', 'files'] as const),
  ],
  pictures: ['pictures'],
} as const satisfies Record<string, readonly CardFieldName[]>;

type Spec = (typeof cardFields)[number];
type NameOf<Some> = Some extends { name: infer Name extends string } ? Name : never;
export type CardFieldName = Spec['name'];
export type CardSection = keyof typeof cardSections;

/** A field that generic code handles in every layer. */
export type PlainField = Exclude<Spec, { kind: 'own' }>;
export type PlainName = PlainField['name'];
export type PlainKind = PlainField['kind'];
/** The names of the plain fields of a kind. */
export type NameOfKind<Kind extends PlainKind> = NameOf<Extract<Spec, { kind: Kind }>>;
/** The names of the texts that are translated. */
export type TranslatedName = NameOf<Extract<Spec, { translated: true }>>;
/** The names of the plain fields that only a card's own page shows. */
export type DetailName = NameOf<Exclude<PlainField, { listed: true } | { formOnly: true }>>;
/** The names of the plain fields that a card's own page shows. */
export type ShownName = NameOf<Exclude<PlainField, { formOnly: true }>>;

/** The property that holds a field in the services and their messages: its name in camel case. */
export type PropertyOf<Name extends string> = Camel<Name>;

type ValueOf<Some> = Some extends { kind: 'text' | 'choice' }
  ? string
  : Some extends { kind: 'flag' }
    ? boolean | (Some extends { optional: true } ? undefined : never)
    : Some extends { kind: 'number'; goods: true }
      ? number | undefined
      : Some extends { kind: 'number'; required: true }
        ? number
        : number | undefined;

/**
 * The values of the plain fields by property. Numbers and optional flags that a card may lack are undefined. Choices may
 * be empty.
 */
export type PlainValues = { [Some in PlainField as PropertyOf<Some['name']>]: ValueOf<Some> };

const isPlain = (field: Spec): field is PlainField => field.kind !== 'own';

/** The fields that generic code handles. */
export const plainFields: readonly PlainField[] = cardFields.filter(isPlain);

/** The fields that only a card's own page shows, by generic code. */
export const detailFields = plainFields.filter(
  (field) => !('listed' in field || 'formOnly' in field),
) as readonly Extract<PlainField, { name: DetailName }>[];

/** Returns the description of a field. */
export const cardField = (name: CardFieldName): CardFieldSpec =>
  cardFields.find((field) => field.name === name) as CardFieldSpec;

/** The names of the translated texts, in the order of the form. */
export const translatedNames: readonly TranslatedName[] = Object.values(cardSections)
  .flat()
  .filter((name): name is TranslatedName => 'translated' in cardField(name));

/** Returns the maximum length of a translated text in each language, in characters. */
export const textLimit = (name: TranslatedName): number => {
  const field = cardField(name);
  return field.kind === 'text' ? field.maxLength : 0;
};

/** Returns the property of a field in the services and their messages. */
export const propertyOf = <Name extends string>(name: Name): PropertyOf<Name> => camelOf(name);

/** Returns whether every card must have this number. In messages, an absent value of such a number is zero. */
export const isAlwaysRequired = (field: CardFieldSpec): boolean => field.required === true && field.goods !== true;

const goodsFields: readonly CardFieldSpec[] = cardFields.filter((field: CardFieldSpec) => field.goods === true);

/** The names of the fields that only goods have. */
export const goodsNames: ReadonlySet<string> = new Set(goodsFields.map(({ name }) => name));

/** The names of the fields that only goods have and every product needs. */
export const neededGoodsNames: ReadonlySet<string> = new Set(
  goodsFields.filter(({ required }) => required).map(({ name }) => name),
);
