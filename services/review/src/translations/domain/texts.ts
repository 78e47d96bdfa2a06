import { characters, invalid } from '@setu/kit/core';
import { forbiddenWordsIn } from '@setu/proto/forbidden-words';

/** A card's texts to translate, by the form's field, with the most characters of each (specification section 5). */
export const textLimits = {
  name: 300,
  features: 500,
  composition: 500,
  technical_specification: 500,
  description: 1000,
  special_instructions: 1000,
  condition: 300,
  area: 300,
  shipment_description: 500,
  shipment_port: 300,
  inco_place: 300,
} as const;
export type TextField = keyof typeof textLimits;

/** Texts by field. */
export type Texts = Partial<Record<TextField, string>>;

/** Every text of a card there is, in the form's order. */
export const textFields = Object.keys(textLimits) as TextField[];

type Failures = Record<string, string | { code: string; params: Record<string, string> }>;

const refuse = (failures: Failures): void => {
  if (Object.keys(failures).length > 0) throw invalid(failures);
};

const pathOf = (field: TextField): string => `product_sku_ru.${field}`;

const tooLong = (texts: Texts): Failures =>
  Object.fromEntries(
    textFields.flatMap((field) =>
      characters(texts[field] ?? '') > textLimits[field]
        ? [[pathOf(field), { code: 'length_max', params: { max: String(textLimits[field]) } }]]
        : [],
    ),
  );

const unsaid = (texts: Texts, forbidden: readonly string[]): Failures =>
  Object.fromEntries(
    textFields.flatMap((field) => {
      const words = forbiddenWordsIn(texts[field] ?? '', forbidden).join(', ');
      return words === '' ? [] : [[pathOf(field), { code: 'forbidden_word', params: { words } }]];
    }),
  );

/** Takes what is known of texts by the form's field, gives what is of a card's. */
export const ofCard = (sent: Readonly<Record<string, string>>): Texts =>
  Object.fromEntries(textFields.flatMap((field) => (sent[field] === undefined ? [] : [[field, sent[field]]])));

/** Takes texts as sent, gives those of the card's fields; `invalid` on `product_sku_ru.<field>` for one that is too long. */
export function readTexts(sent: Readonly<Record<string, string>>): Texts {
  const texts = ofCard(sent);
  refuse(tooLong(texts));
  return texts;
}

/**
 * Takes a translation that is to be published and the English it is of; gives the Russian of each text there is, blanks
 * around dropped. `invalid` on `product_sku_ru.<field>`: `required` where the English is not translated, `length_max`,
 * `forbidden_word`.
 */
export function readTranslation(
  sent: Readonly<Record<string, string>>,
  english: Readonly<Record<string, string>>,
  forbidden: readonly string[] = [],
): Texts {
  const there = textFields.filter((field) => field === 'name' || (english[field] ?? '').trim() !== '');
  const texts: Texts = Object.fromEntries(there.map((field) => [field, (sent[field] ?? '').trim()]));
  const missing = there.filter((field) => texts[field] === '').map((field) => [pathOf(field), 'required']);
  refuse({ ...unsaid(texts, forbidden), ...tooLong(texts), ...Object.fromEntries(missing) });
  return texts;
}

/** Whether two translations say the same. */
export const areSame = (one: Texts, other: Texts): boolean =>
  textFields.every((field) => (one[field] ?? '') === (other[field] ?? ''));

/** A translation as it is typed or kept: its Russian, and the English that was written beside. */
interface Sourced {
  russian: Texts;
  english: Texts;
}

/**
 * Takes a save and what was kept before it; gives the English each text was written beside: what the save says of the texts
 * typed since the page was opened, what was known before of the others.
 */
export const sourcesOf = (typed: Sourced, before: Sourced | undefined): Texts =>
  Object.fromEntries(
    Object.entries({ ...before?.english, ...typed.english }).filter(([field]) =>
      typed.russian[field as TextField]?.trim(),
    ),
  );

/** Names among these that are texts of a card. */
export const knownFields = (names: readonly string[]): TextField[] =>
  textFields.filter((field) => names.includes(field));
