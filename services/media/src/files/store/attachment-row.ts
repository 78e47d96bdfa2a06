import type { Attachment } from '../domain/attachment.js';
import type { AttachmentRow } from './tables.js';

export const fromRow = (row: AttachmentRow): Attachment => ({
  entityType: row.entity_type,
  entityId: row.entity_id,
  role: row.role,
  published: row.published,
  audience: {
    public: row.is_public,
    authorUserId: row.author_user_id ?? '',
    customerCompanyId: row.customer_company_id ?? '',
    supplierCompanyId: row.supplier_company_id ?? '',
    managers: row.managers,
    reviewers: row.reviewers,
  },
});

export const toRow = (fileId: string, { audience, ...attachment }: Attachment): AttachmentRow => ({
  entity_type: attachment.entityType,
  entity_id: attachment.entityId,
  file_id: fileId,
  role: attachment.role,
  published: attachment.published,
  is_public: audience.public,
  author_user_id: audience.authorUserId || null,
  customer_company_id: audience.customerCompanyId || null,
  supplier_company_id: audience.supplierCompanyId || null,
  managers: audience.managers,
  reviewers: audience.reviewers,
});
