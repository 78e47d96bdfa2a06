import type { Table, TableConn } from '@setu/kit/db';
import type { EmailChange, Side } from '../domain/email-change.js';

interface EmailChangeRow {
  user_id: string;
  email: string;
  locale: EmailChange['locale'];
  old_token_hash: Buffer;
  new_token_hash: Buffer;
  old_confirmed_at: Date | null;
  new_confirmed_at: Date | null;
  outcome: 'changed' | 'taken' | null;
  sent_at: Date;
  expires_at: Date;
}
export interface EmailChangeTables {
  email_change: Table<EmailChangeRow, Partial<EmailChangeRow>>;
}

/** The hashes of the links to both mailboxes. */
export type LinkHashes = Record<Side, Buffer>;

/** A change, and the mailbox whose link was used to find it. */
export interface Linked {
  change: EmailChange;
  side: Side;
}

/** Changes of sign-in addresses, by user and by the hash of a link. */
export function emailChangeStore(conn: TableConn<EmailChangeTables>) {
  const change = () => conn('email_change');
  const linked = (hash: Buffer, now: Date) =>
    change()
      .where('expires_at', '>', now)
      .where((either) => either.where({ old_token_hash: hash }).orWhere({ new_token_hash: hash }));
  const asLinked = (row: EmailChangeRow | undefined, hash: Buffer): Linked | undefined =>
    row && { change: fromRow(row), side: row.old_token_hash.equals(hash) ? 'old' : 'new' };
  return {
    ofUser: async (userId: string): Promise<EmailChange | undefined> => {
      const row = await change().where({ user_id: userId }).first();
      return row && fromRow(row);
    },
    /** Returns a user's change and locks it until the transaction ends. */
    lockOfUser: async (userId: string): Promise<EmailChange | undefined> => {
      const row = await change().where({ user_id: userId }).forUpdate().first();
      return row && fromRow(row);
    },
    /** Stores a change in place of the user's previous one. */
    replace: async (made: EmailChange, hashes: LinkHashes): Promise<void> => {
      const row = { ...toRow(made), old_token_hash: hashes.old, new_token_hash: hashes.new };
      await change().insert(row).onConflict('user_id').merge();
    },
    byLink: async (hash: Buffer, now: Date): Promise<Linked | undefined> =>
      asLinked(await linked(hash, now).first(), hash),
    /** Returns a change by its link and locks it until the transaction ends. */
    lockByLink: async (hash: Buffer, now: Date): Promise<Linked | undefined> =>
      asLinked(await linked(hash, now).forUpdate().first(), hash),
    confirm: async (userId: string, side: Side, now: Date): Promise<void> => {
      await change()
        .where({ user_id: userId })
        .update(side === 'old' ? { old_confirmed_at: now } : { new_confirmed_at: now });
    },
    settle: async (userId: string, outcome: 'changed' | 'taken'): Promise<void> => {
      await change().where({ user_id: userId }).update({ outcome });
    },
    dropOfUser: async (userId: string): Promise<void> => {
      await change().where({ user_id: userId }).delete();
    },
    /** Deletes at most `batch` expired changes and returns how many it deleted. */
    purge: (now: Date, batch: number): Promise<number> =>
      change()
        .whereIn('user_id', change().where('expires_at', '<', now).limit(batch).select('user_id'))
        .delete(),
  };
}

const toRow = (made: EmailChange) => ({
  user_id: made.userId,
  email: made.email,
  locale: made.locale,
  old_confirmed_at: made.oldConfirmedAt ?? null,
  new_confirmed_at: made.newConfirmedAt ?? null,
  outcome: made.outcome ?? null,
  sent_at: made.sentAt,
  expires_at: made.expiresAt,
});

const fromRow = (row: EmailChangeRow): EmailChange => ({
  userId: row.user_id,
  email: row.email,
  locale: row.locale,
  oldConfirmedAt: row.old_confirmed_at ?? undefined,
  newConfirmedAt: row.new_confirmed_at ?? undefined,
  outcome: row.outcome ?? undefined,
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
});
