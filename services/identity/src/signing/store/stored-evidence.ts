import type { Table, TableConn } from '@setu/kit/db';
import { rows } from '../../store/rows.js';
import type { EvidenceOf, StoredEvidence } from '../domain/stored-evidence.js';

interface EvidenceRow {
  file_id: string;
  signature_id: string | null;
  looks: number | null;
  regulation_number: number | null;
  sha256: string;
  size: number;
  kept_at: Date | null;
}

export interface StoredEvidenceTables {
  kept_evidence: Table<EvidenceRow>;
}

const missingSignatures = `
  select s.id from regulation_signature s where not exists (
    select from kept_evidence k where k.signature_id = s.id and k.kept_at is not null
      and k.looks = (select count(*) from regulation_signature_check c where c.signature_id = s.id))
  order by s.id`;

const missingVersions = `
  select r.number from regulation r where not exists (
    select from kept_evidence k where k.regulation_number = r.number and k.kept_at is not null)
  order by r.number`;

const fromRow = (row: EvidenceRow): StoredEvidence => ({
  fileId: row.file_id,
  sha256: row.sha256,
  size: row.size,
  storedAt: row.kept_at ?? undefined,
});

const columnsOf = (of: EvidenceOf) =>
  'signatureId' in of
    ? { signature_id: of.signatureId, looks: of.checkCount }
    : { regulation_number: of.regulationNumber };

/** The store of evidence objects, with the expected hash and size of each. */
export function storedEvidenceStore(conn: TableConn<StoredEvidenceTables>) {
  const find = async (of: EvidenceOf): Promise<StoredEvidence | undefined> => {
    const row = await conn('kept_evidence').where(columnsOf(of)).first();
    return row && fromRow(row);
  };
  return {
    find,
    /** Records an evidence object before it is stored, or returns the one that was recorded earlier. */
    begin: async (of: EvidenceOf, object: StoredEvidence): Promise<StoredEvidence> => {
      const { fileId, sha256, size } = object;
      const row = { signature_id: null, looks: null, regulation_number: null, ...columnsOf(of), kept_at: null };
      await conn('kept_evidence')
        .insert({ ...row, file_id: fileId, sha256, size })
        .onConflict()
        .ignore();
      return (await find(of)) ?? object;
    },
    /** Records that the object is stored. */
    setStored: async (fileId: string, at: Date): Promise<void> => {
      await conn('kept_evidence').where({ file_id: fileId }).whereNull('kept_at').update({ kept_at: at });
    },
    /** Deletes the record of an object that was never stored. The next attempt uses another id. */
    abandon: async (fileId: string): Promise<void> => {
      await conn('kept_evidence').where({ file_id: fileId }).whereNull('kept_at').delete();
    },
    /** Returns the ids of signatures whose latest check is not in a stored object. */
    missingSignatures: async (): Promise<string[]> =>
      (await rows<{ id: string }>(conn, missingSignatures)).map(({ id }) => id),
    /** Returns the numbers of versions that have no stored object. */
    missingVersions: async (): Promise<number[]> =>
      (await rows<{ number: number }>(conn, missingVersions)).map(({ number }) => number),
  };
}
