import type { TableConn } from '@setu/kit/db';
import type { CompanyReadModel, UserReadModel } from '../domain/read-models.js';
import type { CompanyRow, ReadModelTables, UserRow } from './tables.js';

/** Stores the read models of users and companies. An event older than the stored state changes nothing. */
export const peopleStore = (conn: TableConn<ReadModelTables>) => ({
  async putUsers(users: readonly UserReadModel[]): Promise<void> {
    if (users.length === 0) return;
    const insert = conn('user_copy').insert(users.map(toUserRow)).onConflict('id').merge();
    await insert.whereRaw('user_copy.version < excluded.version');
  },

  async forgetUser(id: string): Promise<void> {
    await conn('user_copy').where({ id }).update({ name: '', surname: '', patronymic: '' });
  },

  async putCompanies(companies: readonly CompanyReadModel[]): Promise<void> {
    if (companies.length === 0) return;
    const insert = conn('company_copy').insert(companies.map(toCompanyRow)).onConflict('id').merge();
    await insert.whereRaw('company_copy.version < excluded.version');
  },

  /** Checks whether a user works for the broker as a manager. */
  async isManager(id: string): Promise<boolean> {
    const { rows } = await conn.raw<{ rows: unknown[] }>(activeManager, [id]);
    return rows.length > 0;
  },

  /** Checks whether a user works for a company. */
  async worksFor(id: string, companyId: string): Promise<boolean> {
    if (id === '') return false;
    return (await conn('user_copy').where({ id, company_id: companyId }).first('id')) !== undefined;
  },

  /** Returns the name of a company, or an empty string for an unknown one. */
  async companyName(id: string): Promise<string> {
    return (await conn('company_copy').where({ id }).first('short_name'))?.short_name ?? '';
  },
});

const activeManager = `
  select 1 from user_copy u join company_copy c on c.id = u.company_id
  where u.id = ? and u.status = 'active' and c.type = 'broker' and u.roles && array['TEAM_MANAGER', 'TEAM_ADMIN']`;

const toUserRow = ({ companyId, ...user }: UserReadModel): UserRow => ({ ...user, company_id: companyId ?? null });

const toCompanyRow = ({ shortName, brokerManagerId, ...company }: CompanyReadModel): CompanyRow => ({
  ...company,
  short_name: shortName,
  broker_manager_id: brokerManagerId ?? null,
});
