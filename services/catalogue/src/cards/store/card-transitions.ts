import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';

/** The version and revision of a card after a transition. */
export interface CardTransition {
  version: number;
  revision: number;
}

/** A card that was public, and the company that owns it. */
export interface Withdrawn extends CardTransition {
  companyId: string;
  vendorCode: string;
}

/** Publishes and withdraws cards. The read model is updated separately. */
export const cardTransitions = (conn: SqlConn) => ({
  /** Makes a card's draft its published version. Returns the version, or undefined if the card has no draft. */
  publish: (skuId: string, at: Date): Promise<CardTransition | undefined> =>
    rowOf<CardTransition>(conn, {
      sql: `update sku set published_version = draft_version, draft_version = null, published_at = ?, revision = revision + 1
        where id = ? and draft_version is not null and removed_at is null returning published_version as version, revision`,
      bindings: [at, skuId],
    }),

  /**
   * Withdraws a card from publication and keeps its content as a draft. Returns the version that was public, or
   * undefined.
   */
  withdraw: (skuId: string): Promise<Withdrawn | undefined> =>
    rowOf<Withdrawn>(conn, {
      sql: `update sku s set draft_version = coalesce(s.draft_version, s.published_version), published_version = null,
          published_at = null, revision = s.revision + 1
        from sku before where before.id = s.id and s.id = ? and s.published_version is not null and s.removed_at is null
        returning before.published_version as version, s.revision, s.company_id as "companyId", s.vendor_code as "vendorCode"`,
      bindings: [skuId],
    }),

  /**
   * Returns the next `limit` published cards of a company that are missing from the lists, after the card `afterId` and
   * in the order of their ids.
   */
  unlistedAfter: async (companyId: string, afterId: string, limit: number): Promise<string[]> => {
    const rows = await rowsOf<{ id: string }>(conn, {
      sql: `select s.id from sku s where s.company_id = ? and s.id > ? and s.published_version is not null and s.removed_at is null
        and not exists (select from search_doc d where d.sku_id = s.id) order by s.id limit ?`,
      bindings: [companyId, afterId, limit],
    });
    return rows.map(({ id }) => id);
  },
});
