import type { Table, TableConn } from '@setu/kit/db';
import type { Member } from '../../people/domain/user.js';
import { rows } from '../../store/rows.js';
import type { EmailLocale } from '../domain/email.js';
import { defaultChoices, type MailChoices } from '../domain/email-kind.js';

interface MailReaderRow extends MailChoices {
  user_id: string;
  locale: EmailLocale | null;
  time_zone: string;
  digested_on: string | null;
  digested_until: Date | null;
}
export interface MailReaderTables {
  mail_reader: Table<MailReaderRow, Partial<MailReaderRow> & Pick<MailReaderRow, 'user_id'>>;
}

/** How a user reads emails: the language and the time zone. Both are empty until a browser has reported them. */
export interface ReaderPreferences {
  locale?: EmailLocale | undefined;
  timeZone: string;
}

/** The language, the time zone and the email choices of users. A user without a row has the defaults. */
export function emailReaderStore(conn: TableConn<MailReaderTables>) {
  const reader = () => conn('mail_reader');
  return {
    /** Returns the users who get a separate email for each event of the kind: everyone who did not choose otherwise. */
    singlesAmong: async (userIds: readonly string[], kind: keyof MailChoices): Promise<string[]> => {
      if (userIds.length === 0) return [];
      const others = await reader().whereIn('user_id', userIds).whereNot(kind, 'single').select('user_id');
      const not = new Set(others.map(({ user_id }) => user_id));
      return userIds.filter((id) => !not.has(id));
    },
    preferences: async (userId: string): Promise<ReaderPreferences> => {
      const row = await reader().where({ user_id: userId }).first();
      return { locale: row?.locale ?? undefined, timeZone: row?.time_zone ?? '' };
    },
    choices: async (userId: string): Promise<MailChoices> => {
      const row = await reader().where({ user_id: userId }).first('messages', 'approvals', 'notices', 'demand');
      return row ?? defaultChoices;
    },
    /** Stores choices. The first digest covers the notifications since `since`. */
    setChoices: async (userId: string, choices: MailChoices, since: Date): Promise<void> => {
      await reader()
        .insert({ user_id: userId, ...choices, digested_until: since })
        .onConflict('user_id')
        .merge({
          ...choices,
          digested_until: conn.raw('coalesce(mail_reader.digested_until, excluded.digested_until)'),
        });
    },
    /** Stores a user's language and time zone, as far as they are known. Writes nothing if they have not changed. */
    setPreferences: async (userId: string, { locale, timeZone }: ReaderPreferences): Promise<void> => {
      if (locale === undefined && timeZone === '') return;
      await conn.raw(savePreferences, [userId, locale ?? null, timeZone]);
    },
    /** Returns the active users with a daily digest and an id greater than `after`, in order. */
    digesting: async (after: string, limit: number): Promise<DigestReader[]> =>
      (await rows<DigestRow>(conn, readDigesting, [after, limit])).map(digestReader),
    setDigested: async (userId: string, day: string, digestedUntil: Date): Promise<void> => {
      await reader().where({ user_id: userId }).update({ digested_on: day, digested_until: digestedUntil });
    },
  };
}

const savePreferences = `
  insert into mail_reader (user_id, locale, time_zone) values (?, ?, ?)
  on conflict (user_id) do update
    set locale = coalesce(excluded.locale, mail_reader.locale),
      time_zone = case excluded.time_zone when '' then mail_reader.time_zone else excluded.time_zone end
    where mail_reader.locale is distinct from coalesce(excluded.locale, mail_reader.locale)
      or excluded.time_zone not in ('', mail_reader.time_zone)`;

const readDigesting = `
  select r.user_id, r.time_zone, r.messages, r.approvals, r.notices, r.demand, r.digested_on::text as digested_on, r.digested_until,
    c.type as company_type
  from mail_reader r join app_user u on u.id = r.user_id join company c on c.id = u.company_id
  where 'digest' in (r.messages, r.approvals, r.notices, r.demand) and u.status = 'active' and r.user_id > ?::uuid
  order by r.user_id limit ?`;

interface DigestRow extends MailChoices {
  user_id: string;
  time_zone: string;
  digested_on: string | null;
  digested_until: Date | null;
  company_type: Member['company']['type'];
}

/** A user who wants a daily digest. */
export interface DigestReader {
  userId: string;
  companyType: Member['company']['type'];
  /** Empty if no browser has reported it. */
  timeZone: string;
  choices: MailChoices;
  lastDay?: string | undefined;
  since?: Date | undefined;
}

const digestReader = (row: DigestRow): DigestReader => ({
  userId: row.user_id,
  companyType: row.company_type,
  timeZone: row.time_zone,
  choices: { messages: row.messages, approvals: row.approvals, notices: row.notices, demand: row.demand },
  lastDay: row.digested_on ?? undefined,
  since: row.digested_until ?? undefined,
});
