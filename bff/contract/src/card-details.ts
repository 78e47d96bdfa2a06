import type { PlainField, ShownName } from './card-fields.js';
import type { CardDetailsView } from './cards.js';
import type { Langs } from './values.js';

/** The card fields that a card's page shows in its part `shipment`, each with its name in that part. */
export const shipmentParts = {
  shipment_method: 'method',
  shipment_description: 'description',
  shipment_port: 'port',
} as const satisfies Partial<Record<ShownName, keyof CardDetailsView['shipment']>>;

type Described<Name extends ShownName> = Extract<PlainField, { name: Name }>;
type Detail<Field> = Field extends { kind: 'text' }
  ? string | null
  : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
    ? Option | null
    : Field extends { kind: 'flag' }
      ? boolean | (Field extends { optional: true } ? null : never)
      : number | null;

/** The value of a plain field on a card's page. */
export type DetailValue<Name extends ShownName> = Detail<Described<Name>>;

interface Place {
  /** The part of the card that holds the value. The card itself if undefined. */
  part?: 'product' | 'shipment';
  of: Readonly<Record<string, unknown>> & { langs?: Langs };
  key: string;
}

const placeOf = (card: CardDetailsView, name: ShownName): Place => {
  if (name === 'brand') return { part: 'product', of: card.product, key: 'brand_name' };
  const inShipment = Object.entries(shipmentParts).find(([field]) => field === name);
  return inShipment ? { part: 'shipment', of: card.shipment, key: inShipment[1] } : { of: card, key: name };
};

/** Returns the value of a plain field of a card, or null if it has none. A text may also be empty. */
export const detailOf = <Name extends ShownName>(card: CardDetailsView, name: Name): DetailValue<Name> => {
  const { of, key } = placeOf(card, name);
  // The view's schema is derived from the same field descriptions, so the value has the type of its field.
  return of[key] as DetailValue<Name>;
};

/** Returns the language of a card's text if it differs from the reader's language, else undefined. */
export const detailLangOf = (card: CardDetailsView, name: ShownName): Langs[string] | undefined => {
  const { of, key } = placeOf(card, name);
  return of.langs?.[key];
};

/**
 * Returns the card with another value of a plain field. `isOwn` says that a text is in the reader's language. Without it
 * the text keeps its language.
 */
export const withDetail = (
  card: CardDetailsView,
  name: ShownName,
  value: unknown,
  { isOwn = false } = {},
): CardDetailsView => {
  const { of, key, part } = placeOf(card, name);
  const { [key]: _lang, ...others } = of.langs ?? {};
  const changed = { ...of, [key]: value, ...(isOwn && { langs: others }) };
  return part === undefined ? (changed as CardDetailsView) : { ...card, [part]: changed };
};
