import { type Conn, withTransaction } from '@setu/kit/db';
import { rowOf } from '../../store/sql.js';
import { projectCards } from './project-cards.js';
import { tryLockReadModel } from './read-model-lock.js';
import { rebuildSearch } from './rebuild-search.js';

/** The search read model as a whole. */
export const readModel = (conn: Conn) => ({
  /** Brings it in line with cards as they now stand, in the transaction that changed them. */
  project: (ids: readonly string[]): Promise<void> => projectCards(conn, ids),

  /** Makes it anew unless that was done at or after `since`, or somebody is at it; gives whether it was. */
  rebuildUnlessSince: (since: Date): Promise<boolean> =>
    withTransaction(conn, async (trx) => {
      if (!(await tryLockReadModel(trx))) return false;
      const state = await rowOf<{ rebuilt_at: Date | null }>(trx, {
        sql: 'SELECT rebuilt_at FROM read_model_state',
        bindings: [],
      });
      if (state?.rebuilt_at != null && state.rebuilt_at >= since) return false;
      await rebuildSearch(trx);
      return true;
    }),
});
