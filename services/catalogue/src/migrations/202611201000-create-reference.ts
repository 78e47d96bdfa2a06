import type { Migration } from '@setu/kit/db';

/** Defines how text is folded and stemmed, and the small reference tables of cards. */
export const createReference: Migration = {
  name: '202611201000-create-reference',
  up: `
    CREATE TEXT SEARCH CONFIGURATION ru (COPY = pg_catalog.russian);
    ALTER TEXT SEARCH CONFIGURATION ru ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, russian_stem;

    -- Words as written, without the same stop words.
    CREATE TEXT SEARCH DICTIONARY plain_russian (TEMPLATE = pg_catalog.simple, STOPWORDS = russian);
    CREATE TEXT SEARCH DICTIONARY plain_english (TEMPLATE = pg_catalog.simple, STOPWORDS = english);
    CREATE TEXT SEARCH CONFIGURATION plain (COPY = pg_catalog.simple);
    ALTER TEXT SEARCH CONFIGURATION plain ALTER MAPPING FOR word WITH plain_russian;
    ALTER TEXT SEARCH CONFIGURATION plain ALTER MAPPING FOR asciiword WITH plain_english;

    -- Lower case, ё as е, Latin letters without accents, like foldText of src/search/domain/fold.ts.
    CREATE FUNCTION fold(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      RETURN translate(lower(t), 'ёàáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'еaaaaaaceeeeiiiinoooooouuuuyy');

    -- The words of a text with single spaces between them, like wordsOf of src/search/domain/fold.ts.
    CREATE FUNCTION words(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      RETURN regexp_replace(fold(t), '[^a-zа-я0-9]+', ' ', 'g');

    -- The key that vendor codes are compared by, like codeKey of src/search/domain/vendor-code.ts.
    CREATE FUNCTION code_key(t text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
      RETURN regexp_replace(translate(fold(t), 'авекмнорстух', 'abekmhopctyx'), '[^a-zа-я0-9]', '', 'g');

    CREATE TABLE unit (
      id uuid CONSTRAINT unit_pk PRIMARY KEY,
      position int NOT NULL,
      name_en text NOT NULL,
      name_ru text NOT NULL,
      description_en text NOT NULL,
      description_ru text NOT NULL
    );

    CREATE TABLE color (
      id uuid CONSTRAINT color_pk PRIMARY KEY,
      position int NOT NULL,
      name_en text NOT NULL,
      name_ru text NOT NULL,
      hex text NOT NULL CONSTRAINT color_hex_check CHECK (hex LIKE '#______')
    );

    CREATE TABLE industry (
      id uuid CONSTRAINT industry_pk PRIMARY KEY,
      position int NOT NULL,
      name_en text NOT NULL,
      name_ru text NOT NULL
    );

    -- A read model of companies: what cards show of them, and what hides cards. Identity owns companies.
    CREATE TABLE company (
      id uuid CONSTRAINT company_pk PRIMARY KEY,
      num int GENERATED ALWAYS AS IDENTITY CONSTRAINT company_num_key UNIQUE,
      short_name text NOT NULL,
      city_en text NOT NULL,
      city_ru text NOT NULL,
      active boolean NOT NULL,
      blacklisted boolean NOT NULL,
      verified boolean NOT NULL,
      version int NOT NULL,
      visible boolean GENERATED ALWAYS AS (active AND NOT blacklisted) STORED
    );

    CREATE TABLE category (
      id uuid CONSTRAINT category_pk PRIMARY KEY,
      num int GENERATED ALWAYS AS IDENTITY CONSTRAINT category_num_key UNIQUE,
      parent_id uuid CONSTRAINT category_parent_fk REFERENCES category,
      tree_id uuid NOT NULL CONSTRAINT category_tree_fk REFERENCES category,
      level smallint NOT NULL CONSTRAINT category_level_check CHECK (level BETWEEN 0 AND 2),
      position int NOT NULL,
      type text NOT NULL CONSTRAINT category_type_check CHECK (type IN ('product', 'service')),
      title_en text NOT NULL,
      title_ru text NOT NULL,
      picture_id uuid,
      -- Numbers from the root down to the category itself, and its place in the display order of all trees.
      path int[] NOT NULL DEFAULT '{}',
      place int NOT NULL DEFAULT 0,
      -- The words that the category and its ancestors below the root add to their cards, each with the prefix ~.
      words tsvector NOT NULL DEFAULT '',
      CONSTRAINT category_root_check CHECK ((parent_id IS NULL) = (level = 0) AND (level > 0 OR tree_id = id))
    );
    CREATE INDEX category_parent_idx ON category (parent_id, position);
    CREATE INDEX category_tree_idx ON category (tree_id);
  `,
  down: `
    DROP TABLE category;
    DROP TABLE company;
    DROP TABLE industry;
    DROP TABLE color;
    DROP TABLE unit;
    DROP FUNCTION code_key(text);
    DROP FUNCTION words(text);
    DROP FUNCTION fold(text);
    DROP TEXT SEARCH CONFIGURATION plain;
    DROP TEXT SEARCH DICTIONARY plain_english;
    DROP TEXT SEARCH DICTIONARY plain_russian;
    DROP TEXT SEARCH CONFIGURATION ru;
  `,
};
