import type { CallTo, CardDetailsView, CardFormValues } from '@setu/contract';

/** A card with a reviewer's changes, under the server's names. */
export type EditedCard = NonNullable<CallTo<'decideReview'>['input']['product_sku']>;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * Returns a form value as text in a form that is comparable between client and server: the id of a file, an empty
 * string for no value.
 */
const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(idOf).join(' ') : value === null || value === undefined ? '' : String(value);

/** Returns the names of the form fields that a reviewer has changed. */
export function editedFields(values: CardFormValues | null, edited: EditedCard | null): string[] {
  if (!values || !edited) return [];
  return Object.keys(values).filter(
    (name) =>
      name !== 'version' &&
      name in edited &&
      plain(values[name as keyof CardFormValues]) !== plain(edited[name as keyof EditedCard]),
  );
}

const texts = [
  ...(['name', 'vendor_code', 'hs_code', 'inco_terms', 'inco_place', 'composition', 'features'] as const),
  ...(['technical_specification', 'description', 'special_instructions', 'condition', 'area'] as const),
];
const figures = [
  ...(['price_from', 'price_to', 'minimum_quantum', 'width', 'height', 'length', 'weight'] as const),
  ...(['lead_days', 'warranty', 'count_in_one_package'] as const),
];

const figureOf = (value: unknown): number | null => (plain(value) === '' ? null : Number(value));

/** Returns the card with a reviewer's texts and numbers. Choices from lists are shown only after saving. */
export function editedCard(card: CardDetailsView, edited: EditedCard | null): CardDetailsView {
  if (!edited) return card;
  const typed = edited as Record<string, unknown>;
  return {
    ...card,
    ...Object.fromEntries(texts.map((name) => [name, plain(typed[name])])),
    ...Object.fromEntries(figures.map((name) => [name, figureOf(typed[name])])),
    price_mode: edited.price_mode,
    is_sample_available: typed.is_sample_available === true,
    shipment: {
      ...card.shipment,
      description: plain(typed.shipment_description),
      port: plain(typed.shipment_port),
      method: edited.shipment_method || null,
    },
  };
}
