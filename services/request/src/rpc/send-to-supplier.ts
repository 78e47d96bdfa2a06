import type { Handler } from '@setu/kit/rpc';
import * as wire from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { moveRequest } from './move-request.js';

export const sendToSupplier =
  (deps: RequestDeps): Handler<typeof wire.RequestService, 'sendToSupplier'> =>
  (asked, { actor }) =>
    moveRequest(
      deps,
      { actor, route: 'SendToSupplier', permission: 'manage', action: 'send_to_supplier', asked },
      wire.SendToSupplierResponse,
    );
