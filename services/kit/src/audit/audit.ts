import type { Actor } from '@setu/proto/common';
import { type Clock, systemClock } from '../clock.js';
import { currentContext } from '../context.js';
import type { Conn } from '../db/open.js';
import { type Ids, systemIds } from '../ids.js';

/** What a field held: ids, numbers, words of closed sets and names of things; nothing about a person. */
export type AuditValue = string | number | boolean | null | readonly string[];
export type AuditFields = Readonly<Record<string, AuditValue>>;

/** An act somebody may have to answer for. */
export interface Act {
  /** What was done, in the words of its noun: `category.renamed`. */
  action: string;
  object: { kind: string; id: string };
  /** Whom it concerns; the actor's own company unless given. */
  companyId?: string | undefined;
  /** The fields that changed, by name, as they were and as they are. */
  before?: AuditFields;
  after?: AuditFields;
  /** Instead of the actor of the call being served. */
  actor?: Pick<Actor, 'userId' | 'actingUserId' | 'companyId'>;
}

export interface Audit {
  add(...acts: Act[]): Promise<void>;
}

/** Writes acts down in the transaction `conn`: they are on record exactly when they happened. Needs `auditMigration`. */
export function audit(conn: Conn, parts: { clock?: Clock; ids?: Ids } = {}): Audit {
  const { clock = systemClock, ids = systemIds } = parts;
  return {
    add: async (...acts) => {
      if (acts.length === 0) return;
      const context = currentContext();
      const rows = acts.map((act) => {
        const actor = act.actor ?? context?.actor;
        const userId = actor?.userId || null;
        const actingId = actor?.actingUserId || null;
        return {
          id: ids.id(),
          at: clock.now(),
          actor_id: actingId ?? userId,
          on_behalf_of_id: actingId === null ? null : userId,
          company_id: act.companyId || actor?.companyId || null,
          action: act.action,
          object_kind: act.object.kind,
          object_id: act.object.id,
          before: JSON.stringify(act.before ?? {}),
          after: JSON.stringify(act.after ?? {}),
          request_id: context?.requestId ?? '',
        };
      });
      await conn('audit').insert(rows);
    },
  };
}
