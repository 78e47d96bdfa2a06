import type { DeskStageView, PageContext, RequestStatus, UserPermission } from '@setu/contract';
import { type Reader, type RequestKind, toRequestList } from '../../requests/public';

/** Whose desk it is, and which request lists its figures lead to. */
export interface DeskReader {
  side: Reader;
  /** The list of a kind, of one or more statuses when given; undefined: this reader has no such list. */
  toList: (kind: RequestKind, statuses?: readonly RequestStatus[], isLate?: boolean) => string | undefined;
}

/** A list that shows some of a stage's requests, and how many. */
export interface StageList {
  kind: RequestKind;
  count: number;
  to: string;
}

/** The lists that together show a stage's requests: one for each kind there are some of, a supplier's of both. */
export const stageLists = (stage: DeskStageView, reader: DeskReader): StageList[] =>
  (['rfc', 'rfd'] as const).flatMap((kind) => {
    const to = reader.toList(kind, [stage.status]);
    const count = reader.side === 'supplier' ? stage.count : stage[kind];
    return count > 0 && to !== undefined ? [{ kind, count, to }] : [];
  });

/** The same for those of them that are late; only brokers' lists know what is. */
export const lateLists = (stage: DeskStageView, reader: DeskReader): StageList[] =>
  (['rfc', 'rfd'] as const).flatMap((kind) => {
    const to = reader.side === 'broker' ? reader.toList(kind, [stage.status], true) : undefined;
    const count = stage[`late_${kind}`];
    return count > 0 && to !== undefined ? [{ kind, count, to }] : [];
  });

const rightTo = { broker: 'request_queue', customer: 'commerce' } as const satisfies Record<string, UserPermission>;

/** Takes the signed-in user, gives his desk's ways; a supplier's one list stands as that of the catalogue. */
export function deskReaderOf(user: NonNullable<PageContext['user']>): DeskReader {
  const { type } = user.company;
  const side: Reader = type === 'broker' || type === 'supplier' ? type : 'customer';
  return {
    side,
    toList: (kind, statuses = [], isLate = false) => {
      if (side === 'supplier' ? kind === 'rfd' : !user.permissions.includes(rightTo[side])) return undefined;
      if (statuses.length === 0) return toRequestList(side, kind);
      const asked = [`status=${[...statuses].sort().join(',')}`];
      // A manager's desk counts what is his; of new requests also those nobody has taken, which no filter names.
      if (side === 'broker' && !user.roles.includes('TEAM_ADMIN') && !statuses.includes('new'))
        asked.push(`managers=${user.id}`);
      if (isLate) asked.push('clock=late');
      return `${toRequestList(side, kind)}?${asked.join('&')}`;
    },
  };
}
