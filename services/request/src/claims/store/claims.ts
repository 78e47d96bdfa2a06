import type { TableConn } from '@setu/kit/db';
import type { AttachedFile } from '../../conditions/domain/condition.js';
import { fileFields } from '../../conditions/store/condition-fields.js';
import { rowsByKeys } from '../../store/by-keys.js';
import { fromRow, toRow } from '../../store/fields.js';
import type { Claim } from '../domain/claim.js';
import { claimFields } from './claim-fields.js';
import type { ClaimTables } from './tables.js';

const openOf = 'select request_id from claim where request_id = any(?::uuid[]) and closed_at is null';

export const claimStore = (conn: TableConn<ClaimTables>) => ({
  /** Returns the latest claim of a request. */
  async last(requestId: string): Promise<Claim | undefined> {
    const row = await conn('claim').where('request_id', requestId).orderBy('at', 'desc').orderBy('id', 'desc').first();
    if (row === undefined) return undefined;
    const files = await conn('claim_file').where('claim_id', row.id).orderBy('position');
    return {
      ...fromRow<Omit<Claim, 'files'>>(claimFields, row),
      files: files.map((file) => fromRow<AttachedFile>(fileFields, file)),
    };
  },

  /** Returns the ids of those requests that have an open claim. */
  async openAmong(requestIds: readonly string[]): Promise<Set<string>> {
    const rows = await rowsByKeys<{ request_id: string }>(conn, openOf, requestIds);
    return new Set(rows.map(({ request_id: id }) => id));
  },

  async insert(claim: Claim): Promise<void> {
    await conn('claim').insert(toRow(claimFields, claim));
    const files = claim.files.map((file, position) => ({ ...toRow(fileFields, file), claim_id: claim.id, position }));
    if (files.length > 0) await conn('claim_file').insert(files);
  },

  /** Stores the settlement of a claim. */
  async save(claim: Claim): Promise<void> {
    await conn('claim').where('id', claim.id).update(toRow(claimFields, claim));
  },
});
