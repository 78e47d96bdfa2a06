import type { Migration } from '@setu/kit/db';

/**
 * Adds the vectors of cards for the search by meaning. `hash` is of the text and the model that a vector was computed
 * from. A card that left the catalogue keeps a row without a vector, so that every process removes it too.
 */
export const cardVectors: Migration = {
  name: '202611290940-card-vectors',
  up: `
    create table card_vector (
      sku_id uuid primary key,
      hash text not null,
      vector bytea,
      at xid8 not null default pg_current_xact_id()
    );
    alter table card_vector alter vector set storage plain;
    create index card_vector_at_idx on card_vector (at);
  `,
  down: 'drop table card_vector',
};
