import { rowsOf, type SqlConn } from '../../store/sql.js';
import { countLeavingOut } from './leave-lists.js';
import { projectInto } from './project-cards.js';
import { lockReadModel } from './read-model-lock.js';
import { swapStatements } from './read-model-tables.js';

const batch = 500;
/** So many changes are caught up with while everybody waits. */
const few = 50;
const rounds = 40;
const waitMs = 250;

/** Forgets which cards changed: whoever reads cards after this sees those changes. */
export async function forgetChanges(conn: SqlConn): Promise<void> {
  await conn.raw('delete from card_change');
}

/** Which trees of categories there are: another text after every change of them. */
export async function treesNow(conn: SqlConn): Promise<string> {
  const sql = 'select revision from category_tree';
  return (await rowsOf<{ revision: string }>(conn, { sql, bindings: [] }))[0]?.revision ?? '';
}

/** Brings the next read model in line with the cards that changed since the last time; gives how many there were. */
async function catchUp(conn: SqlConn): Promise<number> {
  const rows = await rowsOf<{ sku_id: string }>(conn, {
    sql: 'delete from card_change returning sku_id',
    bindings: [],
  });
  const ids = [...new Set(rows.map((row) => row.sku_id))].sort();
  for (let at = 0; at < ids.length; at += batch) await projectInto(conn, '_next', ids.slice(at, at + batch));
  return ids.length;
}

const isPatienceOver = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/** Puts the next read model in place, holding up changes for no longer than `waitMs` and the swap; gives whether it could. */
async function trySwap(conn: SqlConn, swap: string, trees: string): Promise<boolean> {
  await conn.raw('savepoint swap');
  try {
    await conn.raw(`set local lock_timeout = '${waitMs}ms'`);
    await lockReadModel(conn, 'swap');
    // Made in part from the trees as they were: the next one is made from them as they are.
    if ((await treesNow(conn)) !== trees)
      throw new Error('the trees of categories were changed while a read model was made');
    await catchUp(conn);
    await countLeavingOut(conn);
    await conn.raw(swap);
    return true;
  } catch (error) {
    if (!isPatienceOver(error)) throw error;
    await conn.raw('rollback to savepoint swap');
    return false;
  }
}

/**
 * Catches the next read model up with what changed while it was made, round by round without a lock, and swaps it in when
 * hardly anything is left. Somebody who holds the tables for long is waited for in turns, so that nobody waits behind.
 * Throws when they never come free, and when the trees are not those of `trees` any more.
 */
export async function catchUpAndSwap(conn: SqlConn, trees: string): Promise<void> {
  const swap = await swapStatements(conn);
  for (let round = 0; round < rounds; round += 1) {
    if ((await catchUp(conn)) <= few && (await trySwap(conn, swap, trees))) return;
  }
  throw new Error('the read model was never free to be swapped');
}
