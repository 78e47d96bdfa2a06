import type { Handler } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { readRejection } from '../domain/rejection.js';
import { checkVisible } from './check-visible.js';
import { moveRequest } from './move-request.js';

export const rejectRequest =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'rejectRequest'> =>
  async (asked, { actor }) => {
    await checkVisible(deps, { actor, requestId: asked.requestId, permission: 'reject' });
    const rejection = readRejection(asked);
    const action = actor.companyType === 'supplier' ? 'reject_as_supplier' : 'reject_as_broker';
    const move = { actor, route: 'RejectRequest', permission: 'reject', action, asked, rejection } as const;
    return moveRequest(deps, move, wire.RejectRequestResponse);
  };
