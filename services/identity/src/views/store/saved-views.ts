import { type Table, type TableConn, violationsAs } from '@setu/kit/db';
import { viewNameInUse } from '../../domain/refusals.js';
import { nameKey, type SavedView } from '../domain/saved-view.js';

interface SavedViewRow {
  id: string;
  user_id: string;
  list: string;
  name: string;
  name_key: string;
  query: string;
  is_default: boolean;
  created_at: Date;
}
export interface SavedViewTables {
  saved_view: Table<SavedViewRow>;
}

/** The owner and the list of a view. */
export interface ViewPlace {
  userId: string;
  list: string;
}

const named = violationsAs({ saved_view_name_key: viewNameInUse });
const shown = { id: 'id', name: 'name', query: 'query', isDefault: 'is_default' } as const;

/** The store of saved views. */
export function savedViewStore(conn: TableConn<SavedViewTables>) {
  const of = ({ userId, list }: ViewPlace) => conn('saved_view').where({ user_id: userId, list });
  const content = ({ name, query, isDefault }: SavedView) => ({
    ...{ name, query, name_key: nameKey(name) },
    is_default: isDefault,
  });
  return {
    list: async (place: ViewPlace): Promise<SavedView[]> => of(place).orderBy(['created_at', 'id']).select(shown),
    /** Returns a user's views of a list, locked against other changes until the transaction ends. */
    lock: async (place: ViewPlace): Promise<SavedView[]> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`views ${place.userId} ${place.list}`]);
      return of(place).select(shown);
    },
    /** Clears the default view of the list. */
    clearDefault: async (place: ViewPlace): Promise<void> => {
      await of(place).where({ is_default: true }).update({ is_default: false });
    },
    insert: async ({ userId, list }: ViewPlace, view: SavedView, now: Date): Promise<void> => {
      const row = { id: view.id, user_id: userId, list, ...content(view), created_at: now };
      await named(conn('saved_view').insert(row));
    },
    /** Updates a view. Throws `exists` (`name`) if another view of the list has the name. */
    update: async (place: ViewPlace, view: SavedView): Promise<void> => {
      await named(of(place).where({ id: view.id }).update(content(view)));
    },
    /** Removes a view. Returns whether it belonged to this user. */
    remove: async (place: ViewPlace, id: string): Promise<boolean> => (await of(place).where({ id }).delete()) > 0,
  };
}
