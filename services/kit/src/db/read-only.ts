import type { Knex } from 'knex';
import { internal } from '../errors.js';

const marked = new WeakSet<object>();

const writes = /^\s*(?:insert|update|delete|merge|truncate)\b|\b(?:insert\s+into|delete\s+from|update\s+\S+\s+set)\b/i;

/**
 * Returns a second handle on the pool that rejects every statement that writes. Writes belong in `deps.write`, or in
 * `deps.autocommit` if they need no transaction. A transaction of this handle is not checked.
 */
export function readOnly(db: Knex): Knex {
  const handle = db.withUserParams({});
  marked.add(handle.client);
  return handle;
}

/** Throws `internal` if a statement writes and its client came from `readOnly`. */
export function mustOnlyRead(client: object, sql: string): void {
  if (marked.has(client) && writes.test(sql)) throw internal('a read-only handle was given a statement that writes');
}
