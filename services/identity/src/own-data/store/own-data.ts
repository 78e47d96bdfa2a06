import type { TableConn } from '@setu/kit/db';
import { rows } from '../../store/rows.js';
import type { Tables } from '../../store/tables.js';

/** The queries for the data stored about a user, by kind. Each reads that user's data only and names no other user. */
const queries = {
  profile: `
    select u.email, u.surname, u.name, u.patronymic, u.mobile_phone, u.work_phone, u.work_add_phone, u.roles, u.status,
      c.short_name as company, u.created_at, u.updated_at
    from app_user u join company c on c.id = u.company_id where u.id = ?`,
  consent: `
    select agreed_at, consent_edition, confirmed_at from (
      select user_id, agreed_at, consent_edition, confirmed_at from registration
      union all select user_id, agreed_at, consent_edition, agreed_at from invite where agreed_at is not null) given
    where user_id = ?`,
  email_change: `select email, sent_at, expires_at from email_change where user_id = ?`,
  erasure: `select asked_at, due_at from erasure where user_id = ? and erased_at is null`,
  password: `select changed_at from credential where user_id = ?`,
  second_factors: `
    select kind, name, created_at, last_used_at from second_factor where user_id = ? order by created_at, id`,
  sessions: `
    select address, user_agent, created_at, last_seen_at from session where user_id = ? order by created_at, id`,
  tokens: `
    select name, scopes, created_at, expires_at, last_used_at from personal_token where user_id = ?
    order by created_at, id`,
  devices: `select network, last_used_at from known_device where user_id = ? order by last_used_at`,
  mail_choices: `select locale, time_zone, messages, approvals, notices, demand from mail_reader where user_id = ?`,
  mails: `select state, created_at, done_at from mail where user_id = ? order by created_at, id`,
  notices: `select type, created_at, read_at from notice where user_id = ? order by created_at, id`,
  saved_views: `select list, name, query, created_at from saved_view where user_id = ? order by created_at, id`,
  signatures: `
    select regulation_number, state, signature_sha256, signed_at from regulation_signature where user_id = ?
    order by signed_at, id`,
  substituted: `select start_on, finish_on, created_at from substitution where user_id = ? order by created_at, id`,
  substitutes: `
    select start_on, finish_on, created_at from substitution where substitute_id = ? order by created_at, id`,
  invites: `select status, created_at from invite where invited_by_id = ? order by created_at, id`,
  setting_changes: `
    select name, old_value, new_value, changed_at from setting_change where changed_by = ? order by changed_at, id`,
  report_downloads: `
    select report, from_day, to_day, at from report_download where by_user_id = ? order by at, id`,
} as const;

type OwnKind = keyof typeof queries;
export const ownKinds = Object.keys(queries) as OwnKind[];

/** Reads the data stored about a user, for that user. */
export function ownDataStore(conn: TableConn<Tables>) {
  return {
    records: (kind: OwnKind, userId: string): Promise<object[]> => rows(conn, queries[kind], [userId]),
  };
}
