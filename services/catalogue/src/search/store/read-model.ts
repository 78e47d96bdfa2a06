import { rowOf, type SqlConn } from '../../store/sql.js';
import { projectCards } from './project-cards.js';
import { tryToRebuild } from './read-model-lock.js';
import { type OnStep, rebuildSearch } from './rebuild-search.js';

/** The search read model as a whole. */
export const readModel = (conn: SqlConn) => ({
  /** Brings it in line with cards as they now stand, in the transaction that changed them. */
  project: (ids: readonly string[]): Promise<void> => projectCards(conn, ids),

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
