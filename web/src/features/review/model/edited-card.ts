import {
  type CallTo,
  type CardDetailsView,
  type CardFormValues,
  type PlainField,
  plainFields,
  type ShownName,
  withDetail,
} from '@setu/contract';

/** A card with a reviewer's changes, under the server's names. */
export type EditedCard = NonNullable<CallTo<'decideReview'>['input']['product_sku']>;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/**
 * Returns a form value as text that can be compared between client and server. Files become their ids, and a missing
 * value becomes an empty string.
 */
const plain = (value: unknown): string =>
  Array.isArray(value) ? value.map(idOf).join(' ') : value === null || value === undefined ? '' : String(value);

const figureOf = (value: unknown): number | null => (plain(value) === '' ? null : Number(value));

/** Returns the names of the form fields that a reviewer has changed. */
export function editedFields(values: CardFormValues | null, edited: EditedCard | null): string[] {
  if (!values || !edited) return [];
  return Object.keys(values).filter(
    (name) => name !== 'version' && name in edited && !isSame(name, values[name as keyof CardFormValues], edited),
  );
}

const figures: readonly string[] = ['price_from', 'price_to'];

/** Compares prices as numbers. The upper price counts only in a range. */
function isSame(name: string, before: unknown, edited: EditedCard): boolean {
  const after = edited[name as keyof EditedCard];
  if (name === 'price_to' && edited.price_mode !== 'range') return true;
  return figures.includes(name) ? figureOf(before) === figureOf(after) : plain(before) === plain(after);
}

/** Returns a typed value as a card's page has it. A share is a percentage in the form and a fraction on the page. */
function detailOfTyped(kind: PlainField['kind'], typed: unknown): unknown {
  if (kind === 'flag') return typeof typed === 'boolean' ? typed : null;
  if (kind === 'choice') return typed || null;
  if (kind === 'text') return plain(typed);
  const figure = figureOf(typed);
  return kind === 'share' && figure !== null ? figure / 100 : figure;
}

/** Returns the card with a reviewer's texts and numbers. Choices from lists are shown only after saving. */
export function editedCard(card: CardDetailsView, edited: EditedCard | null): CardDetailsView {
  if (!edited) return card;
  const typed = edited as Record<string, unknown>;
  const shown = plainFields.filter((field) => !('formOnly' in field));
  return {
    ...shown.reduce(
      (changed, { name, kind }) => withDetail(changed, name as ShownName, detailOfTyped(kind, typed[name])),
      card,
    ),
    hs_code: plain(typed.hs_code),
    inco_terms: plain(typed.inco_terms),
    price_mode: edited.price_mode,
    price_from: figureOf(typed.price_from),
    price_to: figureOf(typed.price_to),
  };
}
