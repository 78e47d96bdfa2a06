import type { Migration } from '@setu/kit/db';

/** Creates a history of static pages, one row per version: drafts, published texts and withdrawals. */
export const staticPageVersions: Migration = {
  name: '202611232100-static-page-versions',
  up: `
    create table static_page_version (
      link text not null,
      locale text not null constraint static_page_version_locale_check check (locale in ('en', 'ru')),
      version int not null,
      kind text not null constraint static_page_version_kind_check check (kind in ('draft', 'published', 'removed')),
      title text not null,
      -- HTML cleaned by src/static-pages/store/clean-html.ts.
      body text not null,
      -- Null: comes with the product.
      saved_at timestamptz,
      saved_by uuid,
      acting_id uuid,
      constraint static_page_version_pk primary key (link, locale, version)
    );
    insert into static_page_version (link, locale, version, kind, title, body)
      select link, locale, 1, 'published', title, body from static_page;`,
  down: `
    drop table static_page_version;`,
};
