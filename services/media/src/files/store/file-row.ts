import type { File } from '../domain/file.js';
import type { FileRow } from './tables.js';

export const fileColumns = [
  'id',
  'key',
  'kind',
  'state',
  'name',
  'type',
  'size',
  'sha256',
  'owner_user_id',
  'owner_company_id',
  'owner_company_type',
  'visitor_id',
  'network',
] as const satisfies (keyof FileRow)[];

export const fromRow = (row: FileRow): File => ({
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
    network: row.network ?? undefined,
  },
});

export const toRow = (file: File): FileRow => ({
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
  network: file.owner.network ?? null,
});
