import type { Table } from '@setu/kit/db';
import type { ApprovedText, Translation } from '../domain/translation.js';

export interface TranslationRow {
  review_id: string;
  russian: Translation['russian'];
  english: Translation['english'];
  machine_fields: Translation['machineFields'];
  editor: string;
  seq: string;
  saved_at: Date;
}

export interface ApprovedRow {
  sku_id: string;
  field: ApprovedText['field'];
  english: string;
  russian: string;
  approved_at: Date;
}

export interface TranslationTables {
  translation: Table<TranslationRow>;
  approved_translation: Table<ApprovedRow>;
}
