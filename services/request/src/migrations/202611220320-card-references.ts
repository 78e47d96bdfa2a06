import type { Migration } from '@setu/kit/db';

/** Returns the statement that adds ids to the country and the industries of a card in a JSON column. */
const named = (table: string, column: string): string => `
  update ${table} set ${column} = jsonb_strip_nulls(${column} - 'countryId' || jsonb_build_object(
    'card', (${column} -> 'card') - 'countryName' || jsonb_build_object('country',
      case when ${column} ->> 'countryId' > '' then
        jsonb_build_object('id', ${column} ->> 'countryId', 'name', ${column} -> 'card' -> 'countryName') end),
    'industries', (select jsonb_agg(jsonb_build_object('id', '', 'name', one)) from jsonb_array_elements(${column} -> 'industries') one)))
  where jsonb_typeof(${column} -> 'card') = 'object';
`;
const unnamed = (table: string, column: string): string => `
  update ${table} set ${column} = jsonb_strip_nulls(${column} || jsonb_build_object(
    'countryId', ${column} -> 'card' -> 'country' ->> 'id',
    'card', (${column} -> 'card') - 'country' - 'categories' || jsonb_build_object('countryName', ${column} -> 'card' -> 'country' -> 'name'),
    'industries', (select jsonb_agg(one -> 'name') from jsonb_array_elements(${column} -> 'industries') one)))
  where jsonb_typeof(${column} -> 'card') = 'object';
`;

/** Stores the country and the industries of cards with their ids, as the wire contract sends them. */
export const cardReferences: Migration = {
  name: '202611220320-card-references',
  up: named('card_copy', 'content') + named('condition', 'card'),
  down: unnamed('card_copy', 'content') + unnamed('condition', 'card'),
};
