import { noContact } from '@setu/proto/contact-fields';
import { namedSupplierCompany, supplierCompanyFrom } from '@setu/proto/supplier-form';
import type { Application, StoredApplication } from '../domain/application.js';
import type { ApplicationRow } from './tables.js';

/** Returns the columns that transitions and manager changes update. */
export const changedColumns = (application: StoredApplication) => ({
  status: application.status,
  manager_id: application.managerId ?? null,
  reject_reason: application.rejectReason,
  in_work_at: application.inWorkAt ?? null,
  completed_at: application.completedAt ?? null,
  rejected_at: application.rejectedAt ?? null,
  version: application.version,
});

export const toRow = (application: Application): Omit<ApplicationRow, 'version' | 'company_id'> => ({
  id: application.id,
  numeric_hash: application.numericHash,
  status: application.status,
  ...namedSupplierCompany(application),
  business_type: application.businessType,
  industry_ids: application.industryIds,
  contact: application.contact,
  file_ids: application.fileIds,
  locale: application.locale ?? '',
  manager_id: application.managerId ?? null,
  reject_reason: application.rejectReason,
  created_at: application.createdAt,
  in_work_at: application.inWorkAt ?? null,
  completed_at: application.completedAt ?? null,
  rejected_at: application.rejectedAt ?? null,
});

export const fromRow = (row: ApplicationRow): StoredApplication => ({
  id: row.id,
  numericHash: row.numeric_hash,
  status: row.status,
  ...supplierCompanyFrom(row),
  businessType: row.business_type,
  industryIds: row.industry_ids,
  contact: { ...noContact, ...row.contact },
  fileIds: row.file_ids,
  locale: row.locale || undefined,
  managerId: row.manager_id ?? undefined,
  rejectReason: row.reject_reason,
  createdAt: row.created_at,
  inWorkAt: row.in_work_at ?? undefined,
  completedAt: row.completed_at ?? undefined,
  rejectedAt: row.rejected_at ?? undefined,
  version: row.version,
  companyId: row.company_id ?? undefined,
});
