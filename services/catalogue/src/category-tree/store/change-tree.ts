import type { LocalText } from '../../domain/local-text.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { TreeNode } from '../domain/tree.js';
import type { StoredNode } from './tree-nodes.js';

/** The user who made a change, and its time. */
export interface Touch {
  by: string;
  at: Date;
}

/** Writes changes of the trees. Every change must lock the read model first. */
export const changeTree = (conn: SqlConn) => ({
  /** Raises the revision and returns the new one. */
  count: async (): Promise<bigint> => {
    const sql = 'update category_tree set revision = revision + 1 returning revision';
    return BigInt((await rowOf<{ revision: string }>(conn, { sql, bindings: [] }))?.revision ?? 0);
  },

  /** Writes the places of categories. */
  place: async (nodes: readonly TreeNode[]): Promise<void> => {
    await rowsOf(conn, {
      sql: `update category c set parent_id = p.parent_id, tree_id = p.tree_id, level = p.level, position = p.position, type = p.type
        from unnest(?::uuid[], ?::uuid[], ?::uuid[], ?::int[], ?::int[], ?::text[])
          as p (id, parent_id, tree_id, level, position, type) where c.id = p.id`,
      bindings: [
        nodes.map(({ id }) => id),
        nodes.map(({ parentId }) => parentId ?? null),
        nodes.map(({ treeId }) => treeId),
        nodes.map(({ level }) => level),
        nodes.map(({ position }) => position),
        nodes.map(({ type }) => type),
      ],
    });
  },

  /** Records a change of a category: who made it and when. */
  touch: async (id: string, { by, at }: Touch): Promise<void> => {
    const sql = 'update category set version = version + 1, changed_by = ?, changed_at = ? where id = ?';
    await rowsOf(conn, { sql, bindings: [by, at, id] });
  },

  add: async ({ id, parentId, treeId, level, position, type }: TreeNode, name: LocalText, { by, at }: Touch) => {
    await rowsOf(conn, {
      sql: `insert into category (id, parent_id, tree_id, level, position, type, title_en, title_ru, changed_by, changed_at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      bindings: [id, parentId ?? null, treeId, level, position, type, name.en, name.ru, by, at],
    });
  },

  rename: async (id: string, { en, ru }: LocalText): Promise<void> => {
    await rowsOf(conn, { sql: 'update category set title_en = ?, title_ru = ? where id = ?', bindings: [en, ru, id] });
  },

  /**
   * Deletes a category without cards and children. Redirects that led to it, and old versions of cards in it, now refer
   * to its parent.
   */
  remove: async ({ id, num, parentId }: Pick<StoredNode, 'id' | 'num' | 'parentId'>): Promise<void> => {
    const above = parentId ?? null;
    if (above !== null) {
      await rowsOf(conn, {
        sql: 'update sku_version set category_id = ? where category_id = ?',
        bindings: [above, id],
      });
    }
    await rowsOf(conn, { sql: 'update gone_category set leads_to = ? where leads_to = ?', bindings: [above, id] });
    await rowsOf(conn, { sql: 'insert into gone_category (id, leads_to) values (?, ?)', bindings: [id, above] });
    await rowsOf(conn, { sql: 'delete from category_word where category_num = ?', bindings: [num] });
    await rowsOf(conn, { sql: 'delete from category_stats where category_num = ?', bindings: [num] });
    await rowsOf(conn, { sql: 'delete from category where id = ?', bindings: [id] });
  },
});
