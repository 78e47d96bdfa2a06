import type { Table } from '@setu/kit/db';
import type { Attachment } from '../domain/attachment.js';
import type { FileKind, FileState } from '../domain/file.js';

/** The columns of a file that are set when it is created and read in every query. */
export interface FileRow {
  id: string;
  key: string;
  kind: FileKind;
  state: FileState;
  name: string;
  type: string;
  size: string;
  sha256: string;
  owner_user_id: string | null;
  owner_company_id: string | null;
  owner_company_type: string;
  visitor_id: string | null;
  network: string | null;
}

interface FullFileRow extends FileRow {
  created_at: Date;
  idle_since: Date | null;
  removed_at: Date | null;
  removed_by: 'owner' | 'expiry' | null;
  purged_at: Date | null;
  color: string | null;
}

export interface AttachmentRow {
  entity_type: Attachment['entityType'];
  entity_id: string;
  file_id: string;
  role: Attachment['role'];
  published: boolean;
  is_public: boolean;
  author_user_id: string | null;
  customer_company_id: string | null;
  supplier_company_id: string | null;
  managers: boolean;
  reviewers: boolean;
}

interface LeaseRow {
  file_id: string;
  entity_type: Attachment['entityType'];
  entity_id: string;
  taken_at: Date;
  ends_at: Date;
}

export interface FileTables {
  file: Table<FullFileRow, FileRow & Pick<FullFileRow, 'created_at'>>;
  attachment: Table<AttachmentRow>;
  attached_entity: Table<Pick<AttachmentRow, 'entity_type' | 'entity_id'> & { version: number }>;
  file_lease: Table<LeaseRow>;
}
