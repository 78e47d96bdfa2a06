import type { Migration } from '@setu/kit/db';

/** Creates the documents of requests, each made for one company. The media service stores the files. */
export const createPapers: Migration = {
  name: '202611221520-create-papers',
  up: `
    create table paper (
      id uuid constraint paper_pkey primary key,
      request_id uuid not null constraint paper_request_fkey references request (id),
      company_id uuid not null,
      kind text not null,
      version integer not null,
      content jsonb not null,
      content_hash text not null,
      state text not null constraint paper_state_check check (state in ('making', 'ready', 'failed')),
      name text not null,
      file_id uuid not null,
      size integer not null default 0,
      sha256 text not null default '',
      asked_by uuid not null,
      asked_at timestamptz not null,
      made_at timestamptz,
      constraint paper_content_key unique (request_id, company_id, kind, content_hash),
      constraint paper_version_key unique (request_id, company_id, kind, version)
    );
    comment on column paper.content is 'What the paper says, as its company knew it when it was asked for';
  `,
  down: `
    drop table paper;
  `,
};
