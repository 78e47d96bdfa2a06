import type { Migration } from '@setu/kit/db';

/**
 * Returns the statement that rewrites the terms of a card in a JSON column. `written` returns the new form of one term.
 */
const rewritten = (table: string, column: string, written: (name: string, prefix: string) => string): string => `
  update ${table} set ${column} = jsonb_set(${column}, '{card}', ${column} -> 'card' || jsonb_strip_nulls(jsonb_build_object(
    'type', ${written(`${column} -> 'card' ->> 'type'`, 'SKU_TYPE_')},
    'priceMode', ${written(`${column} -> 'card' ->> 'priceMode'`, 'PRICE_MODE_')},
    'state', ${written(`${column} -> 'card' ->> 'state'`, 'CARD_STATE_')})))
  where jsonb_typeof(${column} -> 'card') = 'object';
`;
const asEnum = (value: string, prefix: string): string => `'${prefix}' || upper(${value})`;
const asValue = (name: string, prefix: string): string => `lower(replace(${name}, '${prefix}', ''))`;

/**
 * Stores the card type, price mode and state of cards under the names of the wire contract, because they are closed
 * sets.
 */
export const cardWords: Migration = {
  name: '202611220030-card-words',
  up: rewritten('card_copy', 'content', asEnum) + rewritten('condition', 'card', asEnum),
  down: rewritten('card_copy', 'content', asValue) + rewritten('condition', 'card', asValue),
};
