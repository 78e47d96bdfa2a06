import type { Conn } from '../db/open.js';
import type { AuditFields } from './audit.js';

/** A stored audit entry. */
export interface AuditRow {
  id: string;
  at: Date;
  actorId: string | undefined;
  onBehalfOfId: string | undefined;
  companyId: string | undefined;
  action: string;
  objectKind: string;
  objectId: string;
  before: AuditFields;
  after: AuditFields;
  requestId: string;
}

/** The filter of audit entries. An absent or empty field does not filter. */
export interface AuditFilter {
  from?: Date | undefined;
  /** Exclusive. */
  before?: Date | undefined;
  /** The user who acted, or on whose behalf another user acted. */
  personId?: string | undefined;
  companyId?: string | undefined;
  action?: string;
  objectKind?: string;
  objectId?: string;
  /** Matches any of these objects. Objects of other kinds do not have these ids. */
  objects?: { kinds: readonly string[]; ids: readonly string[] } | undefined;
  /** Returns only entries older than this one. */
  olderThan?: { at: Date; id: string } | undefined;
  limit: number;
}

interface Row {
  id: string;
  at: Date;
  actor_id: string | null;
  on_behalf_of_id: string | null;
  company_id: string | null;
  action: string;
  object_kind: string;
  object_id: string;
  before: AuditFields;
  after: AuditFields;
  request_id: string;
}

type Part = readonly [sql: string, ...bindings: readonly (string | Date | readonly string[])[]];

function conditions(filter: AuditFilter): Part[] {
  const parts: Part[] = [];
  if (filter.from !== undefined) parts.push(['at >= ?', filter.from]);
  if (filter.before !== undefined) parts.push(['at < ?', filter.before]);
  if (filter.companyId) parts.push(['company_id = ?::uuid', filter.companyId]);
  if (filter.action) parts.push(['action = ?', filter.action]);
  if (filter.objectKind) parts.push(['object_kind = ?', filter.objectKind]);
  if (filter.objectId) parts.push(['object_id = ?', filter.objectId]);
  // Both conditions are needed: the indexes of objects begin with the kind or with the id.
  if (filter.objects) {
    const { kinds, ids } = filter.objects;
    parts.push(['object_kind = any (?::text[]) and object_id = any (?::text[])', kinds, ids]);
  }
  if (filter.olderThan !== undefined) parts.push(['(at, id) < (?, ?::uuid)', filter.olderThan.at, filter.olderThan.id]);
  return parts;
}

/**
 * Builds the query for one page of `audit_entry`, newest first. A filter by user becomes a union of two queries, so
 * that each can use its own index.
 */
export function auditStatement(filter: AuditFilter): { sql: string; bindings: Part[number][] } {
  const one = (person: Part[]): { sql: string; bindings: Part[number][] } => {
    const parts = [...conditions(filter), ...person];
    const where = parts.length === 0 ? '' : `where ${parts.map(([sql]) => sql).join(' and ')}`;
    return {
      sql: `select * from audit_entry ${where} order by at desc, id desc limit ?::int`,
      bindings: [...parts.flatMap(([, ...bindings]) => bindings), String(filter.limit)],
    };
  };
  if (!filter.personId) return one([]);
  const by = one([['actor_id = ?::uuid', filter.personId]]);
  const forHim = one([['on_behalf_of_id = ?::uuid', filter.personId]]);
  return {
    sql: `select * from ((${by.sql}) union all (${forHim.sql})) acts order by at desc, id desc limit ?::int`,
    bindings: [...by.bindings, ...forHim.bindings, String(filter.limit)],
  };
}

/** Reads a page of audit entries, newest first. */
export async function auditRows(conn: Pick<Conn, 'raw'>, filter: AuditFilter): Promise<AuditRow[]> {
  const { sql, bindings } = auditStatement(filter);
  const found: { rows: Row[] } = await conn.raw(sql, bindings as never[]);
  return found.rows.map((row) => ({
    ...{ id: row.id, at: row.at, action: row.action, requestId: row.request_id },
    ...{ actorId: row.actor_id ?? undefined, onBehalfOfId: row.on_behalf_of_id ?? undefined },
    ...{ companyId: row.company_id ?? undefined, objectKind: row.object_kind, objectId: row.object_id },
    ...{ before: row.before, after: row.after },
  }));
}
