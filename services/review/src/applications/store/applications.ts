import type { PageWindow } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import { countOf } from '../../store/count.js';
import type { Application, ListedApplication } from '../domain/application.js';
import type { ApplicationRow, ApplicationTables } from './tables.js';

interface ListedRow
  extends Pick<ApplicationRow, 'id' | 'numeric_hash' | 'company_name' | 'status' | 'manager_id' | 'created_at'> {
  manager_name: string;
}

const page = `
  select a.id, a.numeric_hash, a.company_name, a.status, a.manager_id,
    coalesce(trim(manager.name || ' ' || manager.surname), '') as manager_name, a.created_at
  from application a left join user_copy manager on manager.id = a.manager_id
  where a.status = any(:statuses::text[])
  order by a.created_at desc, a.id desc limit :limit offset :offset`;

/** Supplier applications. */
export const applicationStore = (conn: TableConn<ApplicationTables>) => {
  const count = (statuses: readonly Application['status'][]): Promise<number> =>
    countOf(conn('application').whereIn('status', statuses));
  return {
    /** How many are in the statuses. */
    count,

    /** One page of those in the statuses, newest first, and how many there are. */
    async list(
      statuses: readonly Application['status'][],
      { limit, offset }: PageWindow,
    ): Promise<{ applications: ListedApplication[]; total: number }> {
      const total = await count(statuses);
      const { rows } = await conn.raw<{ rows: ListedRow[] }>(page, { statuses: [...statuses], limit, offset });
      return { applications: rows.map(fromRow), total };
    },

    /** All applications of a manager go to another; nobody's where there is none. */
    async handOver(fromId: string, toId: string | undefined): Promise<void> {
      await conn('application')
        .where({ manager_id: fromId })
        .update({ manager_id: toId ?? null });
    },

    /** Many applications at once. */
    async add(applications: readonly Application[]): Promise<void> {
      if (applications.length > 0) await conn('application').insert(applications.map(toRow));
    },
  };
};

const fromRow = (row: ListedRow): ListedApplication => ({
  id: row.id,
  numericHash: row.numeric_hash,
  companyName: row.company_name,
  status: row.status,
  managerId: row.manager_id ?? undefined,
  managerName: row.manager_name,
  createdAt: row.created_at,
});

const toRow = (application: Application): ApplicationRow => ({
  id: application.id,
  numeric_hash: application.numericHash,
  status: application.status,
  company_name: application.companyName,
  pan: application.pan,
  gstn: application.gstn,
  import_export_code: application.importExportCode,
  web_site_url: application.webSiteUrl,
  address: application.address,
  business_type: application.businessType,
  industry_ids: application.industryIds,
  other_industry: application.otherIndustry,
  export_product_list: application.exportProductList,
  contact: application.contact,
  file_ids: application.fileIds,
  manager_id: application.managerId ?? null,
  reject_reason: application.rejectReason,
  created_at: application.createdAt,
  in_work_at: application.inWorkAt ?? null,
  completed_at: application.completedAt ?? null,
});
