import type { Table } from '@setu/kit/db';
import type { fileFields } from '../../conditions/store/condition-fields.js';
import type { RowOf } from '../../store/fields.js';
import type { claimFields } from './claim-fields.js';

export interface ClaimRow extends RowOf<typeof claimFields> {}

export interface ClaimFileRow extends RowOf<typeof fileFields> {
  claim_id: string;
  position: number;
}

export interface ClaimTables {
  claim: Table<ClaimRow>;
  claim_file: Table<ClaimFileRow>;
}
