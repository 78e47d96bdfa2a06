import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';
import { wordsOfMove } from '../changes/words-of-move.js';
import { readChoice } from '../domain/terms.js';

export const selectSupplier: Rpc<'selectSupplier'> =
  (deps) =>
  async (asked, { actor }) => {
    const move = { actor, permission: 'manage', asked } as const;
    const words = await wordsOfMove(deps, { ...move, action: 'select_supplier' }, () => readChoice(asked));
    const deed = { action: 'select_supplier', ...words } as const;
    return moveRequest(deps, { ...move, route: 'SelectSupplier', deed }, wire.SelectSupplierResponse);
  };
