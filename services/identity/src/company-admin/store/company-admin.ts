import { firstRow, type Queries, rows } from '../../store/rows.js';

/** The numbers of related objects that a company has. */
export interface CompanyCounts {
  people: number;
  activePeople: number;
  openInvites: number;
  signatures: number;
  changes: number;
}

const count = `
  select
    (select count(*)::int from app_user where company_id = c.id and status in ('active', 'disabled')) as "people",
    (select count(*)::int from app_user where company_id = c.id and status = 'active') as "activePeople",
    (select count(*)::int from invite where company_id = c.id and status = 'sent' and valid_for > now()) as "openInvites",
    (select count(*)::int from regulation_signature where company_id = c.id) as "signatures",
    (select count(*)::int from company_change where company_id = c.id) as "changes"
  from company c where c.id = ?`;

const readChanges = `
  select kind, changed_at as "at", user_id as "userId", coalesce(acting_user_id::text, '') as "actingUserId"
  from company_change where company_id = ? order by changed_at desc, id desc limit ?`;

/** A change of a company, with its actor. */
export interface RecordedChange {
  kind: string;
  at: Date;
  userId: string;
  /** The substitute who acted for the user, or empty if there was none. */
  actingUserId: string;
}

/** The facts about a company that only admins see. */
export const companyAdminStore = (conn: Queries) => ({
  counts: (companyId: string): Promise<CompanyCounts | undefined> => firstRow<CompanyCounts>(conn, count, [companyId]),
  /** Newest first. */
  changes: (companyId: string, limit: number): Promise<RecordedChange[]> =>
    rows<RecordedChange>(conn, readChanges, [companyId, limit]),
});
