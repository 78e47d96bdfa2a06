import { insertAll } from '../../store/insert-all.js';
import type { SqlConn } from '../../store/sql.js';
import type { CompanyCopy } from './companies.js';

const columns = 'id, short_name, city_en, city_ru, active, blacklisted, verified, version';

/** Writes many copies at once; what is there already stays. */
export const fillCompanies = (conn: SqlConn, companies: readonly CompanyCopy[]): Promise<void> =>
  insertAll(
    conn,
    'company',
    columns,
    companies.map(({ shortName, city, ...company }) => ({
      ...company,
      short_name: shortName,
      city_en: city.en,
      city_ru: city.ru,
    })),
  );
