import { type Conn, withTransaction } from '@setu/kit/db';
import { tryLockReadModel } from './read-model-lock.js';
import { rebuildSearch } from './rebuild-search.js';
import { rowOf } from './sql.js';

/** The search read model as a whole. */
export const readModel = (conn: Conn) => ({
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
