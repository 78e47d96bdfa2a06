import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { transitionRequest } from '../changes/transition-request.js';

export const sendToSupplier: Rpc<'sendToSupplier'> =
  (deps) =>
  (input, { actor }) =>
    transitionRequest(
      deps,
      { actor, route: 'SendToSupplier', permission: 'manage', transition: { action: 'send_to_supplier' }, input },
      wire.SendToSupplierResponse,
    );
