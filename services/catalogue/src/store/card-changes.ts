import type { Conn } from '@setu/kit/db';
import { projectCards } from './project-cards.js';
import { rowsOf } from './sql.js';

const BATCH = 500;

/** Changes of what the public sees; the read model follows in the same transaction. */
export const cardChanges = (conn: Conn) => ({
  /** Makes a card's draft its published version; gives the version, or undefined when it has no draft. */
  publish: async (skuId: string, at: Date): Promise<number | undefined> => {
    const [row] = await rowsOf<{ version: number }>(conn, {
      sql: `UPDATE sku SET published_version = draft_version, draft_version = NULL, published_at = ?
        WHERE id = ? AND draft_version IS NOT NULL AND removed_at IS NULL RETURNING published_version AS version`,
      bindings: [at, skuId],
    });
    if (row === undefined) return undefined;
    await projectCards(conn, [skuId]);
    return row.version;
  },

  /** Takes a card from the public; its content stays as a draft. Gives the version, or undefined when it was not public. */
  withdraw: async (skuId: string): Promise<number | undefined> => {
    const [row] = await rowsOf<{ version: number }>(conn, {
      sql: `UPDATE sku s SET draft_version = coalesce(s.draft_version, s.published_version), published_version = NULL, published_at = NULL
        FROM sku before WHERE before.id = s.id AND s.id = ? AND s.published_version IS NOT NULL AND s.removed_at IS NULL
        RETURNING before.published_version AS version`,
      bindings: [skuId],
    });
    if (row === undefined) return undefined;
    await projectCards(conn, [skuId]);
    return row.version;
  },

  /** Brings all cards of a company in line after it was locked, unlocked or moved in or out of the blacklist. */
  projectCompany: async (companyId: string): Promise<void> => {
    const rows = await rowsOf<{ id: string }>(conn, {
      sql: 'SELECT id FROM sku WHERE company_id = ? AND published_version IS NOT NULL AND removed_at IS NULL ORDER BY id',
      bindings: [companyId],
    });
    const ids = rows.map(({ id }) => id);
    for (let at = 0; at < ids.length; at += BATCH) await projectCards(conn, ids.slice(at, at + BATCH));
  },
});
