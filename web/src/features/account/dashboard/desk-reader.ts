import type { PageContext, RequestStatus, UserPermission } from '@setu/contract';
import { type Reader, type RequestKind, toRequestList } from '../../requests/public';

/** Whose desk it is, and which request lists its figures lead to. */
export interface DeskReader {
  side: Reader;
  /** The list of a kind, of one or more statuses when given; undefined: this reader has no such list. */
  toList: (kind: RequestKind, statuses?: readonly RequestStatus[]) => string | undefined;
}

const rightTo = { broker: 'request_queue', customer: 'commerce' } as const satisfies Record<string, UserPermission>;

/** Takes the signed-in user, gives his desk's ways; suppliers have no request lists. */
export function deskReaderOf(user: NonNullable<PageContext['user']>): DeskReader {
  const { type } = user.company;
  const side: Reader = type === 'broker' || type === 'supplier' ? type : 'customer';
  return {
    side,
    toList: (kind, statuses = []) => {
      if (side === 'supplier' || !user.permissions.includes(rightTo[side])) return undefined;
      const search = statuses.length === 0 ? '' : `?status=${[...statuses].sort().join(',')}`;
      return `${toRequestList(side, kind)}${search}`;
    },
  };
}
