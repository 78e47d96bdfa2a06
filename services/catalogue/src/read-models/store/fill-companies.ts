import { insertAll } from '../../store/insert-all.js';
import type { SqlConn } from '../../store/sql.js';
import type { CompanyReadModel } from './companies.js';

const columns =
  'id, short_name, city_en, city_ru, active, blacklisted, verified, logo_picture_id, version, is_supplier, broker_manager_id';

/** Writes many read models with one statement. Existing ones stay unchanged. */
export const fillCompanies = (conn: SqlConn, companies: readonly CompanyReadModel[]): Promise<void> =>
  insertAll(
    conn,
    'company',
    columns,
    companies.map(({ shortName, city, logoPictureId, isSupplier, brokerManagerId, ...company }) => ({
      ...company,
      short_name: shortName,
      logo_picture_id: logoPictureId || null,
      is_supplier: isSupplier ?? null,
      broker_manager_id: brokerManagerId || null,
      city_en: city.en,
      city_ru: city.ru,
    })),
  );
