import { createHash } from 'node:crypto';
import type { TableConn } from '@setu/kit/db';
import type { Signature } from '../domain/signature.js';
import type { SignatureRow, SigningTables } from './tables.js';

/** The store of companies' signatures. Rows are only added. */
export function signatureStore(conn: TableConn<SigningTables>) {
  return {
    /** Returns a company's signature under a version: the verified one, or else the newest. */
    of: async (companyId: string, regulationNumber: number): Promise<Signature | undefined> => {
      const row = await conn('regulation_signature')
        .where({ company_id: companyId, regulation_number: regulationNumber })
        .orderByRaw("state = 'verified' desc, signed_at desc, id")
        .first();
      return row && fromRow(row);
    },
    /** Returns a company's signature under the newest version it signed: the verified one, or else the newest. */
    newestOf: async (companyId: string): Promise<Signature | undefined> => {
      const row = await conn('regulation_signature')
        .where({ company_id: companyId })
        .orderByRaw("regulation_number desc, state = 'verified' desc, signed_at desc, id")
        .first();
      return row && fromRow(row);
    },
    /** Returns all signatures of a company, newest first. */
    all: async (companyId: string): Promise<Signature[]> => {
      const found = conn('regulation_signature').where({ company_id: companyId });
      return (await found.orderBy([{ column: 'signed_at', order: 'desc' }, 'id'])).map(fromRow);
    },
    byId: async (companyId: string, id: string): Promise<Signature | undefined> => {
      const row = await conn('regulation_signature').where({ company_id: companyId, id }).first();
      return row && fromRow(row);
    },
    /** Returns a signature of any company. For internal tasks only. */
    find: async (id: string): Promise<Signature | undefined> => {
      const row = await conn('regulation_signature').where({ id }).first();
      return row && fromRow(row);
    },
    /** Prevents concurrent signing for the company until the transaction ends. */
    lock: async (companyId: string): Promise<void> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`signatures ${companyId}`]);
    },
    /** Adds a signature. Adding the same one again does nothing. */
    add: async (signature: Signature): Promise<void> => {
      await conn('regulation_signature')
        .insert(toRow(signature))
        .onConflict(['company_id', 'regulation_number', 'signature_sha256'])
        .ignore();
    },
  };
}

const toRow = (made: Signature): SignatureRow => ({
  id: made.id,
  company_id: made.companyId,
  regulation_number: made.regulationNumber,
  user_id: made.userId,
  state: made.state,
  signature: made.signature,
  signature_sha256: createHash('sha256').update(made.signature).digest('hex'),
  verdict: made.verdict,
  signed_at: made.signedAt,
});

const fromRow = (row: SignatureRow): Signature => ({
  id: row.id,
  companyId: row.company_id,
  regulationNumber: row.regulation_number,
  userId: row.user_id,
  state: row.state,
  signature: row.signature,
  verdict: row.verdict,
  signedAt: row.signed_at,
});
