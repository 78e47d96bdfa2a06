import type { Handler } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { moveRequest } from './move-request.js';

export const takeIntoWork =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'takeIntoWork'> =>
  (asked, { actor }) =>
    moveRequest(
      deps,
      { actor, route: 'TakeIntoWork', permission: 'manage', action: 'take_into_work', asked },
      wire.TakeIntoWorkResponse,
    );
