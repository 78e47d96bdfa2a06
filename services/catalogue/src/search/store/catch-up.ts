import { rowsOf, type SqlConn } from '../../store/sql.js';
import { countLeavingOut } from './leave-lists.js';
import { projectInto } from './project-cards.js';
import { lockReadModel } from './read-model-lock.js';
import { swapStatements } from './read-model-tables.js';

const batch = 500;
/** The maximum number of changes to apply while everyone else waits for the lock. */
const maxChangesUnderLock = 50;
const rounds = 40;
const waitMs = 250;

/** Deletes the list of changed cards. A transaction that reads cards after this sees those changes. */
export async function forgetChanges(conn: SqlConn): Promise<void> {
  await conn.raw('delete from card_change');
}

/** Returns the revision of the category trees, which differs after every change. */
export async function treesNow(conn: SqlConn): Promise<string> {
  const sql = 'select revision from category_tree';
  return (await rowsOf<{ revision: string }>(conn, { sql, bindings: [] }))[0]?.revision ?? '';
}

/** Applies the cards that changed since the last call to the next read model. Returns their number. */
async function catchUp(conn: SqlConn): Promise<number> {
  const rows = await rowsOf<{ sku_id: string }>(conn, {
    sql: 'delete from card_change returning sku_id',
    bindings: [],
  });
  const ids = [...new Set(rows.map((row) => row.sku_id))].sort();
  for (let at = 0; at < ids.length; at += batch) await projectInto(conn, '_next', ids.slice(at, at + batch));
  return ids.length;
}

const isLockTimeout = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');

/**
 * Tries to swap in the next read model. Changes are blocked for at most `waitMs` plus the swap. Returns whether it
 * succeeded.
 */
async function trySwap(conn: SqlConn, swap: string, trees: string): Promise<boolean> {
  await conn.raw('savepoint swap');
  try {
    await conn.raw(`set local lock_timeout = '${waitMs}ms'`);
    await lockReadModel(conn, 'swap');
    // Fails if the trees have changed, because parts of the new model come from the old trees. The next rebuild uses
    // the new ones.
    if ((await treesNow(conn)) !== trees)
      throw new Error('the category trees changed during the rebuild of the read model');
    await catchUp(conn);
    await countLeavingOut(conn);
    await conn.raw(swap);
    return true;
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    await conn.raw('rollback to savepoint swap');
    return false;
  }
}

/**
 * Applies the changes made during a rebuild in rounds without a lock, and swaps the new read model in when few are
 * left.
 * If another transaction holds the tables, it retries with short waits, so that no other user queues behind it.
 * Throws if the tables never become free, or if the trees differ from `trees`.
 */
export async function catchUpAndSwap(conn: SqlConn, trees: string): Promise<void> {
  const swap = await swapStatements(conn);
  for (let round = 0; round < rounds; round += 1) {
    if ((await catchUp(conn)) <= maxChangesUnderLock && (await trySwap(conn, swap, trees))) return;
  }
  throw new Error('the read model could not be swapped because its tables were always locked');
}
