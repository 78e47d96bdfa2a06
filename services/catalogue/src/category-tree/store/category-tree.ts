import type { LocalText } from '../../domain/local-text.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { TreeNode } from '../domain/tree.js';

/** A category with the fields that a change of it needs. */
export interface StoredNode extends TreeNode {
  num: number;
  name: LocalText;
  version: number;
}

interface NodeRow {
  id: string;
  num: number;
  parent_id: string | null;
  tree_id: string;
  level: number;
  position: number;
  type: TreeNode['type'];
  title_en: string;
  title_ru: string;
  version: number;
}

const toNode = (row: NodeRow): StoredNode => ({
  id: row.id,
  num: row.num,
  parentId: row.parent_id ?? undefined,
  treeId: row.tree_id,
  level: row.level,
  position: row.position,
  type: row.type,
  name: { en: row.title_en, ru: row.title_ru },
  version: row.version,
});

/** The user who made a change, and its time. */
export interface Touch {
  by: string;
  at: Date;
}

/** The trees as admins change them. Every change must lock the read model first. */
export const categoryTree = (conn: SqlConn) => ({
  /** Returns every category, parents before children, siblings in their order. */
  nodes: async (): Promise<StoredNode[]> => {
    const sql = `select id, num, parent_id, tree_id, level, position, type, title_en, title_ru, version
      from category order by place, level, position, num`;
    return (await rowsOf<NodeRow>(conn, { sql, bindings: [] })).map(toNode);
  },

  /** Returns the number of changes of the trees so far. */
  revision: async (): Promise<bigint> => {
    const row = await rowOf<{ revision: string }>(conn, { sql: 'select revision from category_tree', bindings: [] });
    return BigInt(row?.revision ?? 0);
  },

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

  /** Returns the number of cards in these categories, including drafts and hidden cards. */
  allCards: async (ids: readonly string[]): Promise<number> => {
    const row = await rowOf<{ cards: number }>(conn, {
      sql: `select count(distinct s.id)::int as cards from sku_version v join sku s on s.id = v.sku_id and s.removed_at is null
          and v.version in (s.published_version, s.draft_version) where v.category_id = any (?::uuid[])`,
      bindings: [ids],
    });
    return row?.cards ?? 0;
  },

  /** Returns the number of cards in a category and below it, counted as in `allCards`. */
  allCardsBelow: async (id: string): Promise<number> => {
    const row = await rowOf<{ cards: number }>(conn, {
      sql: `select count(distinct s.id)::int as cards from category above
          join category c on above.num = any (c.path) join sku_version v on v.category_id = c.id
          join sku s on s.id = v.sku_id and s.removed_at is null and v.version in (s.published_version, s.draft_version)
        where above.id = ?`,
      bindings: [id],
    });
    return row?.cards ?? 0;
  },

  /** Returns the internal numbers of the categories with these ids. */
  numsOf: async (ids: readonly string[]): Promise<number[]> => {
    const sql = 'select num from category where id = any (?::uuid[])';
    return (await rowsOf<{ num: number }>(conn, { sql, bindings: [ids] })).map(({ num }) => num);
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

  /**
   * Returns where the address of a deleted category redirects: a category id, or `''` for all categories. Undefined if
   * there was never such a category.
   */
  leadsTo: async (id: string): Promise<string | undefined> => {
    const sql = 'select leads_to from gone_category where id = ?';
    const row = await rowOf<{ leads_to: string | null }>(conn, { sql, bindings: [id] });
    return row && (row.leads_to ?? '');
  },
});
