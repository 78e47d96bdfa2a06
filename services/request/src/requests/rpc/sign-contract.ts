import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';
import { wordsOfMove } from '../changes/words-of-move.js';
import { readContract } from '../domain/terms.js';

export const signContract: Rpc<'signContract'> =
  (deps) =>
  async (asked, { actor }) => {
    const move = { actor, permission: 'manage', asked } as const;
    const words = await wordsOfMove(deps, { ...move, action: 'sign_contract' }, () => readContract(asked));
    const deed = { action: 'sign_contract', ...words } as const;
    return moveRequest(deps, { ...move, route: 'SignContract', deed }, wire.SignContractResponse);
  };
