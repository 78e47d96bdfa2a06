import * as wire from '@setu/proto/request/requests';
import { rejectReasonWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { checkMove } from '../changes/check-move.js';
import { moveRequest } from '../changes/move-request.js';
import { readRejection } from '../domain/rejection.js';

export const cancelRequest: Rpc<'cancelRequest'> =
  (deps) =>
  async (asked, { actor }) => {
    const move = { actor, route: 'CancelRequest', permission: 'cancel', action: 'cancel', asked } as const;
    await checkMove(deps, move);
    return moveRequest(
      deps,
      { ...move, rejection: readRejection({ reason: rejectReasonWord(asked.reason), comment: asked.comment }) },
      wire.CancelRequestResponse,
    );
  };
