import type { File, FileKind, FileState } from '../domain/file.js';

export type FileRow = {
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
};

export const fileColumns = `file.id, file.key, file.kind, file.state, file.name, file.type, file.size, file.sha256,
  file.owner_user_id, file.owner_company_id, file.owner_company_type, file.visitor_id`;

export const toFile = (row: FileRow): File => ({
  id: row.id,
  key: row.key,
  kind: row.kind,
  state: row.state,
  name: row.name,
  type: row.type,
  size: Number(row.size),
  sha256: row.sha256,
  owner: {
    userId: row.owner_user_id ?? '',
    companyId: row.owner_company_id ?? '',
    companyType: row.owner_company_type,
    visitorId: row.visitor_id ?? '',
  },
});

export const fromFile = (file: File): FileRow => ({
  id: file.id,
  key: file.key,
  kind: file.kind,
  state: file.state,
  name: file.name,
  type: file.type,
  size: String(file.size),
  sha256: file.sha256,
  owner_user_id: file.owner.userId || null,
  owner_company_id: file.owner.companyId || null,
  owner_company_type: file.owner.companyType,
  visitor_id: file.owner.visitorId || null,
});
