import type { Table, TableConn } from '@setu/kit/db';
import { rows } from '../../store/rows.js';

interface ReportDownloadRow {
  id: string;
  report: string;
  from_day: string | null;
  to_day: string | null;
  filters: string;
  by_user_id: string;
  acting_user_id: string | null;
  at: Date;
}
export interface ReportDownloadTables {
  report_download: Table<ReportDownloadRow>;
}

/** The download of a report as a file. */
export interface NewReportDownload {
  id: string;
  report: string;
  /** YYYY-MM-DD, for a report that covers a period. */
  from: string | undefined;
  to: string | undefined;
  filters: object;
  byUserId: string;
  actingUserId: string | undefined;
  at: Date;
}

/** A report download as it is read, with the user's name. */
export interface ReportDownload {
  report: string;
  from: string;
  to: string;
  at: Date;
  person: string;
  actingPerson: string;
}

const newest = `select d.report, coalesce(to_char(d.from_day, 'YYYY-MM-DD'), '') as "from",
    coalesce(to_char(d.to_day, 'YYYY-MM-DD'), '') as "to", d.at, btrim(concat(u.surname, ' ', u.name)) as person,
    btrim(concat(a.surname, ' ', a.name)) as "actingPerson"
  from report_download d join app_user u on u.id = d.by_user_id left join app_user a on a.id = d.acting_user_id
  order by d.at desc, d.id desc limit ?`;

/** The store of report downloads. */
export const reportDownloadStore = (conn: TableConn<ReportDownloadTables>) => ({
  add: async (download: NewReportDownload): Promise<void> => {
    await conn('report_download').insert({
      ...{ id: download.id, report: download.report, at: download.at, filters: JSON.stringify(download.filters) },
      ...{ from_day: download.from ?? null, to_day: download.to ?? null },
      ...{ by_user_id: download.byUserId, acting_user_id: download.actingUserId ?? null },
    });
  },

  newest: (limit: number): Promise<ReportDownload[]> => rows(conn, newest, [limit]),
});
