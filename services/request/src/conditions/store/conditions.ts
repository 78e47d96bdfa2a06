import type { TableConn } from '@setu/kit/db';
import type { CardSnapshot } from '../../copies/domain/card-snapshot.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { AttachedFile, Condition, DescribedItem } from '../domain/condition.js';
import { conditionFields, fileFields, itemFields, snapshotColumns } from './condition-fields.js';
import { copyCondition } from './copy-condition.js';
import type { ConditionTables } from './tables.js';

export const conditionStore = (conn: TableConn<ConditionTables>) => ({
  copy: copyCondition(conn),

  async insert(made: { id: string; requestId: string; count: string; card: CardSnapshot }): Promise<void> {
    const { id, requestId, count, card } = made;
    await conn('condition').insert({ id, request_id: requestId, count, ...snapshotColumns(card) });
  },

  /** Puts the card as it is now into a draft nobody has touched. */
  async refreshCard(requestId: string, card: CardSnapshot): Promise<void> {
    await conn('condition').where('request_id', requestId).update(snapshotColumns(card));
  },

  /** Count and comment as given; what is absent stays. */
  async write(id: string, { count, comment }: { count?: string; comment?: string }): Promise<void> {
    const changes = { ...(count !== undefined && { count }), ...(comment !== undefined && { comment }) };
    if (Object.keys(changes).length > 0) await conn('condition').where('id', id).update(changes);
  },

  /** The whole list of files, in this order. */
  async replaceFiles(id: string, files: readonly AttachedFile[]): Promise<void> {
    await conn('condition_file').where('condition_id', id).delete();
    if (files.length === 0) return;
    const rows = files.map((file, position) => ({ ...toRow(fileFields, file), condition_id: id, position }));
    await conn('condition_file').insert(rows);
  },

  async of(requestId: string): Promise<Condition> {
    const row = await conn('condition').where('request_id', requestId).first();
    const id = row?.id ?? '';
    const files = await conn('condition_file').where('condition_id', id).orderBy('position');
    const items = await conn('condition_item').where('condition_id', id).orderBy('position');
    return {
      ...fromRow<Omit<Condition, 'files' | 'items'>>(conditionFields, row ?? {}),
      files: files.map((file) => fromRow<AttachedFile>(fileFields, file)),
      items: items.map((item) => fromRow<DescribedItem>(itemFields, item)),
    };
  },
});
