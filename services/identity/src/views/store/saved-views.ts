import { type Table, type TableConn, violationsAs } from '@setu/kit/db';
import { viewNameTaken } from '../../domain/refusals.js';
import { nameKey, type SavedView } from '../domain/saved-view.js';

interface SavedViewRow {
  id: string;
  user_id: string;
  list: string;
  name: string;
  name_key: string;
  query: string;
  created_at: Date;
}
export interface SavedViewTables {
  saved_view: Table<SavedViewRow>;
}

/** Whose view of which list. */
export interface ViewPlace {
  userId: string;
  list: string;
}

const named = violationsAs({ saved_view_name_key: viewNameTaken });
const shown = ['id', 'name', 'query'] as const;

/** The views people keep of lists. */
export function savedViewStore(conn: TableConn<SavedViewTables>) {
  const of = ({ userId, list }: ViewPlace) => conn('saved_view').where({ user_id: userId, list });
  const content = ({ name, query }: Pick<SavedView, 'name' | 'query'>) => ({ name, name_key: nameKey(name), query });
  return {
    list: async (place: ViewPlace): Promise<SavedView[]> => of(place).orderBy(['created_at', 'id']).select(shown),
    /** The same, and nobody else saves one of this list for the person until the transaction ends. */
    lock: async (place: ViewPlace): Promise<SavedView[]> => {
      await conn.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`views ${place.userId} ${place.list}`]);
      return of(place).select(shown);
    },
    insert: async ({ userId, list }: ViewPlace, view: SavedView, now: Date): Promise<void> => {
      const row = { id: view.id, user_id: userId, list, ...content(view), created_at: now };
      await named(conn('saved_view').insert(row));
    },
    /** `exists` (`name`) when another one of the list has it. */
    update: async (place: ViewPlace, view: SavedView): Promise<void> => {
      await named(of(place).where({ id: view.id }).update(content(view)));
    },
    /** Whether it was this person's. */
    remove: async (place: ViewPlace, id: string): Promise<boolean> => (await of(place).where({ id }).delete()) > 0,
  };
}
