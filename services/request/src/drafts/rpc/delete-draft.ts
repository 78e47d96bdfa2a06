import { mustBeUser, readId } from '@setu/kit/rpc';
import { filesChanged } from '../../events.js';
import { notADraft } from '../../requests/domain/refusals.js';
import { demand } from '../../requests/domain/rights.js';
import type { Rpc } from '../../served.js';
import { actorIds } from '../../wire/access.js';

export const deleteDraft: Rpc<'deleteDraft'> =
  ({ write, clock, ids }) =>
  async (request, { actor }) => {
    mustBeUser(actor);
    const requestId = readId(request.requestId);
    return write(async (stores) => {
      const draft = await stores.requests.lock(requestId);
      demand(actor, draft, 'delete');
      if (draft.status !== 'draft') throw notADraft(draft);
      const { files } = await stores.conditions.of(requestId);
      const deletion = { field: 'status', from: 'draft', to: 'deleted' };
      await stores.audit.add([{ id: ids.id(), requestId, at: clock.now(), ...actorIds(actor), ...deletion }]);
      await stores.requests.delete(requestId);
      if (files.length > 0) await stores.outbox.add(filesChanged({ ...draft, version: draft.version + 1 }, []));
      return {};
    });
  };
