import type { Handler } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { readRejection } from '../domain/rejection.js';
import { checkVisible } from './check-visible.js';
import { moveRequest } from './move-request.js';

export const cancelRequest =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'cancelRequest'> =>
  async (asked, { actor }) => {
    await checkVisible(deps, { actor, requestId: asked.requestId, permission: 'cancel' });
    const rejection = readRejection(asked);
    const move = { actor, route: 'CancelRequest', permission: 'cancel', action: 'cancel', asked, rejection } as const;
    return moveRequest(deps, move, wire.CancelRequestResponse);
  };
