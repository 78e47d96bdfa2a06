import type { Actor } from '@setu/proto/common';
import { type Clock, systemClock } from '../clock.js';
import { currentContext } from '../context.js';
import type { Conn } from '../db/open.js';
import { type Ids, systemIds } from '../ids.js';

/**
 * The value of a changed field: an id, a number, a value of a closed set or the name of a thing. It never holds
 * personal data.
 */
export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditFields = Readonly<Record<string, AuditValue>>;

/** An action that someone may have to account for later. */
export interface NewAuditEntry {
  /** The action's name, prefixed with the kind of its object, for example `category.renamed`. */
  action: string;
  object: { kind: string; id: string };
  /** The company concerned. Defaults to the actor's own company. */
  companyId?: string | undefined;
  /** The changed fields by name, with their values before and after. */
  before?: AuditFields;
  after?: AuditFields;
  /** Overrides the actor of the current call. */
  actor?: Pick<Actor, 'userId' | 'actingUserId' | 'companyId'>;
}

export interface AuditLog {
  add(...entries: NewAuditEntry[]): Promise<void>;
}

/**
 * Returns the audit log bound to the transaction `conn`, so an entry is stored only if its action commits. Requires
 * `auditMigration`.
 */
export function auditLog(conn: Conn, parts: { clock?: Clock; ids?: Ids } = {}): AuditLog {
  const { clock = systemClock, ids = systemIds } = parts;
  return {
    add: async (...entries) => {
      if (entries.length === 0) return;
      const context = currentContext();
      const rows = entries.map((entry) => {
        const actor = entry.actor ?? context?.actor;
        const userId = actor?.userId || null;
        const actingId = actor?.actingUserId || null;
        return {
          id: ids.id(),
          at: clock.now(),
          actor_id: actingId ?? userId,
          on_behalf_of_id: actingId === null ? null : userId,
          company_id: entry.companyId || actor?.companyId || null,
          action: entry.action,
          object_kind: entry.object.kind,
          object_id: entry.object.id,
          before: JSON.stringify(entry.before ?? {}),
          after: JSON.stringify(entry.after ?? {}),
          request_id: context?.requestId ?? '',
        };
      });
      await conn('audit').insert(rows);
    },
  };
}
