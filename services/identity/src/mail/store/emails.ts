import type { Table, TableConn } from '@setu/kit/db';
import type { Email } from '../domain/email.js';
import { messageName } from '../domain/message-name.js';

interface MailRow {
  id: string;
  key: string;
  message_name: string | null;
  user_id: string | null;
  address: string;
  locale: Email['locale'] | null;
  content: Email['content'] | Record<string, never>;
  state: Email['state'];
  created_at: Date;
  valid_until: Date | null;
  done_at: Date | null;
}
export interface MailTables {
  mail: Table<MailRow, Omit<MailRow, 'state' | 'done_at'>>;
}

export type NewEmail = Omit<Email, 'state'>;

/** Emails to be sent. The content is deleted when an email is finished. */
export function emailStore(conn: TableConn<MailTables>) {
  const mail = () => conn('mail');
  return {
    /** Inserts emails and returns the ids of the new ones. A key has only one email. */
    insert: async (made: readonly NewEmail[]): Promise<string[]> => {
      if (made.length === 0) return [];
      const added = mail().insert(made.map(toRow)).onConflict('key').ignore().returning('id');
      return (await added).map(({ id }) => id);
    },
    get: async (id: string): Promise<Email | undefined> => {
      const row = await mail().where({ id }).first();
      return row && fromRow(row);
    },
    /** Returns the email with a message id, whatever its status. */
    byMessageId: async (messageId: string): Promise<Email | undefined> => {
      const row = await mail()
        .where({ message_name: messageId.split('@', 1)[0] ?? '' })
        .first();
      return row && fromRow(row);
    },
    finish: async (id: string, state: Exclude<Email['state'], 'waiting'>, now: Date): Promise<void> => {
      await mail().where({ id }).update({ state, done_at: now, content: {} });
    },
    /** Deletes at most `batch` emails finished before the given time and returns how many it deleted. */
    purge: (before: Date, batch: number): Promise<number> =>
      mail()
        .whereIn('id', mail().where('done_at', '<', before).orderBy('done_at').limit(batch).select('id'))
        .delete(),
  };
}

const toRow = (made: NewEmail) => ({
  id: made.id,
  key: made.key,
  message_name: messageName(made),
  user_id: made.userId ?? null,
  address: made.address,
  locale: made.locale ?? null,
  content: made.content,
  created_at: made.createdAt,
  valid_until: made.validUntil ?? null,
});

const fromRow = (row: MailRow): Email => ({
  id: row.id,
  key: row.key,
  userId: row.user_id ?? undefined,
  address: row.address,
  locale: row.locale ?? undefined,
  // Only a finished email has no content, and nothing reads it then.
  content: row.content as Email['content'],
  state: row.state,
  createdAt: row.created_at,
  validUntil: row.valid_until ?? undefined,
});
