import * as wire from '@setu/proto/request/requests';
import { rejectReasonWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';
import { wordsOfMove } from '../changes/words-of-move.js';
import { readRejection } from '../domain/rejection.js';

export const rejectRequest: Rpc<'rejectRequest'> =
  (deps) =>
  async (asked, { actor }) => {
    const action = actor.companyType === 'supplier' ? 'reject_as_supplier' : 'reject_as_broker';
    const move = { actor, permission: 'reject', asked } as const;
    const rejection = await wordsOfMove(deps, { ...move, action }, () =>
      readRejection({ reason: rejectReasonWord(asked.reason), comment: asked.comment }),
    );
    const deed = { action, rejection } as const;
    return moveRequest(deps, { ...move, route: 'RejectRequest', deed }, wire.RejectRequestResponse);
  };
