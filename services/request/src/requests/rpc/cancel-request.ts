import * as wire from '@setu/proto/request/requests';
import { rejectReasonWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { readTransitionFields } from '../changes/read-transition-fields.js';
import { transitionRequest } from '../changes/transition-request.js';
import { readRejection } from '../domain/rejection.js';

export const cancelRequest: Rpc<'cancelRequest'> =
  (deps) =>
  async (input, { actor }) => {
    const command = { actor, permission: 'cancel', input } as const;
    const rejection = await readTransitionFields(deps, { ...command, action: 'cancel' }, () =>
      readRejection({ reason: rejectReasonWord(input.reason), comment: input.comment }),
    );
    const transition = { action: 'cancel', rejection } as const;
    return transitionRequest(deps, { ...command, route: 'CancelRequest', transition }, wire.CancelRequestResponse);
  };
