import { internal } from '@setu/kit/core';
import type { TableConn } from '@setu/kit/db';
import type { CardSnapshot } from '../../read-models/domain/card-snapshot.js';
import { snapshotColumns } from './condition-fields.js';
import type { ConditionTables } from './tables.js';

/** The condition to create: its ids, and the current card if there is one. */
export interface Copying {
  id: string;
  requestId: string;
  card: CardSnapshot | undefined;
  ids: () => string;
}

/**
 * Copies everything that one request asks for to another request's condition. The old card is copied only if no current
 * card is given.
 */
export const copyCondition =
  (conn: TableConn<ConditionTables>) =>
  async (from: string, into: Copying): Promise<void> => {
    const source = await conn('condition').where('request_id', from).first();
    if (source === undefined) throw internal(`request ${from} has no condition`);
    const card =
      into.card === undefined ? { card: source.card && JSON.stringify(source.card) } : snapshotColumns(into.card);
    await conn('condition').insert({ ...source, ...card, id: into.id, request_id: into.requestId });
    const files = await conn('condition_file').where('condition_id', source.id);
    if (files.length > 0)
      await conn('condition_file').insert(files.map((file) => ({ ...file, condition_id: into.id })));
    const items = await conn('condition_item').where('condition_id', source.id);
    if (items.length > 0)
      await conn('condition_item').insert(items.map((item) => ({ ...item, id: into.ids(), condition_id: into.id })));
  };
