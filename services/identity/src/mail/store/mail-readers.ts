import type { Table, TableConn } from '@setu/kit/db';
import type { MailLocale } from '../domain/letters.js';
import type { MailChoices } from '../domain/mail-kind.js';

interface MailReaderRow extends MailChoices {
  user_id: string;
  locale: MailLocale | null;
  time_zone: string;
  digested_on: string | null;
  digested_until: Date | null;
}
export interface MailReaderTables {
  mail_reader: Table<MailReaderRow, Partial<MailReaderRow> & Pick<MailReaderRow, 'user_id'>>;
}

/** How a person reads mails: in which language, and where his days begin; empty where nobody has told. */
export interface ReaderHabits {
  locale?: MailLocale | undefined;
  timeZone: string;
}

/** What is known of people as readers of mails; nothing is known of most. */
export function mailReaderStore(conn: TableConn<MailReaderTables>) {
  const reader = () => conn('mail_reader');
  return {
    /** Those of them who get a mail for each happening of the kind: all who did not choose otherwise. */
    singlesAmong: async (userIds: readonly string[], kind: keyof MailChoices): Promise<string[]> => {
      if (userIds.length === 0) return [];
      const others = await reader().whereIn('user_id', userIds).whereNot(kind, 'single').select('user_id');
      const not = new Set(others.map(({ user_id }) => user_id));
      return userIds.filter((id) => !not.has(id));
    },
    habits: async (userId: string): Promise<ReaderHabits> => {
      const row = await reader().where({ user_id: userId }).first();
      return { locale: row?.locale ?? undefined, timeZone: row?.time_zone ?? '' };
    },
    /** Keeps the language a person reads in. */
    setLocale: async (userId: string, locale: MailLocale): Promise<void> => {
      await reader()
        .insert({ user_id: userId, locale })
        .onConflict('user_id')
        .merge({ locale })
        .whereRaw('mail_reader.locale is distinct from excluded.locale');
    },
  };
}
