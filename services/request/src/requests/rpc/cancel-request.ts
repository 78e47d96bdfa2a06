import * as wire from '@setu/proto/request/requests';
import { rejectReasonWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';
import { wordsOfMove } from '../changes/words-of-move.js';
import { readRejection } from '../domain/rejection.js';

export const cancelRequest: Rpc<'cancelRequest'> =
  (deps) =>
  async (asked, { actor }) => {
    const move = { actor, permission: 'cancel', asked } as const;
    const rejection = await wordsOfMove(deps, { ...move, action: 'cancel' }, () =>
      readRejection({ reason: rejectReasonWord(asked.reason), comment: asked.comment }),
    );
    const deed = { action: 'cancel', rejection } as const;
    return moveRequest(deps, { ...move, route: 'CancelRequest', deed }, wire.CancelRequestResponse);
  };
