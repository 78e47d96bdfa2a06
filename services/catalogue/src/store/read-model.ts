import type { Conn } from '@setu/kit/db';
import { rebuildSearch } from './rebuild-search.js';
import { rowOf } from './sql.js';

/** The search read model as a whole. */
export const readModel = (conn: Conn) => ({
  /** Makes it anew unless that was done at or after `since`; gives whether it was. */
  rebuildUnlessSince: async (since: Date): Promise<boolean> => {
    const state = await rowOf<{ rebuilt_at: Date | null }>(conn, {
      sql: 'SELECT rebuilt_at FROM read_model_state',
      bindings: [],
    });
    if (state?.rebuilt_at != null && state.rebuilt_at >= since) return false;
    await rebuildSearch(conn);
    return true;
  },
});
