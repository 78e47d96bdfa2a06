import type { Handler } from '@setu/kit/rpc';
import { mustBeUser, readId } from '@setu/kit/rpc';
import type { RequestService } from '@setu/proto/request';
import type { RequestDeps } from '../deps.js';
import { notADraft } from '../domain/refusals.js';
import { demand } from '../domain/rights.js';
import { filesChanged } from '../events.js';
import { actorIds } from './access.js';

export const deleteDraft =
  ({ write, clock, ids }: RequestDeps): Handler<typeof RequestService, 'deleteDraft'> =>
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
