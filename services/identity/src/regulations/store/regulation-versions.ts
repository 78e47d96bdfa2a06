import { createHash } from 'node:crypto';
import type { TableConn } from '@setu/kit/db';
import type { CompanyTables } from '../../companies/store/companies.js';
import type { SigningTables } from '../../signing/store/tables.js';
import { firstRow, rows } from '../../store/rows.js';
import type { RegulationVersion, ValidRegulationVersion } from '../domain/regulation-version.js';

interface VersionRow {
  number: number;
  file_name: string;
  type: string;
  size: number;
  sha256: string;
  effective_from: string;
  grace_until: string | null;
  published_by_user_id: string | null;
  event_id: string | null;
  created_at: Date;
  signed: number;
}

/** A stored version with the id of the event that its notifications refer to. */
export interface StoredRegulationVersion extends RegulationVersion {
  eventId: string;
}

/** Who publishes a version, its number, and the id of the event that its notifications refer to. */
export interface Publishing {
  number: number;
  byUserId: string;
  eventId: string;
  now: Date;
}

const readVersions = `
  select r.number, r.file_name, r.type, length(r.content) as size, r.sha256,
    to_char(r.effective_from, 'YYYY-MM-DD') as effective_from, to_char(r.grace_until, 'YYYY-MM-DD') as grace_until,
    r.published_by_user_id, r.event_id, r.created_at,
    (select count(distinct s.company_id)::int from regulation_signature s where s.regulation_number = r.number
      and (s.state = 'verified' or exists (select 1 from regulation_signature_check k
        where k.signature_id = s.id and (k.by_hand or k.outcome = 'verified')))) as signed
  from regulation r`;

// A later version never extends a deadline set by an earlier one.
const setLapses = `
  update company set regulation_lapses_at = least(regulation_lapses_at, ?::timestamptz), updated_at = ?::timestamptz
  where type = 'customer' and deleted_at is null and regulation_confirmed_at is not null`;

const lapse = `
  update company set regulation_confirmed_at = null, regulation_lapses_at = null, updated_at = ?::timestamptz,
    version = version + 1
  where id = ? and regulation_lapses_at <= ?::timestamptz`;

const fromRow = (row: VersionRow): StoredRegulationVersion => ({
  number: row.number,
  fileName: row.file_name,
  type: row.type,
  size: row.size,
  sha256: row.sha256,
  effectiveFrom: row.effective_from,
  graceUntil: row.grace_until ?? undefined,
  publishedAt: row.created_at,
  publishedById: row.published_by_user_id ?? undefined,
  eventId: row.event_id ?? '',
  signed: row.signed,
});

/** The store of regulation versions, and of the deadlines they set for companies that may trade. */
export function regulationVersionStore(conn: TableConn<SigningTables & CompanyTables>) {
  return {
    /** Prevents concurrent publishing until the transaction ends. */
    lock: async (): Promise<void> => {
      await conn.raw(`select pg_advisory_xact_lock(hashtextextended('regulation editions', 0))`);
    },
    /** Returns all versions, newest first. */
    list: async (): Promise<StoredRegulationVersion[]> =>
      (await rows<VersionRow>(conn, `${readVersions} order by r.number desc`)).map(fromRow),
    newest: async (): Promise<StoredRegulationVersion | undefined> => {
      const row = await firstRow<VersionRow>(conn, `${readVersions} order by r.number desc limit 1`);
      return row && fromRow(row);
    },
    byNumber: async (number: number): Promise<StoredRegulationVersion | undefined> => {
      const row = await firstRow<VersionRow>(conn, `${readVersions} where r.number = ?`, [number]);
      return row && fromRow(row);
    },
    insert: async (version: ValidRegulationVersion, { number, byUserId, eventId, now }: Publishing): Promise<void> => {
      await conn('regulation').insert({
        number,
        file_name: version.fileName,
        type: version.type,
        sha256: createHash('sha256').update(version.content).digest('hex'),
        content: version.content,
        effective_from: version.effectiveFrom,
        grace_until: version.graceUntil,
        published_by_user_id: byUserId,
        event_id: eventId,
        created_at: now,
      });
    },
    /** Returns when a company loses the right to trade unless it signs, or undefined if it has no deadline. */
    lapsesAt: async (companyId: string): Promise<Date | undefined> => {
      const row = await conn('company').where({ id: companyId }).first('regulation_lapses_at');
      return row?.regulation_lapses_at ?? undefined;
    },
    /** Sets the time at which customers that may trade lose that right, unless they sign first. */
    setLapses: async (lapsesAt: Date, now: Date): Promise<void> => {
      await conn.raw(setLapses, [lapsesAt.toISOString(), now.toISOString()]);
    },
    /** Returns a batch of customers with a deadline, in order of id, after the given id. */
    lapsing: async (afterId: string, batch: number): Promise<string[]> => {
      const found = conn('company').whereNotNull('regulation_lapses_at').whereNull('deleted_at');
      return found.where('id', '>', afterId).orderBy('id').limit(batch).pluck('id');
    },
    /** Returns a batch of customers whose deadline has passed. */
    lapsed: (now: Date, batch: number): Promise<string[]> =>
      conn('company').where('regulation_lapses_at', '<=', now).orderBy('id').limit(batch).pluck('id'),
    /**
     * Withdraws a company's right to trade. Returns false if its deadline has not passed or the right is already
     * withdrawn.
     */
    lapse: async (companyId: string, now: Date): Promise<boolean> => {
      const result: { rowCount: number } = await conn.raw(lapse, [now.toISOString(), companyId, now.toISOString()]);
      return result.rowCount > 0;
    },
  };
}
