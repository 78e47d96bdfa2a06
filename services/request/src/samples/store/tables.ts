import type { Table } from '@setu/kit/db';
import type { RowOf } from '../../store/fields.js';
import type { sampleFields } from './sample-fields.js';

export interface SampleRow extends RowOf<typeof sampleFields> {}

export interface SampleTables {
  sample: Table<SampleRow>;
}
