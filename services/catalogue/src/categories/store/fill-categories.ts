import type { LocalText } from '../../domain/local-text.js';
import { insertAll } from '../../store/insert-all.js';
import type { SqlConn } from '../../store/sql.js';

/** A category as it is first written. */
export interface NewCategory {
  id: string;
  parentId: string | null;
  treeId: string;
  level: number;
  position: number;
  type: 'product' | 'service';
  name: LocalText;
  pictureId: string | null;
}

const columns = 'id, parent_id, tree_id, level, position, type, title_en, title_ru, picture_id';

/**
 * Writes many categories with one statement, parents before their children. The caller must run `refreshCategories`
 * afterwards.
 */
export const fillCategories = (conn: SqlConn, categories: readonly NewCategory[]): Promise<void> =>
  insertAll(
    conn,
    'category',
    columns,
    categories.map(({ parentId, treeId, name, pictureId, ...category }) => ({
      ...category,
      parent_id: parentId,
      tree_id: treeId,
      title_en: name.en,
      title_ru: name.ru,
      picture_id: pictureId,
    })),
  );
