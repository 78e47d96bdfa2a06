import { rowOf, rowsOf, type SqlConn } from '../../store/sql.js';
import type { TreeNode } from '../domain/tree.js';
import type { StoredNode } from './tree-nodes.js';

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

/** A card that is in no list for visitors. */
export interface UnlistedCard {
  skuId: string;
  name: { en: string; ru: string };
  company: string;
}

/** Reads the trees as admins change them. */
export const readTree = (conn: SqlConn) => ({
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

  /** Returns the first cards in a category and below it that are in no list for visitors. */
  unlistedBelow: (id: string, limit: number): Promise<UnlistedCard[]> =>
    rowsOf<UnlistedCard>(conn, {
      sql: `select distinct on (s.id) s.id as "skuId", json_build_object('en', v.name_en, 'ru', v.name_ru) as name,
          co.short_name as company
        from category above
          join category c on above.num = any (c.path) join sku_version v on v.category_id = c.id
          join sku s on s.id = v.sku_id and s.removed_at is null and v.version in (s.published_version, s.draft_version)
          join company co on co.id = s.company_id
        where above.id = ? and not exists (select 1 from search_doc d
          join sku_version p on p.sku_id = d.sku_id and p.version = s.published_version
          join category pc on pc.id = p.category_id and above.num = any (pc.path) where d.sku_id = s.id)
        order by s.id, v.version desc limit ?::int`,
      bindings: [id, limit],
    }),

  /** Returns the internal numbers of the categories with these ids. */
  numsOf: async (ids: readonly string[]): Promise<number[]> => {
    const sql = 'select num from category where id = any (?::uuid[])';
    return (await rowsOf<{ num: number }>(conn, { sql, bindings: [ids] })).map(({ num }) => num);
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
