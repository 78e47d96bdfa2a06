import type { Migration } from '@setu/kit/db';

/** Creates the tables of cards. A SKU has versions, of which at most one is published and at most one is a draft. */
export const createCards: Migration = {
  name: '202611201010-create-cards',
  up: `
    CREATE TABLE sku (
      id uuid CONSTRAINT sku_pk PRIMARY KEY,
      company_id uuid NOT NULL CONSTRAINT sku_company_fk REFERENCES company,
      broker_manager_id uuid,
      published_version int,
      draft_version int,
      published_at timestamptz,
      -- Its demand: requests, then additions to carts. 0 without any demand.
      popularity int NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL,
      removed_at timestamptz,
      CONSTRAINT sku_version_check CHECK (published_version IS NOT NULL OR draft_version IS NOT NULL OR removed_at IS NOT NULL),
      CONSTRAINT sku_published_check CHECK ((published_version IS NULL) = (published_at IS NULL))
    );
    CREATE INDEX sku_company_idx ON sku (company_id) WHERE removed_at IS NULL;
    CREATE INDEX sku_newest_idx ON sku (published_at DESC, id) WHERE published_version IS NOT NULL AND removed_at IS NULL;

    CREATE TABLE sku_version (
      sku_id uuid NOT NULL CONSTRAINT sku_version_sku_fk REFERENCES sku,
      version int NOT NULL CONSTRAINT sku_version_version_check CHECK (version >= 1),
      category_id uuid NOT NULL CONSTRAINT sku_version_category_fk REFERENCES category,
      name_en text NOT NULL,
      name_ru text NOT NULL,
      vendor_code text NOT NULL,
      hs_code text NOT NULL CONSTRAINT sku_version_hs_code_check CHECK (hs_code = '' OR hs_code SIMILAR TO '[0-9]{4,8}'),
      brand_name text NOT NULL,
      price_mode text NOT NULL CONSTRAINT sku_version_price_mode_check CHECK (price_mode IN ('request', 'exact', 'range')),
      -- INR paise per unit.
      price_from bigint,
      price_to bigint,
      unit_id uuid NOT NULL CONSTRAINT sku_version_unit_fk REFERENCES unit,
      minimum_quantum numeric NOT NULL,
      lead_days int NOT NULL,
      is_sample_available boolean NOT NULL,
      payment_advance numeric(5,4),
      payment_transfer numeric(5,4),
      inco_terms text NOT NULL,
      warranty int,
      width numeric,
      height numeric,
      length numeric,
      weight numeric,
      count_in_one_package numeric,
      shipment_method text NOT NULL CONSTRAINT sku_version_shipment_check CHECK (shipment_method IN ('', 'sea', 'air')),
      color_id uuid CONSTRAINT sku_version_color_fk REFERENCES color,
      country_id text NOT NULL,
      picture_ids uuid[] NOT NULL,
      industry_ids uuid[] NOT NULL,
      -- Texts that no list filters or sorts by, each {"en", "ru"}.
      texts jsonb NOT NULL,
      CONSTRAINT sku_version_pk PRIMARY KEY (sku_id, version),
      CONSTRAINT sku_version_price_check CHECK (CASE price_mode
        WHEN 'request' THEN price_from IS NULL AND price_to IS NULL
        WHEN 'exact' THEN price_from > 0 AND price_to = price_from
        ELSE price_from > 0 AND price_to >= price_from END)
    );
    CREATE INDEX sku_version_category_idx ON sku_version (category_id);
    CREATE INDEX sku_version_unit_idx ON sku_version (unit_id);
    CREATE INDEX sku_version_color_idx ON sku_version (color_id);

    -- The sort key of a name in its own language, or in the other language while it has none.
    CREATE FUNCTION name_key(name text, other text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN left(fold(coalesce(nullif(name, ''), other)), 80) COLLATE "C";
    CREATE INDEX sku_version_name_en_idx ON sku_version (name_key(name_en, name_ru), sku_id);
    CREATE INDEX sku_version_name_ru_idx ON sku_version (name_key(name_ru, name_en), sku_id);
    CREATE INDEX sku_version_brand_idx ON sku_version (name_key(brand_name, ''), sku_id);

    ALTER TABLE sku
      ADD CONSTRAINT sku_published_version_fk FOREIGN KEY (id, published_version) REFERENCES sku_version (sku_id, version) DEFERRABLE INITIALLY DEFERRED,
      ADD CONSTRAINT sku_draft_version_fk FOREIGN KEY (id, draft_version) REFERENCES sku_version (sku_id, version) DEFERRABLE INITIALLY DEFERRED;

    -- Files of the media service, named as they were when attached.
    CREATE TABLE certificate (
      sku_id uuid NOT NULL,
      version int NOT NULL,
      position int NOT NULL,
      file_id uuid NOT NULL,
      name text NOT NULL,
      type text NOT NULL,
      size bigint NOT NULL,
      CONSTRAINT certificate_pk PRIMARY KEY (sku_id, version, file_id),
      CONSTRAINT certificate_version_fk FOREIGN KEY (sku_id, version) REFERENCES sku_version
    );
  `,
  down: `
    DROP TABLE certificate;
    ALTER TABLE sku DROP CONSTRAINT sku_published_version_fk, DROP CONSTRAINT sku_draft_version_fk;
    DROP TABLE sku_version;
    DROP TABLE sku;
    DROP FUNCTION name_key(text, text);
  `,
};
