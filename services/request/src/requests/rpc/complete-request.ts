import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';

export const completeRequest: Rpc<'completeRequest'> =
  (deps) =>
  (asked, { actor }) =>
    moveRequest(
      deps,
      { actor, route: 'CompleteRequest', permission: 'manage', deed: { action: 'complete' }, asked },
      wire.CompleteRequestResponse,
    );
