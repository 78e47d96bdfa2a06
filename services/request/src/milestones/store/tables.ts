import type { Table } from '@setu/kit/db';
import type { fileFields } from '../../conditions/store/condition-fields.js';
import type { RowOf } from '../../store/fields.js';
import type { milestoneFields } from './milestone-fields.js';

export interface MilestoneRow extends RowOf<typeof milestoneFields> {}

export interface MilestoneFileRow extends RowOf<typeof fileFields> {
  request_id: string;
  kind: MilestoneRow['kind'];
  position: number;
}

export interface MilestoneTables {
  milestone: Table<MilestoneRow>;
  milestone_file: Table<MilestoneFileRow>;
}
