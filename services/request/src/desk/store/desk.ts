import type { Status } from '../../requests/domain/lifecycle.js';
import type { Request } from '../../requests/domain/request.js';
import { openStages, type SlaTerms, type StageLimit } from '../../requests/domain/sla-timers.js';
import { byDue } from '../../requests/store/due-order.js';
import { withCondition } from '../../requests/store/list-query.js';
import { type ListedRequest, listedFields } from '../../requests/store/list-requests.js';
import { supplierDue } from '../../requests/store/turn-order.js';
import { fromRow } from '../../store/fields.js';
import type { Answers } from '../domain/first-answer.js';
import type { DeskScope } from '../domain/scope.js';
import {
  completedStageQuery,
  type DeskConn,
  firstAnswersQuery,
  type Limits,
  loadQuery,
  spendQuery,
  stagesQuery,
  waitingQuery,
} from './desk-queries.js';

/**
 * A sum of amounts in paise. If every amount has an exchange rate, also the sum in kopecks, with each amount at its own
 * rate.
 */
interface Sum {
  count: number;
  paise: bigint;
  kopecks: bigint | undefined;
}

export interface StageSum extends Sum {
  status: Status;
  /** How many of the requests are from the catalogue. */
  fromCatalogue: number;
  oldestAt: Date;
  late: number;
  lateFromCatalogue: number;
  /** How many are not late yet but will be by the end of the day. */
  dueToday: number;
  dueTodayFromCatalogue: number;
  /** Whether a price is a range, of which only the lower end counts. */
  isLowerBound: boolean;
  /** Counts by age: up to 1 day, up to 3, up to 5, up to 10, and over 10 days. */
  ages: number[];
}

export interface MonthSum extends Sum {
  month: string;
}

export interface Load {
  managerId: string | undefined;
  open: number;
  late: number;
}

interface SumRow {
  n: string;
  paise: string;
  kopecks: string | null;
}
interface StageRow extends SumRow {
  status: Status;
  from_catalogue: string;
  oldest_at: Date;
  late: string;
  late_from_catalogue: string;
  due_today: string;
  due_today_from_catalogue: string;
  is_lower_bound: boolean;
  ages: string[];
}
interface LoadRow {
  manager_id: string | null;
  n: string;
  late: string;
}

/** The number of waiting items shown on one page. */
export const waitingShown = 10;
const contracted: readonly Status[] = ['contracted', 'partially_paid', 'completed'];

const sumOf = ({ n, paise, kopecks }: SumRow): Sum => ({
  count: Number(n),
  paise: BigInt(paise),
  kopecks: kopecks === null ? undefined : BigInt(kopecks),
});

const limitsOf = (late: readonly StageLimit[]): Limits => ({
  statuses: late.map(({ status }) => status),
  instants: late.map(({ before }) => before.toISOString()),
});

/** The store of the desk. Each method is one query. */
export const deskStore = (conn: DeskConn) => ({
  /** Returns the requests that the scope's side is responsible for, earliest deadline first, and their total number. */
  async waiting(
    scope: DeskScope,
    { terms, offset, limit }: { terms: SlaTerms; offset: number; limit: number },
  ): Promise<{ rows: ListedRequest[]; total: number }> {
    const due = scope.of === 'supplier' ? supplierDue(terms) : undefined;
    const { sql, bindings } = due
      ? { ...due, sql: `${due.sql} nulls last, request.status_at desc, request.id` }
      : byDue({ terms, descending: false });
    // Sorts ids first, because an index has all that their order needs.
    const ids = waitingQuery(conn, scope).orderByRaw(sql, bindings).select('request.id').limit(limit).offset(offset);
    const rows: object[] = await withCondition(conn('request').whereIn('request.id', ids)).orderByRaw(sql, bindings);
    const [counted] = await waitingQuery(conn, scope).count({ n: '*' });
    return { rows: rows.map((row) => fromRow<ListedRequest>(listedFields, row)), total: Number(counted?.n ?? 0) };
  },

  /** Returns the requests in a status that the scope's side is responsible for. */
  async waitingIn(scope: DeskScope, status: Status): Promise<Pick<Request, 'id' | 'kind'>[]> {
    return waitingQuery(conn, scope).where('request.status', status).select('request.id', 'request.kind');
  },

  /** Returns sums and ages of every stage that has requests, including the completed one. */
  async stages(
    scope: DeskScope,
    { now, late, today }: { now: Date; late: readonly StageLimit[]; today: readonly StageLimit[] },
  ): Promise<Map<Status, StageSum>> {
    const stages = scope.of === 'broker' ? openStages : [...openStages, 'completed'];
    const of = { scope, stages, now, limits: limitsOf(late), today: limitsOf(today).instants };
    const found: { rows: StageRow[] }[] = await Promise.all([
      stagesQuery(conn, of),
      ...(scope.of === 'broker' ? [completedStageQuery(conn, scope, now)] : []),
    ]);
    const rows = found.flatMap(({ rows }) => rows);
    return new Map(
      rows.map(
        ({
          status,
          from_catalogue,
          oldest_at: oldestAt,
          late,
          late_from_catalogue,
          due_today,
          due_today_from_catalogue,
          ages,
          ...sum
        }) => [
          status,
          {
            isLowerBound: sum.is_lower_bound,
            status,
            fromCatalogue: Number(from_catalogue),
            oldestAt,
            late: Number(late),
            lateFromCatalogue: Number(late_from_catalogue),
            dueToday: Number(due_today),
            dueTodayFromCatalogue: Number(due_today_from_catalogue),
            ages: ages.map(Number),
            ...sumOf(sum),
          },
        ],
      ),
    );
  },

  /**
   * Returns the sums of a company's contracted requests by month of the contract. Covers the last twelve months that
   * have contracts, oldest first.
   */
  async spend(companyId: string): Promise<MonthSum[]> {
    const { rows }: { rows: (SumRow & { month: string })[] } = await spendQuery(conn, companyId, contracted);
    return rows.map(({ month, ...sum }) => ({ month, ...sumOf(sum) })).reverse();
  },

  /** Returns how many requests a manager answered, or all managers, and the median time until the answer. */
  async firstAnswers(of: Parameters<typeof firstAnswersQuery>[1]): Promise<Answers> {
    const { rows }: { rows: { answers: string; median: number | null }[] } = await firstAnswersQuery(conn, of);
    return { count: Number(rows[0]?.answers ?? 0), medianSeconds: rows[0]?.median ?? 0 };
  },

  /** Counts open requests by manager, highest first. */
  async load(late: readonly StageLimit[]): Promise<Load[]> {
    const { rows }: { rows: LoadRow[] } = await loadQuery(conn, openStages, limitsOf(late));
    return rows.map(({ manager_id, n, late }) => ({
      managerId: manager_id ?? undefined,
      open: Number(n),
      late: Number(late),
    }));
  },
});
