import type { Migration } from '@setu/kit/db';

/**
 * Keeps the hash of a document that was printed again without an erased person's data. The hash distinguishes a
 * remaining copy of the old document from a forgery. The second index finds documents by the name of the manager they
 * show.
 */
export const formerPapers: Migration = {
  name: '202611230900-former-papers',
  up: `
    create table former_paper (
      file_id uuid constraint former_paper_pkey primary key,
      request_id uuid not null constraint former_paper_request_fkey references request (id),
      company_id uuid not null,
      name text not null,
      sha256 text not null,
      made_at timestamptz not null,
      gone_at timestamptz not null
    );
    create index former_paper_request_idx on former_paper (request_id);
    create index paper_broker_idx on paper ((content ->> 'broker'));
  `,
  down: `
    drop index paper_broker_idx;
    drop table former_paper;
  `,
};
