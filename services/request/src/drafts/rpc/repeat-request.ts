import { mustBeUser, readId } from '@setu/kit/rpc';
import { wireRequestKind } from '@setu/proto/wire-words';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { readCard, readContact } from '../../wire/read-input.js';
import { copyAsDraft } from '../changes/copy-as-draft.js';

export const repeatRequest: Rpc<'repeatRequest'> =
  (deps) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const sourceId = readId(request.requestId);
    const card = request.card && readCard(request.card);
    const contact = readContact(request.contact);
    return deps.write(async (stores) => {
      const source = await stores.requests.get(sourceId);
      demand(actor, source, 'repeat');
      const isOffered = card !== undefined && source.skuId === card.skuId && (await stores.cards.learn(card));
      const copying = { actor, source, contact, card: isOffered ? card : undefined };
      return { requestId: await copyAsDraft(deps, stores, copying), kind: wireRequestKind(source.kind) };
    });
  };
