import type { LocalText } from '../../domain/local-text.js';
import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { TreeNode } from '../domain/tree.js';

/** A category with what a change of it needs. */
export interface KeptNode extends TreeNode {
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

const toNode = (row: NodeRow): KeptNode => ({
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

/** Who changed something, and when. */
export interface Touch {
  by: string;
  at: Date;
}

/** The trees as admins change them. Whoever changes anything has taken the read model for himself before. */
export const categoryTree = (conn: SqlConn) => ({
  /** Every category, parents before children, sisters in their order. */
  nodes: async (): Promise<KeptNode[]> => {
    const sql = `select id, num, parent_id, tree_id, level, position, type, title_en, title_ru, version
      from category order by place, level, position, num`;
    return (await rowsOf<NodeRow>(conn, { sql, bindings: [] })).map(toNode);
  },

  /** How often anything was changed. */
  revision: async (): Promise<bigint> => {
    const row = await rowOf<{ revision: string }>(conn, { sql: 'select revision from category_tree', bindings: [] });
    return BigInt(row?.revision ?? 0);
  },

  /** Counts a change; gives how many there were with it. */
  count: async (): Promise<bigint> => {
    const sql = 'update category_tree set revision = revision + 1 returning revision';
    return BigInt((await rowOf<{ revision: string }>(conn, { sql, bindings: [] }))?.revision ?? 0);
  },

  /** Writes where categories stand. */
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

  /** Notes that a category itself was changed. */
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

  /** How many cards are in these categories, drafts and hidden ones too. */
  allCards: async (ids: readonly string[]): Promise<number> => {
    const row = await rowOf<{ cards: number }>(conn, {
      sql: `select count(distinct s.id)::int as cards from sku_version v join sku s on s.id = v.sku_id and s.removed_at is null
          and v.version in (s.published_version, s.draft_version) where v.category_id = any (?::uuid[])`,
      bindings: [ids],
    });
    return row?.cards ?? 0;
  },

  /** How many cards are in a category and below it, as `allCards`. */
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

  /** The numbers of categories. */
  numsOf: async (ids: readonly string[]): Promise<number[]> => {
    const sql = 'select num from category where id = any (?::uuid[])';
    return (await rowsOf<{ num: number }>(conn, { sql, bindings: [ids] })).map(({ num }) => num);
  },

  /** Takes a category without cards and children away; what led to it, and what is kept of cards’ pasts, goes to its parent. */
  remove: async ({ id, num, parentId }: Pick<KeptNode, 'id' | 'num' | 'parentId'>): Promise<void> => {
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

  /** Of a category that is gone: where its address leads, `''` for all categories; undefined for one that never was. */
  leadsTo: async (id: string): Promise<string | undefined> => {
    const sql = 'select leads_to from gone_category where id = ?';
    const row = await rowOf<{ leads_to: string | null }>(conn, { sql, bindings: [id] });
    return row && (row.leads_to ?? '');
  },
});
