import type { Conn } from '@setu/kit/db';
import { searchText } from '../../requests/domain/search-text.js';

export interface CompanyCopy {
  id: string;
  type: string;
  shortName: string;
  inn: string;
  version: number;
}

export interface UserCopy {
  id: string;
  companyId: string | null;
  name: string;
  surname: string;
  patronymic: string;
  version: number;
}

/** Local copies of companies and people: an older version never replaces a newer one. */
export const copyStore = (conn: Conn) => ({
  async keepCompany(company: CompanyCopy): Promise<void> {
    const { id, type, shortName, inn, version } = company;
    await conn('company_copy')
      .insert({ id, type, short_name: shortName, inn, version, search_text: searchText(shortName, inn) })
      .onConflict('id')
      .merge()
      .where('company_copy.version', '<', version);
  },

  /** A person's new name also goes into the requests he manages: lists sort by it. */
  async keepUser(user: UserCopy): Promise<void> {
    const { id, companyId, name, surname, patronymic, version } = user;
    const kept = await conn('user_copy')
      .insert({ id, company_id: companyId, name, surname, patronymic, version })
      .onConflict('id')
      .merge()
      .where('user_copy.version', '<', version)
      .returning('id');
    if (kept.length === 0) return;
    const sortName = searchText(surname, name);
    await conn('request')
      .where('broker_manager_id', id)
      .whereNot('manager_name', sortName)
      .update({ manager_name: sortName });
  },

  /** Known companies by id. */
  async companies(ids: readonly string[]): Promise<Map<string, CompanyCopy>> {
    const rows = ids.length === 0 ? [] : await conn('company_copy').whereIn('id', ids);
    return new Map(
      rows.map(({ id, type, short_name, inn, version }) => [id, { id, type, shortName: short_name, inn, version }]),
    );
  },

  /** Known people by id. */
  async people(ids: readonly string[]): Promise<Map<string, UserCopy>> {
    const rows = ids.length === 0 ? [] : await conn('user_copy').whereIn('id', ids);
    return new Map(
      rows.map(({ id, company_id, name, surname, patronymic, version }) => [
        id,
        { id, companyId: company_id, name, surname, patronymic, version },
      ]),
    );
  },

  /** Companies whose name or INN matches a LIKE pattern, 500 at most. */
  async companiesLike(pattern: string): Promise<string[]> {
    const rows = await conn('company_copy').whereRaw('search_text like ?', [pattern]).select('id').limit(500);
    return rows.map(({ id }) => id);
  },
});
