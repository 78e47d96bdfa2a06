import type { Knex, TableConn } from '@setu/kit/db';
import type { ClaimTables } from '../../claims/store/tables.js';
import { invitingStatuses } from '../../invitations/domain/inviting.js';
import type { InvitationTables } from '../../invitations/store/tables.js';
import type { MessageTables } from '../../messages/store/tables.js';
import { handoverKind } from '../../milestones/store/handed-over.js';
import type { MilestoneTables } from '../../milestones/store/tables.js';
import type { SampleTables } from '../../samples/store/tables.js';
import type { Matter } from '../domain/matters.js';
import type { DeskScope } from '../domain/scope.js';
import { conditionOf, type DeskTables, isTurnOf } from './desk-queries.js';

export type MattersConn = TableConn<
  DeskTables & MessageTables & MilestoneTables & ClaimTables & SampleTables & InvitationTables
>;

/**
 * The parameters of the query: the desk's scope, the user who reads it, and the milestones that their side is expected
 * to report.
 */
export interface MattersQuery {
  scope: DeskScope;
  userId: string;
  companyId: string;
  milestones: readonly string[];
  now: Date;
}

/** For each side, the conversations it reads and the column with the number of its own last message. */
const channels: Record<DeskScope['of'], { ownSeq: string; isReadable: string }> = {
  customer: {
    ownSeq: 'conversation.party_seq',
    isReadable: "conversation.channel = 'customer' and ?::text is not null",
  },
  supplier: {
    ownSeq: 'conversation.party_seq',
    isReadable: `conversation.channel in (select 'supplier-' || invitation.id from invitation
      where invitation.request_id = request.id and invitation.supplier_company_id = ?::uuid)`,
  },
  broker: { ownSeq: 'conversation.broker_seq', isReadable: '?::text is not null' },
};

const ofConversations = (
  { ownSeq, isReadable }: { ownSeq: string; isReadable: string },
  condition: string,
): string => `select request.id, case when conversation.asked = ? then 'question' else 'message' end as reason,
    case when conversation.asked = ? then conversation.asked_at else conversation.last_at end as since,
    conversation.channel, null as milestone
  from conversation join request on request.id = conversation.request_id
  left join message_read on message_read.conversation_id = conversation.id and message_read.user_id = ?::uuid
  where (conversation.asked is not null or conversation.broker_seq < conversation.seq or conversation.party_seq < conversation.seq)
    and (conversation.asked = ?
      or conversation.seq > greatest(${ownSeq}, coalesce(message_read.seq, 0)))
    and ${isReadable} and request.status not like 'rejected%' and ${condition}`;

// A day ends at midnight in Moscow, where the brokers work. The milestone that ends the wait of the status is left out,
// because the request itself waits for its party. Before the advance is confirmed, no later milestone can be late.
const ofMilestones = (condition: string): string => `select request.id, 'milestone',
    (milestone.expected_on + 1)::timestamp at time zone 'Europe/Moscow', null, milestone.kind
  from milestone join request on request.id = milestone.request_id
  where milestone.happened_on is null and milestone.expected_on < (?::timestamptz at time zone 'Europe/Moscow')::date
    and milestone.kind = any(?) and milestone.kind is distinct from ${handoverKind.sql} and request.status in ('partially_paid', 'completed') and ${condition}`;

const ofClaims = (condition: string): string => `select request.id, 'claim', claim.at, null, null
  from claim join request on request.id = claim.request_id where claim.closed_at is null and ${condition}`;

/** The condition that the broker has not yet passed the address of a sample on to its supplier. */
const awaitsAddress = "sample.address <> '' and sample.address_passed_at is null";

// A supplier answers its own samples once it has the address. Nobody sends one for a rejected request.
const ofAskedSamples = (condition: string): string => `select request.id, 'sample', sample.asked_at, null, null
  from sample join request on request.id = sample.request_id where sample.state = 'asked'
    and not (${awaitsAddress}) and sample.supplier_company_id = ?::uuid and request.status not like 'rejected%' and ${condition}`;

// The broker passes the address of a sample on to its supplier.
const ofHeldAddresses = (condition: string): string => `select request.id, 'sample', sample.asked_at, null, null
  from sample join request on request.id = sample.request_id where sample.state = 'asked' and ${awaitsAddress}
    and request.status not like 'rejected%' and ${condition}`;

const ofSentSamples = (condition: string): string => `select request.id, 'sample', sample.answered_at, null, null
  from sample join request on request.id = sample.request_id where sample.state = 'sent' and ${condition}`;

// The customer may mark an offer that is open and has not expired. A marked offer ends the wait. An offer expires at the
// end of its last day in India.
const ofSharedOffers = (
  condition: string,
): string => `select request.id, 'offers', min(coalesce(offered.shared_at, offered.changed_at)), null, null
  from supplier_offer offered join request on request.id = offered.request_id
  join invitation on invitation.id = offered.invitation_id and invitation.state = 'open'
  where offered.shared and offered.valid_until >= to_char(?::timestamptz at time zone 'Asia/Kolkata', 'YYYY-MM-DD')
    and request.status = any(?)
    and not exists (select 1 from supplier_offer marked where marked.request_id = request.id and marked.preferred_at is not null)
    and ${condition}
  group by request.id`;

/** The reasons by importance. A request is listed under its first one. */
const byImportance = `array_position(array['turn', 'claim', 'milestone', 'sample', 'question', 'offers', 'message'], matter.reason)`;

/** For each reason of a request the oldest item, most important first. */
const oldestOfEach = `listed as (select distinct on (id, reason) * from matter order by id, reason, since, channel, milestone)
    select id, reason, since, channel, milestone, (select count(*) from matter) as total
    from listed matter order by id, ${byImportance}`;

