import type { Migration } from '@setu/kit/db';

/**
 * Records which rows of `search_doc` changed, for the indexes that follow it. A trigger writes the record in the same
 * transaction and sends a notification, so that writes of an older release are recorded too.
 * A rebuilt read model is a new generation.
 */
export const searchChanges: Migration = {
  name: '202611240300-search-changes',
  up: `
    create table search_change (
      sku_id uuid not null,
      at xid8 not null default pg_current_xact_id(),
      changed_at timestamptz not null default now()
    );
    create index search_change_at_idx on search_change (at);
    create index search_change_changed_at_idx on search_change (changed_at);

    alter table read_model_state add column generation uuid not null default gen_random_uuid();

    create function note_search_change() returns trigger language plpgsql as $$
    begin
      insert into search_change (sku_id) select sku_id from touched;
      perform pg_notify('setu_catalogue_search_doc', '');
      return null;
    end $$;

    create trigger search_doc_inserted after insert on search_doc
      referencing new table as touched for each statement execute function note_search_change();
    create trigger search_doc_updated after update on search_doc
      referencing new table as touched for each statement execute function note_search_change();
    create trigger search_doc_deleted after delete on search_doc
      referencing old table as touched for each statement execute function note_search_change();

    -- Work in progress affects results too: leaving companies, and categories that are being updated.
    create function ring_search_docs() returns trigger language plpgsql as $$
    begin
      perform pg_notify('setu_catalogue_search_doc', '');
      return null;
    end $$;
    create trigger leaving_company_changed after insert or delete on leaving_company
      for each statement execute function ring_search_docs();
    create trigger category_projection_changed after insert or delete on category_projection
      for each statement execute function ring_search_docs();
  `,
  down: `
    drop trigger category_projection_changed on category_projection;
    drop trigger leaving_company_changed on leaving_company;
    drop function ring_search_docs();
    drop trigger search_doc_deleted on search_doc;
    drop trigger search_doc_updated on search_doc;
    drop trigger search_doc_inserted on search_doc;
    drop function note_search_change();
    alter table read_model_state drop column generation;
    drop table search_change;
  `,
};
