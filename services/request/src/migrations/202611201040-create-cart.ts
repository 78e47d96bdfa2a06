import type { Migration } from '@setu/kit/db';

/** Creates the carts, with one line per user and card. */
export const createCart: Migration = {
  name: '202611201040-create-cart',
  up: `
create table cart_line (
  id uuid constraint cart_line_pkey primary key,
  user_id uuid not null,
  sku_id uuid not null constraint cart_line_sku_id_fkey references card_copy (sku_id),
  count integer not null constraint cart_line_count_check check (count between 1 and 1000000),
  added_price_minor bigint,
  added_at timestamptz not null,
  constraint cart_line_user_sku_key unique (user_id, sku_id)
);
create index cart_line_sku_id_idx on cart_line (sku_id);
`,
  down: 'drop table cart_line;',
};
