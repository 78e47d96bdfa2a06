import type { Knex, TableConn } from '@setu/kit/db';
import type { ContractTables } from '../../contracts/store/contracts.js';
import { handedOver } from '../../milestones/store/handed-over.js';
import { statusesAwaiting, statusesHandedTo } from '../../requests/domain/sla-timers.js';
import { hasPart, partOf } from '../../requests/store/has-part.js';
import { knownAmounts, knownRoubles } from '../../requests/store/known-amounts.js';
import { lotInRoublesSql } from '../../requests/store/lot-in-roubles.js';
import { isOwn, ofManagers, ownedBy } from '../../requests/store/scopes.js';
import { shownStatus } from '../../requests/store/shown-status.js';
import type { RequestTables } from '../../requests/store/tables.js';
import type { DeskScope } from '../domain/scope.js';

export type DeskTables = RequestTables & ContractTables;
export type DeskConn = TableConn<DeskTables>;

interface Fragment {
  sql: string;
  bindings: (string | string[])[];
}

/**
 * Returns the SQL condition on `request` for a scope. A customer sees the company's published requests and their own
 * drafts.
 */
export const conditionOf = (scope: DeskScope): Fragment => {
  if (scope.of === 'customer') return { sql: isOwn, bindings: ownedBy(scope) };
  if (scope.of === 'supplier') return { sql: hasPart, bindings: partOf(scope.companyId) };
  if (scope.userId === undefined) return { sql: 'true', bindings: [] };
  return ofManagers({ ids: [scope.userId], unassigned: true });
};

/**
 * The limits for late requests: a request is late if it entered `statuses[i]` before `instants[i]`. Two arrays, as
 * `unnest` needs.
 */
export interface Limits {
  statuses: string[];
  instants: string[];
}

const handedOverFor = (scope: DeskScope): Fragment => handedOver(scope.of === 'supplier' ? scope.companyId : undefined);

/** Returns the SQL condition on `request` that the side of a scope is the responsible party. */
export const isTurnOf = (scope: DeskScope): Fragment => {
  const handed = statusesHandedTo(scope.of);
  const over = handedOverFor(scope);
  return {
    sql: `request.status = any(?) and (request.status = any(?)) = ${over.sql}`,
    bindings: [[...statusesAwaiting(scope.of), ...handed], [...handed], ...over.bindings],
  };
};

/** Selects the requests of a scope for which its side is the responsible party. */
export function waitingQuery(conn: DeskConn, scope: DeskScope): Knex.QueryBuilder {
  const { sql, bindings } = conditionOf(scope);
  const turn = isTurnOf(scope);
  const rows: Knex.QueryBuilder = conn('request');
  return rows.whereRaw(`${turn.sql} and ${sql}`, [...turn.bindings, ...bindings]);
}

const age = (from: number, to: number | null): string =>
  `count(*) filter (where request.status_at <= ?::timestamptz - interval '${from} days'${
    to === null ? '' : ` and request.status_at > ?::timestamptz - interval '${to} days'`
  })`;

interface StageParts {
  shown: string;
  late: string;
  today: string;
  amounts: string;
  condition: string;
}

// Without the offset, Postgres would compute the value in each place that names it.
const knownOnce = `select ${knownRoubles} as kopecks offset 0`;

const stagesBy = ({
  shown,
  late,
  today,
  amounts,
  condition,
}: StageParts): string => `select ${shown} as status, count(*) as n, count(*) filter (where request.kind = 'rfc') as from_catalogue,
    coalesce(sum(amount.minor), 0) as paise,
    case when bool_and(known.kopecks is not null) then sum(known.kopecks) end as kopecks,
    coalesce(bool_or(amount.is_lower_bound), false) as is_lower_bound, min(request.status_at) as oldest_at,
    count(*) filter (where ${late}) as late,
    count(*) filter (where ${late} and request.kind = 'rfc') as late_from_catalogue,
    count(*) filter (where ${today}) as due_today,
    count(*) filter (where ${today} and request.kind = 'rfc') as due_today_from_catalogue,
    array[count(*) filter (where request.status_at > ?::timestamptz - interval '1 day'),
      ${age(1, 3)}, ${age(3, 5)}, ${age(5, 10)}, ${age(10, null)}] as ages
  from request join condition on condition.request_id = request.id ${amounts}
    cross join lateral (${knownOnce}) known
    left join unnest(?::text[], ?::timestamptz[], ?::timestamptz[]) as limits(status, before, today)
      on limits.status = request.status
  where request.status = any(?) and ${condition}
  group by 1`;

/**
 * Counts the requests of a scope by the stage in which they are shown, with sums, the oldest date, and the numbers that are late and due today.
 * `today` has the instants of `limits` for the end of the day.
 */
