import type { Table } from '@setu/kit/db';
import type { CardReadModel } from '../domain/read-models.js';

export interface UserRow {
  id: string;
  company_id: string | null;
  name: string;
  surname: string;
  patronymic: string;
  roles: string[];
  status: string;
  version: number;
}

export interface CompanyRow {
  id: string;
  type: string;
  short_name: string;
  active: boolean;
  broker_manager_id: string | null;
  version: number;
}

export interface SkuRow {
  id: string;
  supplier_id: string | null;
  name_en: string;
  name_ru: string;
  vendor_code: string;
  state: CardReadModel['state'];
  broker_manager_id: string | null;
  revision: number;
  draft_version: number;
  edit: number;
  removed: boolean;
}

export interface ReadModelTables {
  user_copy: Table<UserRow>;
  company_copy: Table<CompanyRow>;
  sku_copy: Table<SkuRow>;
}
