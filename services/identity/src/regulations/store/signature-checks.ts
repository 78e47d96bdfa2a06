import type { Table, TableConn } from '@setu/kit/db';
import type { SignatureCheck } from '../domain/signature-check.js';

interface CheckRow {
  id: string;
  signature_id: string;
  user_id: string;
  by_hand: boolean;
  outcome: string;
  comment: string;
  checked_at: Date;
}

export interface CheckTables {
  regulation_signature_check: Table<CheckRow>;
}

/** The store of signature checks. Rows are only added. */
export function signatureCheckStore(conn: TableConn<CheckTables>) {
  return {
    add: async (check: SignatureCheck): Promise<void> => {
      await conn('regulation_signature_check').insert({
        id: check.id,
        signature_id: check.signatureId,
        user_id: check.userId,
        by_hand: check.isByHand,
        outcome: check.outcome,
        comment: check.comment,
        checked_at: check.checkedAt,
      });
    },
    /** Returns the checks of the given signatures, newest first. */
    of: async (signatureIds: readonly string[]): Promise<SignatureCheck[]> => {
      const found = conn('regulation_signature_check').whereIn('signature_id', [...signatureIds]);
      return (await found.orderBy([{ column: 'checked_at', order: 'desc' }, 'id'])).map((row) => ({
        id: row.id,
        signatureId: row.signature_id,
        userId: row.user_id,
        isByHand: row.by_hand,
        outcome: row.outcome,
        comment: row.comment,
        checkedAt: row.checked_at,
      }));
    },
  };
}
