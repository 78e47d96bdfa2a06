import type { Handler } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { readRejection } from '../domain/rejection.js';
import { checkMove } from './check-move.js';
import { moveRequest } from './move-request.js';

export const cancelRequest =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'cancelRequest'> =>
  async (asked, { actor }) => {
    const move = { actor, route: 'CancelRequest', permission: 'cancel', action: 'cancel', asked } as const;
    await checkMove(deps, move);
    return moveRequest(deps, { ...move, rejection: readRejection(asked) }, wire.CancelRequestResponse);
  };
