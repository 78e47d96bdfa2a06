import type { CompanyState } from '../../companies/domain/company-state.js';
import type { Member, User } from '../domain/user.js';

export interface MemberRow {
  id: string;
  company_id: string;
  email: string;
  name: string;
  surname: string;
  patronymic: string;
  mobile_phone: string;
  work_phone: string;
  work_add_phone: string;
  roles: User['roles'];
  status: User['status'];
  auth_epoch: number;
  version: number;
  avatar_id: string | null;
  erase_at: Date | null;
  company_type: CompanyState['type'];
  company_short_name: string;
  company_inn: string;
  company_active: boolean;
  company_deleted: boolean;
  regulation_confirmed: boolean;
}

/** The columns of a user (alias `u`) with their company (alias `c`), as `memberFromRow` reads them. */
export const memberColumns = `
  u.id, u.company_id, u.email, u.name, u.surname, u.patronymic, u.mobile_phone, u.work_phone, u.work_add_phone,
  u.roles, u.status, u.auth_epoch, u.version, u.avatar_id,
  (select e.due_at from erasure e where e.user_id = u.id and e.erased_at is null) as erase_at, c.type as company_type, c.short_name as company_short_name,
  c.inn as company_inn, c.active as company_active, c.deleted_at is not null as company_deleted,
  (c.regulation_confirmed_at is not null
    and coalesce(c.regulation_lapses_at > now(), true)) as regulation_confirmed`;

export const memberFromRow = (row: MemberRow): Member => ({ user: userFromRow(row), company: companyFromRow(row) });

const userFromRow = (row: MemberRow): User => ({
  id: row.id,
  companyId: row.company_id,
  email: row.email,
  name: row.name,
  surname: row.surname,
  patronymic: row.patronymic,
  mobilePhone: row.mobile_phone,
  workPhone: row.work_phone,
  workAddPhone: row.work_add_phone,
  roles: row.roles,
  status: row.status,
  authEpoch: row.auth_epoch,
  version: row.version,
  avatarId: row.avatar_id ?? undefined,
  eraseAt: row.erase_at ?? undefined,
});

const companyFromRow = (row: MemberRow): CompanyState => ({
  id: row.company_id,
  type: row.company_type,
  shortName: row.company_short_name,
  inn: row.company_inn,
  active: row.company_active,
  deleted: row.company_deleted,
  regulationConfirmed: row.regulation_confirmed,
});
