import type { TableConn } from '@setu/kit/db';
import type { Tables } from '../../store/tables.js';

/** The data stored about a user, by kind. Each query returns only what the user did or wrote. */
const queries = {
  requests: `
    select r.id, r.kind, r.numeric_hash as number, r.status, r.name_ru, r.name_en, r.created_at, r.published_at,
      c.count, c.comment, c.time_frame
    from request r left join condition c on c.request_id = r.id
    where r.author_user_id = :user order by r.created_at, r.id`,
  drafts: `select request_id, saved_at from draft where author_user_id = :user order by request_id`,
  cart: `
    select l.count, l.added_at, s.name_ru, s.name_en from cart_line l join card_copy s on s.sku_id = l.sku_id
    where l.user_id = :user order by l.added_at, l.id`,
  moves: `
    select request_id, status, reason, comment, at from status_event
    where by_user_id = :user or acting_user_id = :user order by at, id`,
  // Old and new values are left out, because they may name another user, such as a manager or a supplier's user.
  changes: `
    select request_id, field, at from request_audit where by_user_id = :user or acting_user_id = :user order by at, id`,
  messages: `
    select c.request_id, m.text, m.at from message m join conversation c on c.id = m.conversation_id
    where m.by_user_id = :user or m.acting_user_id = :user order by m.at, m.id`,
  messages_read: `
    select c.request_id, r.at from message_read r join conversation c on c.id = r.conversation_id
    where r.user_id = :user order by r.at, c.request_id`,
  offers: `
    select request_id, comment, given_at as at from supplier_offer
    where by_user_id = :user or acting_user_id = :user order by given_at, invitation_id`,
  milestones: `
    select request_id, kind, expected_on, happened_on, note, said_at from milestone
    where by_user_id = :user or acting_user_id = :user order by said_at, request_id`,
  claims: `
    select request_id, text, at, closed_at from claim where by_user_id = :user or acting_user_id = :user order by at, id`,
  // A sample has up to three authors. Each gets only their own part.
  samples: `
    select request_id, case when asks then comment end as comment, case when asks then address end as delivery_address, case when asks then asked_at end as asked_at,
      case when answers then sent_on end as sent_on, case when answers then decline_reason end as reason,
      case when judges then verdict end as verdict, case when judges then verdict_comment end as text
    from (select *, :user in (asked_by_user_id, coalesce(asked_acting_user_id, asked_by_user_id)) as asks,
        coalesce(:user in (answered_by_user_id, coalesce(answered_acting_user_id, answered_by_user_id)), false) as answers,
        coalesce(:user in (judged_by_user_id, coalesce(judged_acting_user_id, judged_by_user_id)), false) as judges
      from sample) s
    where asks or answers or judges order by s.asked_at, id`,
  requests_seen: `select request_id, seen_at from request_view where by_user_id = :user order by seen_at, request_id`,
  papers: `select request_id, kind, asked_at from paper where asked_by = :user order by asked_at, id`,
} as const;

type OwnKind = keyof typeof queries;
export const ownKinds = Object.keys(queries) as OwnKind[];

/** The store that reads a user's own data. */
export function ownDataStore(conn: TableConn<Tables>) {
  return {
    records: async (kind: OwnKind, userId: string): Promise<object[]> => {
      const found: { rows: object[] } = await conn.raw(queries[kind], { user: userId });
      return found.rows;
    },
  };
}
