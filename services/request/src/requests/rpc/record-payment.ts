import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';

export const recordPayment: Rpc<'recordPayment'> =
  (deps) =>
  (asked, { actor }) =>
    moveRequest(
      deps,
      { actor, route: 'RecordPayment', permission: 'manage', deed: { action: 'record_payment' }, asked },
      wire.RecordPaymentResponse,
    );
