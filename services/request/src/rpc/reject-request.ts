import type { Handler } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { readRejection } from '../domain/rejection.js';
import { checkMove } from './check-move.js';
import { moveRequest } from './move-request.js';

export const rejectRequest =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'rejectRequest'> =>
  async (asked, { actor }) => {
    const action = actor.companyType === 'supplier' ? 'reject_as_supplier' : 'reject_as_broker';
    const move = { actor, route: 'RejectRequest', permission: 'reject', action, asked } as const;
    await checkMove(deps, move);
    return moveRequest(deps, { ...move, rejection: readRejection(asked) }, wire.RejectRequestResponse);
  };
