import type { Migration } from '@setu/kit/db';

/**
 * Evidence that is stored as objects: versions of the regulation, and an archive of a signature for each check of it.
 * If a row has no time, storage was started but not confirmed, so its object may exist. A row is retained as long as
 * the signature or version that it proves.
 */
export const createKeptEvidence: Migration = {
  name: '202611230750-kept-evidence',
  up: `
    create table kept_evidence (
      file_id uuid constraint kept_evidence_pkey primary key,
      signature_id uuid constraint kept_evidence_signature_fkey references regulation_signature (id),
      looks integer,
      regulation_number integer constraint kept_evidence_regulation_fkey references regulation (number),
      sha256 text not null,
      size integer not null,
      kept_at timestamptz,
      constraint kept_evidence_of_check check (num_nonnulls(signature_id, regulation_number) = 1
        and (signature_id is null) = (looks is null))
    );
    create unique index kept_evidence_signature_key on kept_evidence (signature_id, looks)
      where signature_id is not null;
    create unique index kept_evidence_regulation_key on kept_evidence (regulation_number)
      where regulation_number is not null;
  `,
  down: 'drop table kept_evidence;',
};
