import type { LocalText } from '../../domain/local-text.js';
import { rowOf, type SqlConn } from '../../store/sql.js';

/** The fields of a company that the catalogue stores. */
export interface CompanyReadModel {
  id: string;
  shortName: string;
  city: LocalText;
  active: boolean;
  blacklisted: boolean;
  verified: boolean;
  /** Empty if the company has no logo. */
  logoPictureId: string;
  /** Undefined until an event says whether the company is a supplier. */
  isSupplier?: boolean | undefined;
  /** The broker's manager of the company, or empty if it has none. */
  brokerManagerId?: string | undefined;
  version: number;
}

/** The fields of a company that are needed to edit its cards. */
export interface Supplier {
  id: string;
  num: number;
  visible: boolean;
  verified: boolean;
  shortName: string;
  city: LocalText;
  /** A company for which this is unknown counts as a supplier. */
  isSupplier: boolean;
  brokerManagerId: string | null;
}

/** The read models of companies. */
export const companies = (conn: SqlConn) => ({
  /** Returns the company with its number in the read model, or undefined for an unknown one. */
  find: async (id: string): Promise<Supplier | undefined> =>
    rowOf(conn, {
      sql: `select id, num, visible, verified, short_name as "shortName", json_build_object('en', city_en, 'ru', city_ru) as city,
        coalesce(is_supplier, true) as "isSupplier", broker_manager_id as "brokerManagerId" from company where id = ?`,
      bindings: [id],
    }),

  /**
   * Stores a newer state of a company. An older or equal version changes nothing. Returns whether the company became
   * visible or hidden.
   */
  save: async (
    company: Omit<CompanyReadModel, 'verified'>,
  ): Promise<{ becameVisible: boolean; becameHidden: boolean }> => {
    const before = await rowOf<{ visible: boolean; version: number }>(conn, {
      sql: 'select visible, version from company where id = ? for update',
      bindings: [company.id],
    });
    const after = await rowOf<{ visible: boolean }>(conn, {
      sql: `insert into company (id, short_name, city_en, city_ru, active, blacklisted, verified, version, logo_picture_id,
          is_supplier, broker_manager_id)
        values (?, ?, ?, ?, ?, ?, false, ?, ?, ?, ?)
        on conflict on constraint company_pk do update set short_name = excluded.short_name, city_en = excluded.city_en,
          city_ru = excluded.city_ru, active = excluded.active, blacklisted = excluded.blacklisted, version = excluded.version,
          logo_picture_id = excluded.logo_picture_id, is_supplier = excluded.is_supplier,
          broker_manager_id = excluded.broker_manager_id
        where company.version < excluded.version
        returning visible`,
      bindings: [
        company.id,
        company.shortName,
        company.city.en,
        company.city.ru,
        company.active,
        company.blacklisted,
        company.version,
        company.logoPictureId || null,
        company.isSupplier ?? null,
        company.brokerManagerId || null,
      ],
    });
    if (before === undefined || after === undefined) return { becameVisible: false, becameHidden: false };
    return { becameVisible: after.visible && !before.visible, becameHidden: !after.visible && before.visible };
  },
});
