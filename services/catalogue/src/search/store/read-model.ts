import { rowOf, type SqlConn } from '../../store/sql.js';
import { countIn, countOut } from './leave-lists.js';
import { projectCards, takeOutCompany } from './project-cards.js';
import { tryToRebuild } from './read-model-lock.js';
import { type OnStep, rebuildSearch } from './rebuild-search.js';

/** Manages the search read model. */
export const readModel = (conn: SqlConn) => ({
  /** Updates the read model with the current state of cards, in the transaction that changed them. */
  project: (ids: readonly string[]): Promise<void> => projectCards(conn, ids),

  /** Returns whether the read model has no cards. */
  isEmpty: async (): Promise<boolean> => {
    const sql = 'select not exists (select from search_doc) as is_empty';
    return (await rowOf<{ is_empty: boolean }>(conn, { sql, bindings: [] }))?.is_empty ?? true;
  },

  /** Returns whether the read model has more cards than that. */
  hasMoreThan: async (cards: number): Promise<boolean> => {
    const sql = 'select exists (select from search_doc offset ? limit 1) as has_more';
    return (await rowOf<{ has_more: boolean }>(conn, { sql, bindings: [cards] }))?.has_more ?? false;
  },

  /**
   * Hides all cards of a company (by its number) from lists and counts immediately, in the transaction that hides the
   * company.
   */
  hide: (companyNum: number): Promise<void> => countOut(conn, companyNum),

  /** Shows the remaining cards of a hidden company immediately, in the transaction that shows the company. */
  show: (companyNum: number): Promise<void> => countIn(conn, companyNum),

  /** Removes the next cards of a hidden company, in a transaction that locks the company. Returns their number. */
  takeOut: (companyNum: number, limit: number): Promise<number> => takeOutCompany(conn, companyNum, limit),

  /** Records that no cards of a hidden company are left. */
  endLeaving: async (companyNum: number): Promise<void> => {
    await rowOf(conn, { sql: 'delete from leaving_company where company_num = ?', bindings: [companyNum] });
  },

  /**
   * Rebuilds the read model in a separate transaction, unless that was done at or after `since` or a rebuild is
   * running. Returns whether it was rebuilt.
   */
  rebuildUnlessSince: async (since: Date, onStep?: OnStep): Promise<boolean> => {
    if (!(await tryToRebuild(conn))) return false;
    const state = await rowOf<{ rebuilt_at: Date | null }>(conn, {
      sql: 'select rebuilt_at from read_model_state',
      bindings: [],
    });
    if (state?.rebuilt_at != null && state.rebuilt_at >= since) return false;
    await rebuildSearch(conn, onStep);
    return true;
  },
});
