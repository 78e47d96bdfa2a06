import type { Table, TableConn } from '@setu/kit/db';

interface IndustryRow {
  id: string;
  position: number;
  name_en: string;
  name_ru: string;
}
export interface IndustryTables {
  industry: Table<IndustryRow>;
}

/** An industry as companies store it. */
export interface NamedIndustry {
  id: string;
  en: string;
  ru: string;
}

const fromRow = ({ id, name_en: en, name_ru: ru }: IndustryRow): NamedIndustry => ({ id, en, ru });

/** The industries of companies. */
export function industryStore(conn: TableConn<IndustryTables>) {
  return {
    /** Returns the industries in display order, "other" last. */
    all: async (): Promise<NamedIndustry[]> =>
      (await conn('industry').orderBy(['position', 'id']).select()).map(fromRow),
  };
}