interface Fragment {
  sql: string;
  bindings: (string | number | string[])[];
}

/** Selects all items that wait for the user in the requests that meet a condition. */
function itemsOf({ scope, userId, companyId, milestones, now }: MattersQuery, { sql, bindings }: Fragment): Fragment {
  const side = scope.of;
  const parts = [ofConversations(channels[side], sql), ofMilestones(sql)];
  const bound = [
    ...[side, side, userId, side, companyId, ...bindings],
    ...[now.toISOString(), [...milestones], ...handoverKind.bindings, ...bindings],
  ];
  if (side === 'broker') {
    parts.push(ofClaims(sql), ofHeldAddresses(sql));
    bound.push(...bindings, ...bindings);
  }
  if (side === 'customer') {
    parts.push(ofSentSamples(sql), ofSharedOffers(sql));
    bound.push(...bindings, now.toISOString(), [...invitingStatuses], ...bindings);
  }
  if (side === 'supplier') {
    parts.push(ofAskedSamples(sql));
    bound.push(companyId, ...bindings);
  }
  return { sql: parts.join(' union all '), bindings: bound };
}

/** Returns the condition on a request of the scope that its status does not wait for the side of the scope. */
function withoutTurn({ scope }: MattersQuery): Fragment {
  const scoped = conditionOf(scope);
  const turn = isTurnOf(scope);
  return { sql: `${scoped.sql} and not (${turn.sql})`, bindings: [...scoped.bindings, ...turn.bindings] };
}

/**
 * Which requests to show. With a reason: only those listed under it, newest first. Without a reason: all of them,
 * longest waiting first.
 */
export interface MattersShown {
  reason: string | undefined;
  offset: number;
  limit: number;
}

/**
 * Selects the requests of a scope with items that wait for the user, each once with its most important item. Excludes
 * requests whose status waits for the user's side. Each shown item has a row with the total for its reason. A reason
 * with no shown item has one row without a request.
 */
export function mattersQuery(conn: MattersConn, query: MattersQuery, shown: MattersShown): Knex.Raw {
  const items = itemsOf(query, withoutTurn(query));
  const { reason = null, offset, limit } = shown;
  const order = (of: string): string => `${of}.since ${reason === null ? 'asc' : 'desc'}, ${of}.id`;
  const all = `with matter as (${items.sql}),
    listed as (select distinct on (id) * from matter order by id, ${byImportance}, since, channel, milestone),
    counted as (select reason, count(*) as total from listed group by reason),
    shown as (select * from listed where ?::text is null or reason = ? order by ${order('listed')} limit ? offset ?)
    select counted.reason, counted.total, shown.id, shown.since, shown.channel, shown.milestone
    from counted left join shown on shown.reason = counted.reason order by ${order('shown')}`;
  return conn.raw(all, [...items.bindings, reason, reason, limit, offset]);
}

/** Selects everything that waits for the user in a scope: the items, and the requests whose status waits for its side. */
function waitingOf(query: MattersQuery, scoped: Fragment): Fragment {
  const items = itemsOf(query, scoped);
  const turn = isTurnOf(query.scope);
  return {
    sql: `${items.sql} union all select request.id, 'turn', request.status_at, null, null
      from request where ${turn.sql} and ${scoped.sql}`,
    bindings: [...items.bindings, ...turn.bindings, ...scoped.bindings],
  };
}

/**
 * What waits for a user: all items, or the query for them if they are too many to hold. `only` restricts them to the
 * requests whose status waits for the user's side, or to the others.
 */
export type Waits = { matters: readonly Matter[] } | { query: MattersQuery; only?: 'turn' | 'others' };

/**
 * Returns what waits for a user as parts without a common request. Each part can be counted from an index, which all of
 * them together cannot.
 */
export const disjointWaits = (waits: Waits): Waits[] =>
  'matters' in waits ? [waits] : (['turn', 'others'] as const).map((only) => ({ ...waits, only }));

/** Returns the condition on `request` that it waits for the user. */
export function isWaiting(waits: Waits): Fragment {
  if ('matters' in waits) {
    const ids = [...new Set(waits.matters.map(({ requestId }) => requestId))];
    return { sql: 'request.id = any(?::uuid[])', bindings: [ids] };
  }
  const { query, only } = waits;
  const scoped = conditionOf(query.scope);
  const turn = isTurnOf(query.scope);
  if (only === 'turn')
    return { sql: `(${turn.sql} and ${scoped.sql})`, bindings: [...turn.bindings, ...scoped.bindings] };
  const all = only === 'others' ? itemsOf(query, withoutTurn(query)) : waitingOf(query, scoped);
  return { sql: `request.id in (select matter.id from (${all.sql}) as matter)`, bindings: all.bindings };
}

/** Selects all that waits for the user in these requests: for each reason the oldest item, most important first. */
export function mattersInQuery(query: MattersQuery, ids: readonly string[]): Fragment {
  const scoped = conditionOf(query.scope);
  const items = waitingOf(query, {
    sql: `request.id = any(?::uuid[]) and ${scoped.sql}`,
    bindings: [[...ids], ...scoped.bindings],
  });
  return { ...items, sql: `with matter as (${items.sql}), ${oldestOfEach}` };
}

/** Selects the first items that wait for the user in a scope, as `mattersInQuery`, with their number before that. */
export function firstMattersQuery(query: MattersQuery, limit: number): Fragment {
  const items = waitingOf(query, conditionOf(query.scope));
  const all = `with matter as (select * from (${items.sql}) as every limit ?),
    ${oldestOfEach}`;
  return { sql: all, bindings: [...items.bindings, limit] };
}
