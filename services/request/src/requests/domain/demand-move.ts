import { type Action, after } from './lifecycle.js';
import { conflict } from './refusals.js';
import type { Request } from './request.js';
import { demand, type Party, type Permission, relationOf } from './rights.js';

/** A move as asked for: under which permission, from which version (0: whatever it is now). */
export interface DemandedMove {
  permission: Permission;
  action: Action;
  version: number;
}

/**
 * As demand, for a move. A manager who lost a race to another one is told where the request stands (`conflict`), not
 * that it is somebody else's: when he pressed the button it was nobody's.
 */
export function demandMove(party: Party, request: Request | undefined, move: DemandedMove): asserts request is Request {
  const mayHaveManaged = move.permission === 'manage' || move.permission === 'reject';
  if (request !== undefined && mayHaveManaged && relationOf(party, request) === 'onlooking') {
    const isOld = move.version !== 0 && move.version !== request.version;
    if (isOld || after(request.status, move.action) === undefined) throw conflict(request);
  }
  demand(party, request, move.permission);
}
