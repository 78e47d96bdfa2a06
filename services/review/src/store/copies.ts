import type { Conn } from '@setu/kit/db';

export type UserCopy = {
  id: string;
  company_id: string | null;
  name: string;
  surname: string;
  patronymic: string;
  roles: string[];
  status: string;
  version: number;
};

export type CompanyCopy = {
  id: string;
  type: string;
  short_name: string;
  active: boolean;
  broker_manager_id: string | null;
  version: number;
};

export type SkuCopy = {
  id: string;
  supplier_id: string | null;
  name_en: string;
  name_ru: string;
  state: 'draft' | 'published' | 'withdrawn';
  broker_manager_id: string | null;
  version: number;
};

type Tables = { user_copy: UserCopy; company_copy: CompanyCopy; sku_copy: SkuCopy };

/** Local copies of what other services own. An older version than the kept one changes nothing. */
export const copyStore = (conn: Conn) => {
  async function put<Table extends keyof Tables>(table: Table, copy: Tables[Table]): Promise<boolean> {
    const written = await conn(table)
      .insert(copy)
      .onConflict('id')
      .merge()
      .whereRaw(`${table}.version <= excluded.version`)
      .returning('id');
    return written.length === 1;
  }
  return {
    /** True when the copy was written, false when a later version is kept. */
    putUser: (copy: UserCopy) => put('user_copy', copy),
    putCompany: (copy: CompanyCopy) => put('company_copy', copy),
    putSku: (copy: SkuCopy) => put('sku_copy', copy),

    /** The card is no longer public, unless a later version is kept. */
    async withdrawSku(id: string, version: number): Promise<void> {
      await conn.raw("update sku_copy set state = 'withdrawn', version = ? where id = ? and version <= ?", [
        version,
        id,
        version,
      ]);
    },

    /** Many copies at once into an empty table. */
    async load<Table extends keyof Tables>(table: Table, copies: readonly Tables[Table][]): Promise<void> {
      await conn.batchInsert(table, copies as never, 500);
    },
  };
};
