import type { Migration } from '@setu/kit/db';

/** Creates the tables for translations in progress, approved translations and glossary terms. */
export const createTranslations: Migration = {
  name: '202611222351-create-translations',
  up: `
    create table translation (
      review_id uuid not null,
      russian jsonb not null,
      machine_fields text[] not null,
      editor text not null,
      seq bigint not null,
      saved_at timestamptz not null,
      constraint translation_pkey primary key (review_id),
      constraint translation_review_id_fkey foreign key (review_id) references product_review (id) on delete cascade
    );

    create table approved_translation (
      sku_id uuid not null,
      field text not null,
      english text not null,
      russian text not null,
      approved_at timestamptz not null,
      constraint approved_translation_pkey primary key (sku_id, field)
    );
    create index approved_translation_english_idx on approved_translation using gin (english gin_trgm_ops);
    comment on table approved_translation is 'The memory: a card''s texts as they were published last';

    create table glossary_term (
      id uuid not null,
      english text not null,
      russian text not null,
      note text not null,
      updated_at timestamptz not null,
      by_user_id uuid,
      constraint glossary_term_pkey primary key (id)
    );
    create unique index glossary_term_english_key on glossary_term (lower(english));
  `,
  down: `
    drop table glossary_term;
    drop table approved_translation;
    drop table translation;
  `,
};
