import type { TableConn } from '@setu/kit/db';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { fileFields } from '../../conditions/store/condition-fields.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { Kind, Milestone } from '../domain/milestone.js';
import { milestoneFields } from './milestone-fields.js';
import type { MilestoneRow, MilestoneTables } from './tables.js';

// Days as text: as a Date of JavaScript they would be other ones in another zone.
const columns = `request_id, kind, version, to_char(expected_on, 'YYYY-MM-DD') as expected_on,
  to_char(happened_on, 'YYYY-MM-DD') as happened_on, note, side, by_user_id, acting_user_id, said_at`;

export const milestoneStore = (conn: TableConn<MilestoneTables>) => ({
  /** What was said of a request's milestones, by their kind. */
  async of(requestId: string): Promise<Map<Kind, Milestone>> {
    const rows: MilestoneRow[] = await conn('milestone').where('request_id', requestId).select(conn.raw(columns));
    const files = await conn('milestone_file').where('request_id', requestId).orderBy('position');
    return new Map(
      rows.map((row) => [
        row.kind,
        {
          ...fromRow<Omit<Milestone, 'files'>>(milestoneFields, row),
          files: files.filter(({ kind }) => kind === row.kind).map((file) => fromRow<AttachedFile>(fileFields, file)),
        },
      ]),
    );
  },

  /** Writes what is said now over what was said before; the request's lock keeps others out. */
  async put(said: Milestone): Promise<void> {
    const row = toRow(milestoneFields, said);
    const { requestId: request_id, kind } = said;
    await conn('milestone').insert(row).onConflict(['request_id', 'kind']).merge(row);
    await conn('milestone_file').where({ request_id, kind }).delete();
    const files = said.files.map((file, position) => ({ ...toRow(fileFields, file), request_id, kind, position }));
    if (files.length > 0) await conn('milestone_file').insert(files);
  },
});
