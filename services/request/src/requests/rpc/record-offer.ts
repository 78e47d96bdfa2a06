import * as wire from '@setu/proto/request/requests';
import { mustStand } from '../../invitations/changes/must-stand.js';
import type { Rpc } from '../../served.js';
import { type AskedMove, moveRequest } from '../changes/move-request.js';
import { wordsOfMove } from '../changes/words-of-move.js';
import { readOffer } from '../domain/terms.js';

export const recordOffer: Rpc<'recordOffer'> =
  (deps) =>
  async (asked, { actor }) => {
    const move = { actor, permission: 'manage', asked } as const;
    const words = await wordsOfMove(deps, { ...move, action: 'record_offer' }, () => readOffer(asked));
    const deed = { action: 'record_offer', ...words } as const;
    const { offer } = asked;
    const stillStands: AskedMove['stillStands'] =
      offer && ((stores, { id }) => mustStand(stores, id, offer, deps.clock.now()));
    return moveRequest(
      deps,
      { ...move, route: 'RecordOffer', deed, ...(stillStands && { stillStands }) },
      wire.RecordOfferResponse,
    );
  };
