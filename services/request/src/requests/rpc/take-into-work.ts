import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { transitionRequest } from '../changes/transition-request.js';

export const takeIntoWork: Rpc<'takeIntoWork'> =
  (deps) =>
  (input, { actor }) =>
    transitionRequest(
      deps,
      { actor, route: 'TakeIntoWork', permission: 'manage', transition: { action: 'take_into_work' }, input },
      wire.TakeIntoWorkResponse,
    );