export function stagesQuery(
  conn: DeskConn,
  of: { scope: DeskScope; stages: readonly string[]; limits: Limits; today: readonly string[]; now: Date },
): Knex.Raw {
  const { sql: condition, bindings } = conditionOf(of.scope);
  const shown = shownStatus(of.scope.of === 'supplier' ? of.scope.companyId : undefined);
  const now = of.now.toISOString();
  const instants = Array.from({ length: 8 }, () => now);
  const { statuses, instants: before } = of.limits;
  const amounts = knownAmounts(of.scope);
  // The broker answers for every stage until it ends. The other sides answer until they hand it over.
  const bound = of.scope.of === 'broker' ? { sql: 'true', bindings: [] } : handedOverFor(of.scope);
  const isBound = of.scope.of === 'broker' ? bound.sql : `not ${bound.sql}`;
  const late = `request.status_at < limits.before and ${isBound}`;
  const dueToday = `request.status_at >= limits.before and request.status_at < limits.today and ${isBound}`;
  const parts = { shown: shown.sql, late, today: dueToday, amounts: amounts.sql, condition };
  return conn.raw(stagesBy(parts), [
    ...shown.bindings,
    ...[...bound.bindings, ...bound.bindings, ...bound.bindings, ...bound.bindings, ...instants, ...amounts.bindings],
    ...[statuses, before, [...of.today], [...of.stages], ...bindings],
  ]);
}

const recent = (from: number, to: number): string =>
  `count(*) filter (where status_at <= ?::timestamptz - interval '${from} days'
    and status_at > ?::timestamptz - interval '${to} days')`;

const completedStage = (
  whose: readonly string[],
): string => `with recent as (select count(*) filter (where status_at > ?::timestamptz - interval '1 day') as day,
      ${recent(1, 3)} as days3, ${recent(3, 5)} as days5, ${recent(5, 10)} as days10
    from request where status = 'completed' and status_at > ?::timestamptz - interval '10 days' and (${whose.join(' or ')})),
  stored as (select sum(n) as n, coalesce(sum(n) filter (where kind = 'rfc'), 0) as from_catalogue, sum(paise) as paise,
      case when sum(unrated) = 0 then sum(kopecks) end as kopecks
    from status_count where status = 'completed' and (${whose.join(' or ')}))
  select 'completed' as status, stored.*, false as is_lower_bound,
    least(${whose.map((of) => `(select min(status_at) from request where status = 'completed' and ${of})`).join(', ')}) as oldest_at,
    0 as late, 0 as late_from_catalogue, 0 as due_today, 0 as due_today_from_catalogue,
    array[day, days3, days5, days10, n - day - days3 - days5 - days10] as ages
  from stored, recent where stored.n > 0`;

/**
 * Returns the stage of the completed requests of a broker's desk, as `stagesQuery` does, from their stored count and
 * sums. Reads only the requests that were completed in the last ten days, because the others are all equally old.
 */
export function completedStageQuery(conn: DeskConn, { userId }: { userId: string | undefined }, now: Date): Knex.Raw {
  const whose = userId === undefined ? ['true'] : ['broker_manager_id is null', 'broker_manager_id = ?'];
  const at = Array.from({ length: 8 }, () => now.toISOString());
  const managers = userId === undefined ? [] : [userId, userId, userId];
  return conn.raw(completedStage(whose), [...at, ...managers]);
}

const spendByMonth = `select to_char(contract.at at time zone 'Europe/Moscow', 'YYYY-MM') as month, count(*) as n,
    sum(contract.price_minor) as paise,
    case when bool_and(contract.rate is not null) then sum(${lotInRoublesSql({ minor: 'contract.price_minor', count: 'condition.count', rate: 'contract.rate' })}) end as kopecks
  from request join contract on contract.request_id = request.id join condition on condition.request_id = request.id
  where request.customer_company_id = ? and request.status = any(?)
  group by 1 order by 1 desc limit 12`;

/**
 * Sums a company's contracted requests by month, newest month first. Requests rejected after the contract do not count.
 */
export const spendQuery = (conn: DeskConn, companyId: string, statuses: readonly string[]): Knex.Raw =>
  conn.raw(spendByMonth, [companyId, [...statuses]]);

const loadByManager = `select request.broker_manager_id as manager_id, count(*) as n,
    count(*) filter (where request.status_at < limits.before) as late
  from request left join unnest(?::text[], ?::timestamptz[]) as limits(status, before) on limits.status = request.status
  where request.status = any(?)
  group by 1 order by n desc, manager_id nulls first limit 20`;

/** Counts open requests by manager, highest first. */
export const loadQuery = (conn: DeskConn, stages: readonly string[], limits: Limits): Knex.Raw =>
  conn.raw(loadByManager, [limits.statuses, limits.instants, [...stages]]);

const answersSince = (condition: string): string => `select count(*) as answers,
    percentile_cont(0.5) within group (order by extract(epoch from answered.at - request.published_at)) as median
  from request join lateral (select event.at, event.by_user_id from status_event event
      where event.request_id = request.id and event.status = any(?) order by event.seq limit 1) answered on true
  where request.status <> 'draft' and not request.is_created_by_broker and request.published_at >= ? and ${condition}`;

/**
 * Counts the customers' requests published since a moment that a manager answered, and takes the median time until the
 * answer. Only the answers of one manager, or of all.
 */
export const firstAnswersQuery = (
  conn: DeskConn,
  { statuses, since, userId }: { statuses: readonly string[]; since: Date; userId: string | undefined },
): Knex.Raw =>
  conn.raw(answersSince(userId === undefined ? 'true' : 'answered.by_user_id = ?'), [
    ...[[...statuses], since.toISOString()],
    ...(userId === undefined ? [] : [userId]),
  ]);
