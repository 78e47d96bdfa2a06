import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';

export const sendToSupplier: Rpc<'sendToSupplier'> =
  (deps) =>
  (asked, { actor }) =>
    moveRequest(
      deps,
      { actor, route: 'SendToSupplier', permission: 'manage', deed: { action: 'send_to_supplier' }, asked },
      wire.SendToSupplierResponse,
    );
