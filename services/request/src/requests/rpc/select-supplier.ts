import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { readTransitionFields } from '../changes/read-transition-fields.js';
import { transitionRequest } from '../changes/transition-request.js';
import { readChoice } from '../domain/terms.js';

export const selectSupplier: Rpc<'selectSupplier'> =
  (deps) =>
  async (input, { actor }) => {
    const command = { actor, permission: 'manage', input } as const;
    const fields = await readTransitionFields(deps, { ...command, action: 'select_supplier' }, () => readChoice(input));
    const transition = { action: 'select_supplier', ...fields } as const;
    return transitionRequest(deps, { ...command, route: 'SelectSupplier', transition }, wire.SelectSupplierResponse);
  };
