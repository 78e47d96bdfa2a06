import type { TableConn } from '@setu/kit/db';
import { fromRow, toRow } from '../../store/fields.js';
import type { Sample } from '../domain/sample.js';
import { sampleFields } from './sample-fields.js';
import type { SampleRow, SampleTables } from './tables.js';

export const sampleStore = (conn: TableConn<SampleTables>) => ({
  /** Returns the samples of a request, newest first. */
  async of(requestId: string): Promise<Sample[]> {
    const rows: SampleRow[] = await conn('sample')
      .where('request_id', requestId)
      .orderBy('asked_at', 'desc')
      .orderBy('id', 'desc')
      // A day is read as text, because a JavaScript Date could fall on another day in another time zone.
      .select('*', conn.raw("to_char(sent_on, 'YYYY-MM-DD') as sent_on"));
    return rows.map((row) => fromRow<Sample>(sampleFields, row));
  },

  async insert(sample: Sample): Promise<void> {
    await conn('sample').insert(toRow(sampleFields, sample));
  },

  /** Stores the answer to a sample or its verdict. The caller holds the request's lock. */
  async save(sample: Sample): Promise<void> {
    await conn('sample').where('id', sample.id).update(toRow(sampleFields, sample));
  },
});
