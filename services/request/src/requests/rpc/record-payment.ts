import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { transitionRequest } from '../changes/transition-request.js';

export const recordPayment: Rpc<'recordPayment'> =
  (deps) =>
  (input, { actor }) =>
    transitionRequest(
      deps,
      { actor, route: 'RecordPayment', permission: 'manage', transition: { action: 'record_payment' }, input },
      wire.RecordPaymentResponse,
    );
