import type { Migration } from '@setu/kit/db';

/** Versions of the regulation with their bytes, and the signatures of companies. Neither is ever changed. */
export const createSignatures: Migration = {
  name: '202611221730-create-signatures',
  up: `
    create table regulation (
      number integer constraint regulation_pkey primary key,
      file_name text not null,
      type text not null,
      sha256 text not null,
      content bytea not null,
      effective_from date not null,
      created_at timestamptz not null
    );
    create table regulation_signature (
      id uuid constraint regulation_signature_pkey primary key,
      company_id uuid not null constraint regulation_signature_company_fkey references company (id),
      regulation_number integer not null constraint regulation_signature_regulation_fkey references regulation (number),
      user_id uuid not null constraint regulation_signature_user_fkey references app_user (id),
      state text not null constraint regulation_signature_state_check check (state in ('verified', 'unverified')),
      signature bytea not null,
      signature_sha256 text not null,
      verdict jsonb not null,
      signed_at timestamptz not null,
      constraint regulation_signature_same_key unique (company_id, regulation_number, signature_sha256)
    );
    create unique index regulation_signature_verified_key on regulation_signature (company_id, regulation_number)
      where state = 'verified';
    create index regulation_signature_user_idx on regulation_signature (user_id);
    create index regulation_signature_regulation_idx on regulation_signature (regulation_number);
  `,
  down: `
    drop table regulation_signature;
    drop table regulation;
  `,
};
