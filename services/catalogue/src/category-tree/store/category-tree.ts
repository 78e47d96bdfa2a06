import type { SqlConn } from '../../store/sql.js';
import { changeTree } from './change-tree.js';
import { readTree } from './read-tree.js';

export type { Touch } from './change-tree.js';
export type { StoredNode } from './tree-nodes.js';

/** The trees as admins change them. Every change must lock the read model first. */
export const categoryTree = (conn: SqlConn) => ({
  ...readTree(conn),
  ...changeTree(conn),
});
