import type { Table } from '@setu/kit/db';
import type { RowOf } from '../../store/fields.js';
import type { conditionFields, fileFields, itemFields } from './condition-fields.js';

export interface ConditionRow extends RowOf<typeof conditionFields> {
  card_version: number | null;
  unit_en: string;
  unit_ru: string;
  picture_id: string;
}

export interface ConditionFileRow extends RowOf<typeof fileFields> {
  condition_id: string;
  position: number;
}

export interface ConditionItemRow extends RowOf<typeof itemFields> {
  id: string;
  condition_id: string;
  position: number;
}

export interface ConditionTables {
  condition: Table<ConditionRow, Partial<ConditionRow>>;
  condition_file: Table<ConditionFileRow>;
  condition_item: Table<ConditionItemRow>;
}
