import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { readTransitionFields } from '../changes/read-transition-fields.js';
import { transitionRequest } from '../changes/transition-request.js';
import { readContract } from '../domain/terms.js';

export const signContract: Rpc<'signContract'> =
  (deps) =>
  async (input, { actor }) => {
    const command = { actor, permission: 'manage', input } as const;
    const fields = await readTransitionFields(deps, { ...command, action: 'sign_contract' }, () => readContract(input));
    const transition = { action: 'sign_contract', ...fields } as const;
    return transitionRequest(deps, { ...command, route: 'SignContract', transition }, wire.SignContractResponse);
  };
