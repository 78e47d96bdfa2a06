import * as wire from '@setu/proto/request/requests';
import { rejectReasonWord } from '@setu/proto/wire-words';
import type { Rpc } from '../../served.js';
import { readTransitionFields } from '../changes/read-transition-fields.js';
import { transitionRequest } from '../changes/transition-request.js';
import { readRejection } from '../domain/rejection.js';

export const rejectRequest: Rpc<'rejectRequest'> =
  (deps) =>
  async (input, { actor }) => {
    const action = actor.companyType === 'supplier' ? 'reject_as_supplier' : 'reject_as_broker';
    const command = { actor, permission: 'reject', input } as const;
    const rejection = await readTransitionFields(deps, { ...command, action }, () =>
      readRejection({ reason: rejectReasonWord(input.reason), comment: input.comment }),
    );
    const transition = { action, rejection } as const;
    return transitionRequest(deps, { ...command, route: 'RejectRequest', transition }, wire.RejectRequestResponse);
  };
