import type { DeskStageView, PageContext, RequestStatus, UserPermission } from '@setu/contract';
import { type Reader, type RequestKind, toRequestList } from '../../requests/public';

/** The reader of a dashboard, and the request lists that its numbers link to. */
export interface DeskReader {
  side: Reader;
  /** False for administrators: neither requests nor cards wait for them. */
  hasTasks: boolean;
  /** Returns the list of a kind, optionally filtered by status and deadline. Undefined if the reader has no such list. */
  toList: (kind: RequestKind, statuses?: readonly RequestStatus[], clock?: 'late' | 'today') => string | undefined;
}

/** A list with some of a stage's requests, and their number. */
export interface StageList {
  kind: RequestKind;
  count: number;
  to: string;
}

/**
 * Returns the lists that together show a stage's requests: one list for each kind that has any. A supplier has one list
 * for both kinds.
 */
export const stageLists = (stage: DeskStageView, reader: DeskReader): StageList[] =>
  (['rfc', 'rfd'] as const).flatMap((kind) => {
    const to = reader.toList(kind, [stage.status]);
    const count = reader.side === 'supplier' ? stage.count : stage[kind];
    return count > 0 && to !== undefined ? [{ kind, count, to }] : [];
  });

/** Returns the lists of a stage's overdue requests. Only brokers' lists can filter by that. */
export const lateLists = (stage: DeskStageView, reader: DeskReader): StageList[] =>
  (['rfc', 'rfd'] as const).flatMap((kind) => {
    const to = reader.side === 'broker' ? reader.toList(kind, [stage.status], 'late') : undefined;
    const count = stage[`late_${kind}`];
    return count > 0 && to !== undefined ? [{ kind, count, to }] : [];
  });

/** Returns the lists of the requests of all stages that are overdue or due today, one for each kind that has any. */
export const clockTotals = (
  stages: readonly DeskStageView[],
  clock: 'late' | 'today',
  reader: DeskReader,
): StageList[] =>
  (['rfc', 'rfd'] as const).flatMap((kind) => {
    const to = reader.toList(kind, [], clock);
    const name = clock === 'late' ? (`late_${kind}` as const) : (`due_today_${kind}` as const);
    const count = stages.reduce((sum, stage) => sum + stage[name], 0);
    return count > 0 && to !== undefined ? [{ kind, count, to }] : [];
  });

const queues: readonly UserPermission[] = ['request_queue', 'review_queue', 'application_queue'];

const rightTo = { broker: 'request_queue', customer: 'commerce' } as const satisfies Record<string, UserPermission>;

/**
 * Returns the reader of a dashboard for the signed-in user. A supplier's single list is treated as the list of
 * catalogue requests.
 */
export function deskReaderOf(user: NonNullable<PageContext['user']>): DeskReader {
  const { type } = user.company;
  const side: Reader = type === 'broker' || type === 'supplier' ? type : 'customer';
  return {
    side,
    hasTasks: side !== 'broker' || user.permissions.some((name) => queues.includes(name)),
    toList: (kind, statuses = [], clock = undefined) => {
      if (side === 'supplier' ? kind === 'rfd' : !user.permissions.includes(rightTo[side])) return undefined;
      if (statuses.length === 0 && !clock) return toRequestList(side, kind);
      const filters = statuses.length > 0 ? [`status=${[...statuses].sort().join(',')}`] : [];
      // A manager's dashboard counts the manager's own requests and those without a manager.
      if (side === 'broker' && !user.roles.includes('TEAM_ADMIN')) filters.push(`managers=${user.id},none`);
      if (clock) filters.push(`clock=${clock}`);
      return `${toRequestList(side, kind)}?${filters.join('&')}`;
    },
  };
}
