import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';

export const takeIntoWork: Rpc<'takeIntoWork'> =
  (deps) =>
  (asked, { actor }) =>
    moveRequest(
      deps,
      { actor, route: 'TakeIntoWork', permission: 'manage', deed: { action: 'take_into_work' }, asked },
      wire.TakeIntoWorkResponse,
    );
