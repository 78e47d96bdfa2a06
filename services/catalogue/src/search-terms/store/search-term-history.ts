import type { PageWindow } from '@setu/kit/core';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** The recorded fields of a synonym, or the words that a list of stop words gained or lost. */
export type TermFields = Readonly<{
  left?: readonly string[];
  right?: readonly string[];
  bothWays?: boolean;
  language?: string;
  meaning?: string;
  words?: readonly string[];
}>;

/** A recorded change of a synonym or of stop words. */
export interface TermChange {
  action: string;
  before: TermFields;
  after: TermFields;
  userId: string;
  onBehalfOfId: string | undefined;
  at: Date;
}

interface Row {
  action: string;
  before: TermFields;
  after: TermFields;
  actor_id: string | null;
  on_behalf_of_id: string | null;
  at: Date;
}

/** The object kinds of these changes in the audit. */
export const synonymKind = 'search_synonym';
export const stopWordsKind = 'search_stop_words';

const fromAudit = `from audit where object_kind in ('${synonymKind}', '${stopWordsKind}')`;

/** Reads the changes of synonyms and stop words and their authors, newest first. */
export const searchTermHistory = (conn: SqlConn) => ({
  page: async ({ limit, offset }: PageWindow): Promise<{ changes: TermChange[]; total: number }> => {
    const [rows, counted] = await Promise.all([
      rowsOf<Row>(conn, {
        sql: `select action, before, after, actor_id, on_behalf_of_id, at ${fromAudit}
          order by at desc, id desc limit ?::int offset ?::int`,
        bindings: [limit, offset],
      }),
      rowOf<{ total: number }>(conn, { sql: `select count(*)::int as total ${fromAudit}`, bindings: [] }),
    ]);
    const changes = rows.map(({ action, before, after, at, actor_id: userId, on_behalf_of_id: onBehalfOfId }) => ({
      ...{ action, before, after, at },
      ...{ userId: userId ?? '', onBehalfOfId: onBehalfOfId ?? undefined },
    }));
    return { changes, total: counted?.total ?? 0 };
  },
});
