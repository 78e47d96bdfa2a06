import { openStages, type StageLimit, type Terms } from '../../requests/domain/clocks.js';
import type { Status } from '../../requests/domain/lifecycle.js';
import { byDue } from '../../requests/store/due-order.js';
import { type ListedRequest, listedFields } from '../../requests/store/list-requests.js';
import { fromRow } from '../../store/fields.js';
import type { DeskScope } from '../domain/scope.js';
import { type DeskConn, type Limits, loadQuery, spendQuery, stagesQuery, waitingQuery } from './desk-queries.js';

/** A sum of amounts: paise, and kopecks at each one's own rate where all of them have one. */
interface Sum {
  count: number;
  paise: bigint;
  kopecks: bigint | undefined;
}

export interface StageSum extends Sum {
  status: Status;
  /** Those of them that are from the catalogue. */
  fromCatalogue: number;
  oldestAt: Date;
  late: number;
  lateFromCatalogue: number;
  /** Up to a day, to three, to five, to ten, and longer. */
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
  ages: string[];
}
interface LoadRow {
  manager_id: string | null;
  n: string;
  late: string;
}

/** How much of what waits is shown at once. */
export const waitingShown = 10;
const contracted: readonly Status[] = ['contracted', 'partially_paid', 'completed'];

const sumOf = ({ n, paise, kopecks }: SumRow): Sum => ({
  count: Number(n),
  paise: BigInt(paise),
  kopecks: kopecks === null ? undefined : BigInt(kopecks),
});

const limitsOf = (late: readonly StageLimit[]): Limits => ({
  statuses: late.map(({ status }) => status),
  moments: late.map(({ before }) => before.toISOString()),
});

/** What a desk shows, each in one query. */
export const deskStore = (conn: DeskConn) => ({
  /** The requests in these statuses, what is due first first, and how many there are. */
  async waiting(
    scope: DeskScope,
    statuses: readonly Status[],
    { terms, offset, most }: { terms: Terms; offset: number; most: number },
  ): Promise<{ rows: ListedRequest[]; total: number }> {
    const { sql, bindings } = byDue({ terms, descending: false });
    const rows: object[] = await waitingQuery(conn, scope, statuses)
      .join('condition', 'condition.request_id', 'request.id')
      .select('request.*', 'condition.count', 'condition.unit_en', 'condition.unit_ru', 'condition.picture_id')
      .orderByRaw(sql, bindings)
      .limit(most)
      .offset(offset);
    const [counted] = await waitingQuery(conn, scope, statuses).count({ n: '*' });
    return { rows: rows.map((row) => fromRow<ListedRequest>(listedFields, row)), total: Number(counted?.n ?? 0) };
  },

  /** Sums and ages of every stage that has requests, the finished one too. */
  async stages(scope: DeskScope, now: Date, late: readonly StageLimit[]): Promise<Map<Status, StageSum>> {
    const stages = [...openStages, 'completed'];
    const { rows }: { rows: StageRow[] } = await stagesQuery(conn, { scope, stages, limits: limitsOf(late), now });
    return new Map(
      rows.map(({ status, from_catalogue, oldest_at: oldestAt, late, late_from_catalogue, ages, ...sum }) => [
        status,
        {
          status,
          fromCatalogue: Number(from_catalogue),
          oldestAt,
          late: Number(late),
          lateFromCatalogue: Number(late_from_catalogue),
          ages: ages.map(Number),
          ...sumOf(sum),
        },
      ]),
    );
  },

  /** What a company has contracted, by month of the contract, the last twelve that have any, oldest first. */
  async spend(companyId: string): Promise<MonthSum[]> {
    const { rows }: { rows: (SumRow & { month: string })[] } = await spendQuery(conn, companyId, contracted);
    return rows.map(({ month, ...sum }) => ({ month, ...sumOf(sum) })).reverse();
  },

  /** Open requests by manager, the most first. */
  async load(late: readonly StageLimit[]): Promise<Load[]> {
    const { rows }: { rows: LoadRow[] } = await loadQuery(conn, openStages, limitsOf(late));
    return rows.map(({ manager_id, n, late }) => ({
      managerId: manager_id ?? undefined,
      open: Number(n),
      late: Number(late),
    }));
  },
});
