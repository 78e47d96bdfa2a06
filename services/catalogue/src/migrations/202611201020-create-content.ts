import type { Migration } from '@setu/kit/db';

/** Creates the content of the home page and the static pages. */
export const createContent: Migration = {
  name: '202611201020-create-content',
  up: `
    CREATE TABLE home_block (
      id uuid CONSTRAINT home_block_pk PRIMARY KEY,
      platform text NOT NULL CONSTRAINT home_block_platform_check CHECK (platform IN ('customer', 'supplier')),
      kind text NOT NULL CONSTRAINT home_block_kind_check CHECK (kind IN ('hero', 'promo', 'banner')),
      position int NOT NULL,
      -- title, text, action, each {"en", "ru"}
      texts jsonb NOT NULL,
      link text NOT NULL,
      picture_ids uuid[] NOT NULL,
      tone text NOT NULL
    );
    CREATE INDEX home_block_place_idx ON home_block (platform, kind, position);

    CREATE TABLE promoted_sku (
      sku_id uuid CONSTRAINT promoted_sku_pk PRIMARY KEY CONSTRAINT promoted_sku_sku_fk REFERENCES sku,
      position int NOT NULL
    );

    CREATE TABLE static_page (
      link text NOT NULL,
      locale text NOT NULL CONSTRAINT static_page_locale_check CHECK (locale IN ('en', 'ru')),
      title text NOT NULL,
      -- HTML cleaned by src/static-pages/store/clean-html.ts.
      body text NOT NULL,
      CONSTRAINT static_page_pk PRIMARY KEY (link, locale)
    );

    CREATE TABLE search_log (
      id uuid CONSTRAINT search_log_pk PRIMARY KEY,
      searched_at timestamptz NOT NULL,
      query text NOT NULL,
      corrected text NOT NULL,
      total int NOT NULL,
      category_id uuid,
      user_id uuid,
      company_id uuid,
      locale text NOT NULL
    );
    CREATE INDEX search_log_searched_at_idx ON search_log (searched_at);
  `,
  down: `
    DROP TABLE search_log;
    DROP TABLE static_page;
    DROP TABLE promoted_sku;
    DROP TABLE home_block;
  `,
};
