import * as wire from '@setu/proto/request/requests';
import type { Rpc } from '../../served.js';
import { moveRequest } from '../changes/move-request.js';
import { wordsOfMove } from '../changes/words-of-move.js';
import { readOffer } from '../domain/terms.js';

export const recordOffer: Rpc<'recordOffer'> =
  (deps) =>
  async (asked, { actor }) => {
    const move = { actor, permission: 'manage', asked } as const;
    const words = await wordsOfMove(deps, { ...move, action: 'record_offer' }, () => readOffer(asked));
    const deed = { action: 'record_offer', ...words } as const;
    return moveRequest(deps, { ...move, route: 'RecordOffer', deed }, wire.RecordOfferResponse);
  };
