import type { Migration } from '@setu/kit/db';

/**
 * Creates the search read model. All of it is derived from cards, categories and companies and can be rebuilt at any
 * time.
 * `rank` is a card's position by popularity, and 1 is the most popular. Ranks and name ranks have gaps for cards that
 * are added between rebuilds.
 */
export const createSearch: Migration = {
  name: '202611201030-create-search',
  up: `
    -- The lexemes of a card: stems of both names, the same words as written, its brand, its categories' words (~word), and marks
    -- that no word can equal: =c<category> =s<company> =h<HS code> =k<vendor code>.
    CREATE FUNCTION card_words(names text, brand text, code text, hs text, category_words tsvector, path int[], company int)
      RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE
      RETURN strip(to_tsvector('ru', words(names)) || to_tsvector('plain', words(names || ' ' || brand))) || category_words
        || array_to_tsvector(array_remove(
             ARRAY(SELECT '=c' || n FROM unnest(path) AS n) || ARRAY['=s' || company]
             || CASE WHEN code_key(code) <> '' THEN '=k' || code_key(code) END || CASE WHEN hs <> '' THEN '=h' || hs END, NULL));

    CREATE TABLE search_doc (
      rank int NOT NULL,
      sku_id uuid NOT NULL,
      category_num int NOT NULL,
      company_num int NOT NULL,
      price bigint,
      name_rank_en int NOT NULL,
      name_rank_ru int NOT NULL,
      brand_rank int NOT NULL,
      code text COLLATE "C" NOT NULL,
      words tsvector NOT NULL
    ) WITH (fillfactor = 90);
    CREATE UNIQUE INDEX search_doc_rank_key ON search_doc (rank);
    CREATE UNIQUE INDEX search_doc_sku_key ON search_doc (sku_id);
    CREATE INDEX search_doc_words_idx ON search_doc USING gin (words) WITH (fastupdate = off);
    CREATE INDEX search_doc_code_idx ON search_doc USING gin (code public.gin_trgm_ops);
    CREATE INDEX search_doc_name_en_idx ON search_doc (name_rank_en);
    CREATE INDEX search_doc_name_ru_idx ON search_doc (name_rank_ru);
    CREATE INDEX search_doc_brand_idx ON search_doc (brand_rank);

    -- A row for every category above a card, and one for the full catalogue (0).
    CREATE TABLE listing (
      category_num int NOT NULL,
      rank int NOT NULL,
      price bigint,
      name_rank_en int NOT NULL,
      name_rank_ru int NOT NULL,
      brand_rank int NOT NULL
    );
    CREATE UNIQUE INDEX listing_rank_key ON listing (category_num, rank) INCLUDE (price);
    CREATE INDEX listing_price_idx ON listing (category_num, price, rank);
    CREATE INDEX listing_name_en_idx ON listing (category_num, name_rank_en, rank) INCLUDE (price);
    CREATE INDEX listing_name_ru_idx ON listing (category_num, name_rank_ru, rank) INCLUDE (price);
    CREATE INDEX listing_brand_idx ON listing (category_num, brand_rank, rank) INCLUDE (price);

    CREATE TABLE category_stats (
      category_num int NOT NULL,
      cards int NOT NULL,
      min_price bigint,
      max_price bigint
    );
    CREATE UNIQUE INDEX category_stats_key ON category_stats (category_num);

    CREATE TABLE company_listing (
      company_num int NOT NULL,
      rank int NOT NULL,
      category_num int NOT NULL,
      price bigint,
      name_rank_en int NOT NULL,
      name_rank_ru int NOT NULL,
      brand_rank int NOT NULL
    );
    CREATE UNIQUE INDEX company_listing_key ON company_listing (company_num, rank);

    -- One row. New cards without demand take ranks downwards from this one, so newer cards come before older ones.
    CREATE TABLE read_model_state (next_rank int NOT NULL, rebuilt_at timestamptz);
    INSERT INTO read_model_state (next_rank) VALUES (1000000000);

    -- The ranks of hidden cards, which they get back if their company returns before the next rebuild.
    CREATE TABLE resting_rank (
      sku_id uuid NOT NULL,
      rank int NOT NULL,
      published_at timestamptz
    );
    CREATE UNIQUE INDEX resting_rank_key ON resting_rank (sku_id);

    -- The words of category names, as written and as stemmed, for suggestions.
    CREATE TABLE category_word (
      word text COLLATE "C" NOT NULL,
      category_num int NOT NULL
    );
    CREATE UNIQUE INDEX category_word_key ON category_word (word, category_num);

    -- The words of cards: as written, as stemmed, and the sound of both in Latin letters.
    CREATE TABLE vocab (
      word text COLLATE "C" NOT NULL,
      stem text COLLATE "C" NOT NULL,
      sound text COLLATE "C" NOT NULL,
      stem_sound text COLLATE "C" NOT NULL,
      cards int NOT NULL
    );
    CREATE UNIQUE INDEX vocab_word_key ON vocab (word);
    CREATE INDEX vocab_stem_idx ON vocab (stem);
    CREATE INDEX vocab_sound_idx ON vocab (sound);
    CREATE INDEX vocab_stem_sound_idx ON vocab (stem_sound);

    CREATE TABLE vocab_delete (
      deletion text COLLATE "C" NOT NULL,
      word text COLLATE "C" NOT NULL
    );
    CREATE UNIQUE INDEX vocab_delete_key ON vocab_delete (deletion, word);

    -- The most popular cards for every short prefix of a word.
    CREATE TABLE suggestion (
      prefix text COLLATE "C" NOT NULL,
      ranks int[] NOT NULL
    );
    CREATE UNIQUE INDEX suggestion_key ON suggestion (prefix);
  `,
  down: `
    DROP TABLE suggestion;
    DROP TABLE vocab_delete;
    DROP TABLE vocab;
    DROP TABLE category_word;
    DROP TABLE resting_rank;
    DROP TABLE read_model_state;
    DROP TABLE company_listing;
    DROP TABLE category_stats;
    DROP TABLE listing;
    DROP TABLE search_doc;
    DROP FUNCTION card_words(text, text, text, text, tsvector, int[], int);
  `,
};
