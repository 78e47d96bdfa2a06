import { rowOf, type SqlConn } from '../../store/sql.js';
import { countIn, countOut } from './leave-lists.js';
import { projectCards, takeOutCompany } from './project-cards.js';
import { tryToRebuild } from './read-model-lock.js';
import { type OnStep, rebuildSearch } from './rebuild-search.js';

/** The search read model as a whole. */
export const readModel = (conn: SqlConn) => ({
  /** Brings it in line with cards as they now stand, in the transaction that changed them. */
  project: (ids: readonly string[]): Promise<void> => projectCards(conn, ids),

  /** Whether no card is in it. */
  isEmpty: async (): Promise<boolean> => {
    const sql = 'select not exists (select from search_doc) as is_empty';
    return (await rowOf<{ is_empty: boolean }>(conn, { sql, bindings: [] }))?.is_empty ?? true;
  },

  /** Hides all cards of a company (its number) at once, and its cards from the counts, in the transaction that hides it. */
  hide: (companyNum: number): Promise<void> => countOut(conn, companyNum),

  /** Shows what is still there of a hidden company at once, in the transaction that shows it. */
  show: (companyNum: number): Promise<void> => countIn(conn, companyNum),

  /** Takes the next cards of a hidden company out, in a transaction that holds it; gives how many there were. */
  takeOut: (companyNum: number, limit: number): Promise<number> => takeOutCompany(conn, companyNum, limit),

  /** Says that nothing of a hidden company is left. */
  left: async (companyNum: number): Promise<void> => {
    await rowOf(conn, { sql: 'delete from leaving_company where company_num = ?', bindings: [companyNum] });
  },

  /**
   * Makes it anew, in a transaction of its own, unless that was done at or after `since` or somebody is at it; gives
   * whether it was.
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
