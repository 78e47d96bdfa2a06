import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { transitionRequest } from '../changes/transition-request.js';

export const completeRequest: Rpc<'completeRequest'> =
  (deps) =>
  (input, { actor }) =>
    transitionRequest(
      deps,
      { actor, route: 'CompleteRequest', permission: 'manage', transition: { action: 'complete' }, input },
      wire.CompleteRequestResponse,
    );
