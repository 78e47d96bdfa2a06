import type { Migration } from '@setu/kit/db';

/** Takes a column that holds a card as JSON and how a word of it is written; gives the statement that writes it so. */
const rewritten = (table: string, column: string, written: (name: string, prefix: string) => string): string => `
  update ${table} set ${column} = jsonb_set(${column}, '{card}', ${column} -> 'card' || jsonb_strip_nulls(jsonb_build_object(
    'type', ${written(`${column} -> 'card' ->> 'type'`, 'SKU_TYPE_')},
    'priceMode', ${written(`${column} -> 'card' ->> 'priceMode'`, 'PRICE_MODE_')},
    'state', ${written(`${column} -> 'card' ->> 'state'`, 'CARD_STATE_')})))
  where jsonb_typeof(${column} -> 'card') = 'object';
`;
const asEnum = (word: string, prefix: string): string => `'${prefix}' || upper(${word})`;
const asWord = (name: string, prefix: string): string => `lower(replace(${name}, '${prefix}', ''))`;

/** What a card offers, its price mode and its state are closed sets: kept cards name them as the contract does. */
export const cardWords: Migration = {
  name: '202611220030-card-words',
  up: rewritten('card_copy', 'content', asEnum) + rewritten('condition', 'card', asEnum),
  down: rewritten('card_copy', 'content', asWord) + rewritten('condition', 'card', asWord),
};
